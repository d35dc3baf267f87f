import type { Mutant } from './mutant.ts';

const cancelling = ['server/test/stay-cancel.test.ts'];
const atDesk = ['server/test/desk-acts.test.ts'];
const changing = ['server/test/stay-change.test.ts'];

/** Defects of what becomes of a stay after it was booked. */
export const stayMutants: readonly Mutant[] = [
  {
    defect: 'guests cancel after the arrival as long as they may before it',
    file: 'server/src/modules/stay/rules.ts',
    find: 'addDays(row.date_from, -days)',
    replace: 'addDays(row.date_from, days)',
    seenBy: ['server/src/modules/stay/rules.test.ts', ...cancelling],
  },
  {
    defect: 'a payment gives back more than it has',
    file: 'server/src/modules/stay/rules.ts',
    find: 'Math.min(left, Math.max(0, leftMinor))',
    replace: 'Math.max(0, left)',
    seenBy: ['server/src/modules/stay/rules.test.ts'],
  },
  {
    defect: 'what a guest agreed to is not compared with what a change costs now',
    file: 'server/src/modules/stay/change/apply.ts',
    find: 'if (!isPromised(planned, quote)) throw',
    replace: 'if (quote.change.length === 0 && !isPromised(planned, quote)) throw',
    seenBy: changing,
  },
  {
    defect: 'a quote that is over still cancels',
    file: 'server/src/modules/stay/cancel.ts',
    find: 'if (quote.expiresAt <= now.getTime())',
    replace: 'if (quote.expiresAt <= 0)',
    seenBy: cancelling,
  },
  {
    defect: 'the guest confirms what the desk alone was offered',
    file: 'server/src/modules/stay/cancel.ts',
    find: ' || quote.staff !== staffOf(actor)',
    replace: '',
    seenBy: atDesk,
  },
  {
    defect: 'nights that were slept in are for sale again after a cancellation',
    file: 'server/src/modules/stay/cancel.ts',
    find: 'night >= today;',
    replace: "night >= '' && today !== '';",
    seenBy: atDesk,
  },
  {
    defect: 'a cancelled booking keeps its voucher',
    file: 'server/src/modules/stay/cancel.ts',
    find: 'if (row.voucher_code !== null && settlement.voucherBackMinor > 0)',
    replace: 'if (row.voucher_code === null && settlement.voucherBackMinor > 0)',
    seenBy: cancelling,
  },
  {
    defect: 'what has gone back of a payment is taken off twice',
    file: 'server/src/modules/stay/money.ts',
    find: "({ state }) => state !== 'done'",
    replace: "({ state }) => state === 'done'",
    seenBy: cancelling,
  },
  {
    defect: 'money that is on its way back counts as paid',
    file: 'server/src/modules/booking/read/without-refunds.ts',
    find: 'row.paid_minor - minor',
    replace: 'row.paid_minor - 0 * minor',
    seenBy: changing,
  },
  {
    defect: 'the nights that a stay is shorter by stay sold',
    file: 'server/src/modules/stay/change/swap-stock.ts',
    find: "await moveStock(tx, kind, propertyId, give, 'returnSold');",
    replace: "await moveStock(tx, kind, propertyId, give.slice(0, 0), 'returnSold');",
    seenBy: changing,
  },
  {
    defect: 'a change of dates gives a fee back that is due already',
    file: 'server/src/modules/stay/change/plan.ts',
    find: 'Math.max(0, leastMinor - wholeOf(priced))',
    replace: 'Math.min(0, leastMinor - wholeOf(priced))',
    seenBy: changing,
  },
  {
    defect: 'a guest is told what cancelling costs before the money that comes back',
    file: 'mf-stay/src/pages/stay/cancel/rules.ts',
    find: 'if (refund > 0) return',
    replace: 'if (refund > 0 && fee === 0) return',
    seenBy: ['mf-stay/src/pages/stay/cancel/rules.test.ts'],
  },
  {
    defect: 'the last one of an extra can be had by two rooms',
    file: 'mf-stay/src/pages/stay/change/extras.ts',
    find: ' + own - others);',
    replace: ' + own);',
    seenBy: ['mf-stay/src/pages/stay/change/extras.test.ts'],
  },
];
