import { expect, it } from 'vitest';
import { invoiceOf } from './read.ts';

const inMinorUnits = (totalMinor: number, currency: string) =>
  invoiceOf({
    invoice_number: 'HARBOUR-2026-000001',
    issued_on: '2026/11/20',
    content: {
      corrects: null,
      issuer: { name: 'Harbour Hotels Ltd', addressLines: ['1 Quay'], vatId: null },
      recipient: { name: 'Ada Byron', companyName: null, vatId: null, addressLines: ['1 Row'] },
      propertyName: 'Harbour',
      referenceNumber: 'REF',
      poNumber: null,
      dateFrom: '2026/12/01',
      dateTo: '2026/12/02',
      items: [{ roomType: 'Double', ratePlan: 'Flexible', guest: 'Ada Byron', lines: [], totalMinor }],
      vat: [],
      untaxedMinor: 0,
      otherTaxes: [],
      containedTaxes: [],
      netMinor: totalMinor,
      totalMinor,
      voucherMinor: 0,
      paidMinor: 0,
      currency,
    },
  });

it.each([
  ['GBP', 12_345, 123.45],
  ['JPY', 12_345, 12_345],
  ['KWD', 12_345, 12.345],
])('an invoice has as many decimals as its currency: %s', (currency, minor, amount) => {
  const { items, net, total, balance } = inMinorUnits(minor, currency);
  expect([items[0]?.totalCost, net, total, balance]).toEqual([amount, amount, amount, amount]);
});
