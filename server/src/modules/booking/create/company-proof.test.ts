import { describe, expect, it } from 'vitest';
import type { CompanyInvoice } from '../../../db/content.ts';
import { companyProof } from './company-proof.ts';

const company = (changes: Partial<CompanyInvoice> = {}): CompanyInvoice => ({
  invoicePin: '4711',
  emailDomains: ['acme.example'],
  invoiceWithoutProof: 'OnRequest',
  ...changes,
});

describe('whoever books for a company', () => {
  it.each([
    ['knows its PIN', company(), ' 4711 ', null, 'proven'],
    ['guesses its PIN', company(), '4712', null, 'rejected'],
    ['knows its name only', company(), null, null, 'unproven'],
    ['has confirmed an address of its domain', company(), null, 'Ada@ACME.example', 'proven'],
    ['has confirmed one of a domain that ends alike', company(), null, 'ada@notacme.example', 'unproven'],
    ['has confirmed one of a domain below it', company(), null, 'ada@x.acme.example', 'unproven'],
    [
      'names a company that has nothing to show',
      company({ invoicePin: null, emailDomains: [] }),
      '1',
      null,
      'unproven',
    ],
    ['names one that the hotel trusts', company({ invoiceWithoutProof: 'Confirmed' }), null, null, 'proven'],
  ] as const)('%s', (_who, invoice, pin, confirmedEmail, proof) => {
    const guest = confirmedEmail === null ? null : { confirmedEmail };
    expect(companyProof(invoice, pin, guest)).toBe(proof);
  });
});
