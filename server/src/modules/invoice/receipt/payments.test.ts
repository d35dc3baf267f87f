import { describe, expect, it } from 'vitest';
import { paymentLines } from './payments.ts';

type Movement = Parameters<typeof paymentLines>[0][number];
type Moved = readonly [kind: Movement['kind'], amountMinor: number, paymentId?: string];

const at = new Date('2026-11-20T12:00:00Z');
const linesOf = (...moved: readonly Moved[]) =>
  paymentLines(
    moved.map(([kind, amountMinor, paymentId = 'first']) => ({
      kind,
      amountMinor,
      paymentId,
      at,
      detail: {},
    })),
    { timeZone: 'Europe/London', cards: [] },
  ).map(({ amountMinor }) => amountMinor);

describe('the payments on a receipt', () => {
  it.each<[string, readonly Moved[], readonly number[]]>([
    ['what was captured', [['captured', 36_000]], [36_000]],
    [
      'a refund takes off',
      [
        ['captured', 36_000],
        ['refunded', 6000],
      ],
      [36_000, -6000],
    ],
    [
      'a refund that failed is there again',
      [
        ['captured', 36_000],
        ['refunded', 6000],
        ['refund-failed', 6000],
      ],
      [36_000, -6000, 6000],
    ],
    [
      'what the bank has taken back, and given back',
      [
        ['captured', 36_000],
        ['disputed', 36_000],
        ['dispute-won', 36_000],
      ],
      [36_000, -36_000, 36_000],
    ],
    [
      'what was authorised counts once when it was captured',
      [
        ['authorised', 36_000],
        ['captured', 36_000],
        ['voided', 0],
      ],
      [36_000],
    ],
    [
      'what was authorised and voided',
      [
        ['authorised', 36_000],
        ['voided', 36_000],
      ],
      [36_000, -36_000],
    ],
    [
      'each payment by itself',
      [
        ['authorised', 100, 'first'],
        ['captured', 200, 'second'],
      ],
      [100, 200],
    ],
    [
      'no fee of the gateway',
      [
        ['captured', 36_000],
        ['fee', 500],
      ],
      [36_000],
    ],
  ])('%s', (_what, moved, amounts) => {
    expect(linesOf(...moved)).toEqual(amounts);
  });
});
