import type { Invoice, InvoiceResponse } from '../contracts/index.ts';

/** Three nights in a double with VAT of 20 % in the price, a city tax beside it, paid in full. */
export const anInvoice = (overrides: Partial<Invoice> = {}): Invoice => ({
  number: 'HARBOUR-2026-000001',
  issuedOn: '2026/11/20',
  corrects: null,
  issuer: { name: 'Harbour Hotels Ltd', addressLines: ['1 Quay', 'Plymouth'], vatId: 'GB123456789' },
  recipient: {
    name: 'Ada Byron',
    companyName: 'Engines Ltd',
    vatId: null,
    addressLines: ['1 Row', 'London'],
  },
  propertyName: 'The Harbour',
  referenceNumber: 'HB-2041',
  poNumber: null,
  dateFrom: '2026/12/01',
  dateTo: '2026/12/04',
  items: [
    {
      roomType: 'Double room',
      ratePlan: 'Flexible',
      guest: 'Ada Byron',
      priceLines: [{ text: 'Room, 3 nights', amount: 360 }],
      totalCost: 360,
    },
  ],
  vat: [{ name: 'VAT', percent: 20, base: 300, amount: 60 }],
  untaxedBase: 0,
  otherTaxes: [
    {
      name: 'City tax',
      text: 'City tax · 2 guests × 3 nights',
      kind: 'Tax',
      amount: 15,
      included: false,
      percent: null,
      of: null,
    },
  ],
  containedTaxes: [],
  net: 300,
  total: 375,
  voucher: 0,
  paid: 375,
  balance: 0,
  currency: 'GBP',
  ...overrides,
});

export const anInvoiceResponse = (overrides: Partial<InvoiceResponse> = {}): InvoiceResponse => {
  const invoice = anInvoice();
  return { invoice, recipient: invoice.recipient, isRecipientFixed: false, isOutdated: false, ...overrides };
};
