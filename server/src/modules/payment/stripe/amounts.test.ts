import { describe, expect, it } from 'vitest';
import { cancellationFeeMinor, paymentPlan, roomTaxes } from 'shared/domain';
import { fromStripeAmount, toStripeAmount } from './amounts.ts';

describe('amounts at Stripe', () => {
  it.each([
    // Two decimals here and there.
    ['EUR', 12_345, 12_345],
    ['HUF', 1_000_050, 1_000_050],
    ['TWD', 80_000, 80_000],
    // None here and there.
    ['JPY', 5_000, 5_000],
    ['KRW', 50_000, 50_000],
    // None in ISO 4217, and two zeros at Stripe.
    ['ISK', 12_900, 1_290_000],
    ['UGX', 37_000, 3_700_000],
    // Two in ISO 4217, none at Stripe.
    ['MGA', 4_500_000, 45_000],
    ['MGA', 4_500_001, null],
    // Three, of which the last is 0 at Stripe.
    ['KWD', 1_230, 1_230],
    ['KWD', 1_234, null],
    ['TND', 10, 10],
  ])('%s %i is %s', (currency, ours, theirs) => {
    expect(toStripeAmount(ours, currency)).toBe(theirs);
    if (theirs !== null) expect(fromStripeAmount(theirs, currency)).toBe(ours);
  });

  it('can be charged what a hotel in KWD asks for by percent', () => {
    const currency = 'KWD';
    const [total, arrival] = [45_130, '2026/12/01'];
    const payment = { when: 'deposit', percent: 30 } as const;
    const { dueNow, atHotel } = paymentPlan([{ nights: 3, total, payment }], 0, {
      currency,
      arrival,
      today: '2026/11/22',
    });
    const stay = { rules: [], arrival, checkInTime: '15:00', timeZone: 'Asia/Kuwait', bookedAt: new Date(0) };
    const nights = [15_040, 15_040, 15_050];
    const feeOf = (feeType: 'Percent' | 'Nights', value: number) =>
      cancellationFeeMinor({ feeType, value }, { ...stay, nights, total, currency });
    const tax = {
      ...({ id: 'city', name: 'City tax', kind: 'Tax', per: 'Stay', of: 'Room' } as const),
      ...{ percent: 3, amount: null, included: false, minAge: null, maxAge: null, firstNights: null },
    };
    const party = { numberOfAdults: 2, numberOfChildren: 0, numberOfInfants: 0 };
    const room = { nights: 3, party, roomCost: total, isFirst: true };
    const asked = [
      ...[dueNow, atHotel, feeOf('Percent', 15), feeOf('Nights', 1.5)],
      ...roomTaxes({ currency, taxesAndFees: [tax], childBands: [] }, room).map(({ amount }) => amount),
    ];
    expect(asked).toEqual([13_540, 31_590, 6_770, 22_560, 1_350]);
    expect(asked.map((amount) => toStripeAmount(amount, currency))).toEqual(asked);
  });
});
