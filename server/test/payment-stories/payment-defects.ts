import type { ModelDefect } from '../mutants/find-defects.ts';
import type { CardWorld } from '../support/payment-world.ts';

/** A deliberate defect of how money is handled, which the stories must find. */
export interface PaymentDefect extends ModelDefect {
  /** By whom the cards are taken in the stories that find it; the bank unless told. */
  readonly cards?: CardWorld;
}

const settle = 'server/src/modules/booking/pay/settle.ts';
const transactions = 'server/src/modules/booking/pay/settle-transactions.ts';
const pay = 'server/src/modules/booking/pay/pay.ts';
const rules = 'server/src/modules/payment/rules.ts';
const ledger = 'server/src/modules/payment/ledger.ts';

export const paymentDefects: readonly PaymentDefect[] = [
  {
    defect: 'money is captured before the rooms are sold',
    file: settle,
    find: '  const made = await confirmHeld(deps, payment, money);',
    replace: `  if (outcome.kind === 'authorised') await gatewayNamed(deps, payment.provider).capture?.(paymentNameOf(payment), payment.amount_minor);
  const made = await confirmHeld(deps, payment, money);`,
  },
  {
    defect: 'what was set aside is not captured after a crash',
    file: rules,
    find: "  'cancelled',\n  'authorised',\n  'refund-due',",
    replace: "  'cancelled',\n  'refund-due',",
  },
  {
    defect: 'a refund that is tried again is another one',
    file: 'server/src/modules/booking/pay/refund.ts',
    find: 'gateway.refund(name, amountMinor, key)',
    replace: 'gateway.refund(name, amountMinor, key + String(Math.random()))',
  },
  {
    defect: 'money that comes late sells rooms that it does not take',
    file: transactions,
    find: 'if (await retake(tx, row)) {',
    replace: "if (row.status === 'Confirmed') {",
  },
  {
    defect: 'the ledger misses what was given back',
    file: ledger,
    find: "    ...towards('refunded', 'refund-failed', sums, refundedMinor),\n",
    replace: '',
  },
  {
    defect: 'a refund that failed later stays in the ledger',
    file: ledger,
    find: 'change(kind, difference) : change(opposite, -difference)',
    replace: 'change(kind, difference) : []',
  },
  {
    defect: 'money that came back from the guest’s bank is not given back again',
    file: transactions,
    find: "seen === 'refunded' && leftOf(moved) > 0",
    replace: "seen === 'refunded' && leftOf(moved) < 0",
  },
  {
    defect: 'a dispute is ignored',
    file: ledger,
    find: "    ...towards('disputed', 'dispute-won', sums, disputedMinor),\n",
    replace: '',
  },
  {
    defect: 'what was set aside is not voided when its rooms are gone',
    file: settle,
    find: 'await (gateway.void ?? gateway.lookup)(name)',
    replace: 'await gateway.lookup(name)',
    also: [
      {
        file: settle,
        find: "    case 'voided':\n    case 'declined':\n    case 'stored':",
        replace: "    case 'authorised':\n    case 'voided':\n    case 'declined':\n    case 'stored':",
      },
    ],
  },
  {
    defect: 'the gateway’s id of a payment is not stored before the bank is asked',
    file: pay,
    find: '  await storeGatewayId(deps.db, row, gatewayId);\n',
    replace: '',
  },
  {
    defect: 'a notification is believed without asking the gateway',
    file: 'server/src/modules/booking/pay/payment-events.ts',
    find: 'await settleByLookup(deps, payment)',
    replace:
      "await settlePayment(deps, payment, { kind: 'authorised', amountMinor: payment.amount_minor, currency: payment.currency })",
  },
  {
    defect: 'a card that is kept as a guarantee counts as paid',
    file: settle,
    find: "return { ...facts, way: 'stored', movements: [] };",
    replace: "return { ...facts, way: 'stored', movements: [{ kind: 'captured', amountMinor: 100 }] };",
  },
  {
    defect: 'an outcome that is not known counts as declined',
    file: pay,
    find: 'return { outcome: null, row };',
    replace: "return { outcome: { kind: 'declined', reason: 'processing-error' }, row };",
  },
  {
    defect: 'another amount than the one that was asked for is accepted',
    file: rules,
    find: 'state.amountMinor === payment.amount_minor && state.currency',
    replace: 'state.amountMinor > 0 && state.currency',
  },
  {
    defect: 'what was set aside and is gone still counts as paid',
    file: transactions,
    find: "[{ kind: 'voided', amountMinor: payment.amount_minor }]",
    replace: '[]',
  },
  {
    defect: 'a try that is replaced stays open at the gateway',
    file: settle,
    find: 'const state = await gatewayNamed(deps, payment.provider).void?.(paymentNameOf(payment));',
    replace: "const state = await Promise.resolve({ kind: 'voided' } as const);",
  },
  {
    defect: 'money counts as given back that the gateway has not taken back',
    file: settle,
    find: "'refund not taken');\n    return;",
    replace: "'refund not taken');\n    moved = null;",
  },
  {
    defect: 'a payment is settled as often as somebody tells of it',
    file: transactions,
    find: "  if (!mayBePaid(payment.state)) return 'settled-before';\n",
    replace: '',
  },
  {
    defect: 'rooms whose hold has expired are not given back',
    file: transactions,
    find: "  if (!wasOnRequest(row)) await moveHeld(tx, row, 'releaseHeld');\n",
    replace: '',
  },
  {
    defect: 'money that comes after the rooms are released is not asked about',
    file: rules,
    find: 'const lateMoneyMs = 24 * 60 * minuteMs;',
    replace: 'const lateMoneyMs = minuteMs;',
  },
];
