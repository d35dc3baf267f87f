import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MoneyMoved } from './gateway.ts';
import { leftOf, missingMovements, type Movement, paidOf, sumsOf } from './ledger.ts';

const of = (kind: Movement['kind'], amountMinor: number): Movement => ({ kind, amountMinor });
const captured = (amountMinor: number, more: Partial<MoneyMoved> = {}): MoneyMoved => ({
  amountMinor,
  currency: 'EUR',
  ...more,
});

describe('what a guest has paid', () => {
  it.each<[string, Movement[], number]>([
    ['nothing yet', [], 0],
    ['set aside: it is about to be captured', [of('authorised', 100)], 100],
    ['set aside and captured: once', [of('authorised', 100), of('captured', 100)], 100],
    ['a part was captured, the rest set free', [of('authorised', 100), of('captured', 60)], 60],
    ['set free', [of('authorised', 100), of('voided', 100)], 0],
    ['captured after it seemed lost', [of('authorised', 9), of('voided', 9), of('captured', 9)], 9],
    ['a part went back', [of('captured', 100), of('refunded', 30)], 70],
    ['it came back again', [of('captured', 100), of('refunded', 30), of('refund-failed', 30)], 100],
    ['the bank took it', [of('captured', 100), of('disputed', 100)], 0],
    ['and gave it back', [of('captured', 100), of('disputed', 100), of('dispute-won', 100)], 100],
    ['a fee is the hotel’s', [of('captured', 100), of('fee', 3)], 100],
    ['what was set free of nothing', [of('captured', 100), of('authorised', 50), of('voided', 50)], 100],
  ])('%s', (_name, movements, expected) => {
    expect(paidOf(sumsOf(movements))).toBe(expected);
  });
});

it.each([
  [captured(100), 100],
  [captured(100, { refundedMinor: 30 }), 70],
  [captured(100, { refundedMinor: 30, disputedMinor: 70 }), 0],
  [captured(100, { refundedMinor: 100, disputedMinor: 100 }), 0],
])('of %j the gateway still has %i', (moved, left) => {
  expect(leftOf(moved)).toBe(left);
});

/** What a gateway may say of one payment, one after the other: what was captured does not change, all else does. */
const histories = fc.integer({ min: 1, max: 50_000 }).chain((amountMinor) =>
  fc.array(
    fc.record(
      {
        amountMinor: fc.constant(amountMinor),
        currency: fc.constant('EUR'),
        refundedMinor: fc.nat({ max: amountMinor }),
        disputedMinor: fc.constantFrom(0, amountMinor),
        feeMinor: fc.integer({ min: -500, max: 500 }),
      },
      { requiredKeys: ['amountMinor', 'currency'] },
    ),
    { minLength: 1, maxLength: 8 },
  ),
);
/** What was written before anything was captured. */
const beginnings = fc.constantFrom<readonly Movement[]>(
  [],
  [of('authorised', 70)],
  [of('authorised', 70), of('voided', 70)],
);

const written = (beginning: readonly Movement[], history: readonly MoneyMoved[]): Movement[] =>
  history.reduce<Movement[]>(
    (ledger, moved) => [...ledger, ...missingMovements(sumsOf(ledger), moved)],
    [...beginning],
  );

describe('a ledger that is brought to what the gateway says', () => {
  it('says the same as the gateway, wherever it came from', () => {
    fc.assert(
      fc.property(beginnings, histories, (beginning, history) => {
        const now = history.at(-1) ?? captured(0);
        const sums = sumsOf(written(beginning, history));
        expect(sums.captured).toBe(now.amountMinor);
        expect(sums.refunded - sums['refund-failed']).toBe(now.refundedMinor ?? 0);
        expect(sums.disputed - sums['dispute-won']).toBe(now.disputedMinor ?? 0);
        if (now.feeMinor !== undefined) expect(sums.fee).toBe(now.feeMinor);
        expect(paidOf(sums)).toBe(now.amountMinor - (now.refundedMinor ?? 0) - (now.disputedMinor ?? 0));
      }),
    );
  });

  it('misses nothing after that, however often it is said again', () => {
    fc.assert(
      fc.property(beginnings, histories, (beginning, history) => {
        const ledger = written(beginning, history);
        expect(missingMovements(sumsOf(ledger), history.at(-1) ?? captured(0))).toEqual([]);
      }),
    );
  });

  it('only ever gets lines above zero, but for a fee that is given back', () => {
    fc.assert(
      fc.property(beginnings, histories, (beginning, history) => {
        for (const { kind, amountMinor } of written(beginning, history)) {
          expect(kind === 'fee' ? amountMinor !== 0 : amountMinor > 0).toBe(true);
        }
      }),
    );
  });

  it('comes to the same whether a part of the news was heard or all of it', () => {
    fc.assert(
      fc.property(beginnings, histories, fc.nat({ max: 7 }), (beginning, history, lost) => {
        const heard = history.filter((_moved, index) => index !== lost || index === history.length - 1);
        const all = sumsOf(written(beginning, history));
        const some = sumsOf(written(beginning, heard));
        expect(paidOf(some)).toBe(paidOf(all));
      }),
    );
  });
});
