import type { ModelDefect } from '../mutants/find-defects.ts';

const stay = 'server/src/modules/stay';
const cancel = `${stay}/cancel.ts`;
const apply = `${stay}/change/apply.ts`;
const swap = `${stay}/change/swap-stock.ts`;
const refund = `${stay}/refund.ts`;
const withoutRefunds = 'server/src/modules/booking/read/without-refunds.ts';
const giveBack = `${stay}/give-back.ts`;

/** Deliberate defects of how stays are changed and given back, which the lives must find. */
export const stayDefects: readonly ModelDefect[] = [
  {
    defect: 'the nights of the old dates stay taken',
    file: swap,
    find: "  await moveStock(tx, kind, propertyId, give, 'returnSold');\n",
    replace: '',
  },
  {
    defect: 'the nights of a cancelled room stay taken',
    file: cancel,
    find: "  await move('rooms', back.rooms);\n",
    replace: '',
  },
  {
    defect: 'the extras of a cancelled room stay taken',
    file: cancel,
    find: "  await move('extras', back.extras);\n",
    replace: '',
  },
  {
    defect: 'nights that are over become free again',
    file: cancel,
    find: '(night: string): boolean => night >= today;',
    replace: "(night: string): boolean => night >= today || night !== '';",
  },
  {
    defect: 'a change leaves the extras of the old room in what the booking has taken',
    file: swap,
    find: 'extras: together(left.extras, extras)',
    replace: 'extras: together(changing.row.stock.extras, extras)',
  },
  {
    defect: 'a refund that is tried again is another one',
    file: giveBack,
    find: 'refund.amount_minor, refund.refund_id)',
    replace: 'refund.amount_minor, refund.refund_id + String(Math.random()))',
  },
  {
    defect: 'a refund counts as made whatever the gateway says',
    file: giveBack,
    find: "if (refund.state === 'due') await refundPayment(deps, payment, refund.amount_minor, refund.refund_id);",
    replace:
      "if (refund.state === 'due') await refundPayment(deps, payment, refund.amount_minor, refund.refund_id).catch(() => undefined);",
    also: [
      {
        file: giveBack,
        find: '  if (await isGivenBack(deps, refund)) return conclude(deps, refund, now);',
        replace: '  return conclude(deps, refund, now);',
      },
    ],
  },
  {
    defect: 'money on its way back is reckoned as still there',
    file: withoutRefunds,
    find: ".where('state', '<>', 'done')",
    replace: ".where('state', '=', 'failed')",
  },
  {
    defect: 'the fee that the rate keeps is ignored',
    file: `${stay}/rules.ts`,
    find: 'return chosen.map((item) => cancelledAt(terms(item), now));',
    replace: 'return chosen.map(() => ({ keptMinor: 0, until: null }));',
  },
  {
    defect: 'a room that is cancelled alone is recorded by no event',
    file: cancel,
    find: '  await recordBookingEvent(tx, {\n    ...name,\n    kind: noShow',
    replace: '  if (settlement.isAll) await recordBookingEvent(tx, {\n    ...name,\n    kind: noShow',
  },
  {
    defect: 'what the desk gives back is not in its log',
    file: `${stay}/actor.ts`,
    find: "actor.by === 'guest' ? Promise.resolve()",
    replace: "actor.by === 'guest' || entry.action === 'booking.refund' ? Promise.resolve()",
  },
  {
    defect: 'a voucher does not get back what a cancelled stay leaves of it',
    file: cancel,
    find: 'row.voucher_code !== null && settlement.voucherBackMinor > 0',
    replace: 'row.voucher_code === null && settlement.voucherBackMinor > 0',
  },
  {
    defect: 'two at the desk give the same money back',
    file: refund,
    find: '  if (row.stay_version !== version) throw',
    replace: '  if (row.stay_version < version) throw',
    also: [
      {
        file: refund,
        find: 'writePrice(tx, name, version, price, now)',
        replace: 'writePrice(tx, name, row.stay_version, price, now)',
      },
    ],
  },
  {
    defect: 'what the desk gives back is asked for again',
    file: refund,
    find: '    totalMinor: row.total_minor - amountMinor,',
    replace: '    totalMinor: row.total_minor,',
  },
  {
    defect: 'a quote that is sent again is a conflict',
    file: cancel,
    find: 'item.before_cancellation?.quote === quote.id)) return;',
    replace: "item.before_cancellation?.quote === '')) return;",
  },
  {
    defect: 'a change is written in parts',
    file: apply,
    find: 'await inTransaction(deps.db, (tx) => applyChange(tx, snapshot, property, wanted, now));',
    replace: 'await applyChange(deps.db as unknown as DbTransaction, snapshot, property, wanted, now);',
  },
  {
    defect: 'nothing is asked for a dearer stay once all of its money went back',
    file: `${stay}/change/standing.ts`,
    find: "payment.state !== 'guaranteed',",
    replace: "payment.state !== 'guaranteed' && row.paid_minor > 0,",
  },
];
