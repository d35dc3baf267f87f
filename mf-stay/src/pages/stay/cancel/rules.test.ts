import { describe, expect, it } from 'vitest';
import { aQuote } from '../../../../test/stay.ts';
import { gistOf, linesOf } from './rules.ts';

describe('what a quote says first', () => {
  it.each([
    ['the money that comes back', aQuote(), { kind: 'back', amount: 36_000 }],
    ['it, also beside a fee', aQuote({ fee: 120, refund: 240 }), { kind: 'back', amount: 24_000 }],
    ['else what it costs', aQuote({ fee: 360, refund: 0 }), { kind: 'costs', amount: 36_000 }],
    ['else that it is free', aQuote({ refund: 0 }), { kind: 'free' }],
  ])('%s', (_of, quote, gist) => {
    expect(gistOf(quote)).toEqual(gist);
  });
});

it('its lines name the fee always, and nothing else that is nothing', () => {
  expect(linesOf(aQuote({ refund: 0 }))).toEqual([
    { line: 'price', amount: 36_000 },
    { line: 'fee', amount: 0 },
  ]);
  expect(linesOf(aQuote({ voucherBack: 60, refund: 300 })).map(({ line }) => line)).toEqual([
    'price',
    'fee',
    'voucher',
    'refund',
  ]);
});
