import { describe, expect, it } from 'vitest';
import type { PromoCodeContent } from '../../db/content.ts';
import { decidePromoCode, discountedBase } from './promo-code.ts';

const promo: PromoCodeContent = {
  name: 'Spring',
  discount: { kind: 'percent', percent: 15 },
  stayFrom: '2027/03/01',
  stayTo: '2027/03/31',
  sellFrom: '2026/11/01',
  sellTo: '2026/12/31',
  minNights: 2,
  ratePlanIds: null,
};
const stay = { from: '2027/03/01', to: '2027/03/03' };
const today = '2026/11/20';

describe('promo code', () => {
  it('is none when nothing is typed', () => {
    expect(decidePromoCode('  ', null, stay, today).kind).toBe('none');
    expect(decidePromoCode(null, null, stay, today).kind).toBe('none');
  });

  it.each([
    ['the first night of its days', stay, today, 'applies'],
    ['the last night, leaving the day after', { from: '2027/03/30', to: '2027/04/01' }, today, 'applies'],
    ['a night after its days', { from: '2027/03/30', to: '2027/04/02' }, today, 'rejected'],
    ['a night before its days', { from: '2027/02/28', to: '2027/03/02' }, today, 'rejected'],
    ['too short a stay', { from: '2027/03/01', to: '2027/03/02' }, today, 'rejected'],
    ['before it is sold', stay, '2026/10/31', 'rejected'],
    ['on the last day of sale', stay, '2026/12/31', 'applies'],
    ['after it was sold', stay, '2027/01/01', 'rejected'],
  ])('%s', (_title, nights, day, kind) => {
    expect(decidePromoCode('spring', promo, nights, day).kind).toBe(kind);
  });

  it('says why it does not apply', () => {
    expect(decidePromoCode('x', null, stay, today)).toEqual({
      kind: 'rejected',
      code: 'X',
      message: 'This promo code is not valid.',
    });
  });

  it.each([
    [9999, { kind: 'percent', percent: 15 } as const, 8499],
    [9990, { kind: 'percent', percent: 12.5 } as const, 8741],
    [45_120, { kind: 'percent', percent: 15, step: 10 } as const, 38_350],
    [500, { kind: 'amount-per-night', amountMinor: 1000 } as const, 0],
    [500, { kind: 'none' } as const, 500],
  ])('makes %i with %o into %i', (base, discount, discounted) => {
    expect(discountedBase(base, discount)).toBe(discounted);
  });
});
