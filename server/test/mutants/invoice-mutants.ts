import type { Mutant } from './mutant.ts';

const sums = ['server/src/modules/invoice/rules.test.ts'];
const invoices = ['server/test/invoices.test.ts'];
const receipts = ['server/test/receipts.test.ts'];

/** Defects of invoices and receipts: numbers, VAT, amounts and pages. */
export const invoiceMutants: readonly Mutant[] = [
  {
    defect: 'included VAT is charged on a price that contains it',
    file: 'server/src/modules/invoice/rules.ts',
    find: '(base, tax) => base - partWithin(tax, vat)',
    replace: '(base, tax) => base + partWithin(tax, vat)',
    seenBy: sums,
  },
  {
    defect: 'corrections have the numbers of invoices',
    file: 'server/src/modules/invoice/rules.ts',
    find: "series === 'correction' ? 'R' : ''",
    replace: "series === 'correction' ? '' : ''",
    seenBy: sums,
  },
  {
    defect: 'of two who ask for an invoice at once one gets an error',
    file: 'server/src/modules/invoice/issue.ts',
    find: 'const row = await lockReservation(tx, name);',
    replace: 'const row = (await Promise.resolve(lockReservation)) && found;',
    seenBy: invoices,
  },
  {
    defect: 'the year of an invoice begins at midnight in London, wherever the hotel is',
    file: 'server/src/modules/invoice/issue.ts',
    find: 'const year = yearOf(todayIn(property.timeZone, clock.now()));',
    replace: "const year = yearOf(todayIn('UTC', clock.now()));",
    seenBy: invoices,
  },
  {
    defect: 'a company is invoiced with the VAT id that a guest typed, although the hotel has its own',
    file: 'server/src/modules/invoice/issue.ts',
    find: 'vatId: known.vatId ?? typed.vatId',
    replace: 'vatId: typed.vatId ?? known.vatId',
    seenBy: invoices,
  },
  {
    defect: 'a yen has a hundred parts on an invoice',
    file: 'server/src/modules/invoice/read.ts',
    find: 'toDecimal(minor, currency);',
    replace: 'minor / 100;',
    seenBy: ['server/src/modules/invoice/read.test.ts'],
  },
  {
    defect: 'a refund is a payment more on the receipt',
    file: 'server/src/modules/invoice/receipt/payments.ts',
    find: "    case 'dispute-won':\n      return 1;\n    case 'refunded':",
    replace: "    case 'dispute-won':\n    case 'refunded':\n      return 1;",
    seenBy: ['server/src/modules/invoice/receipt/payments.test.ts'],
  },
  {
    defect: 'what was set aside and then taken is paid twice on the receipt',
    file: 'server/src/modules/invoice/receipt/payments.ts',
    find: "    case 'authorised':\n      return isCaptured ? null : 1;",
    replace: "    case 'authorised':\n      return 1;",
    seenBy: ['server/src/modules/invoice/receipt/payments.test.ts'],
  },
  {
    defect: 'a receipt is given before the booking is confirmed',
    file: 'server/src/modules/invoice/receipt/receipt.ts',
    find: "if (row.status !== 'Confirmed' && row.status !== 'Cancelled')",
    replace: "if (row.status === 'Released')",
    seenBy: receipts,
  },
  {
    defect: 'a receipt of many rooms runs off its page',
    file: 'server/src/pdf/document.ts',
    find: 'if (this.y + height <= page.height - page.margin) return;',
    replace: 'if (this.y + height <= page.height * 9) return;',
    seenBy: receipts,
  },
  {
    defect: 'a VAT id is right wherever its digits stand',
    file: 'server/src/vat-id.ts',
    find: 'DE: [/^\\d{9}$/,',
    replace: 'DE: [/\\d{9}/,',
    seenBy: ['server/src/vat-id.test.ts'],
  },
];
