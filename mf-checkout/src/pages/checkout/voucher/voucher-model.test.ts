import { allSettled, fork, type Scope } from 'effector';
import {
  $basket,
  $basketTotals,
  $http,
  basketRestored,
  emptyBasket,
  notificationRequested,
  notificationWithdrawn,
  propertyLoaded,
} from 'shared/runtime';
import { aBasketItem, aProperty, httpOf, recorded, refused } from 'shared/testing';
import { describe, expect, it } from 'vitest';
import { $unusedVoucher } from '../model.ts';
import { $outcome, applyPressed, codeChanged, formOpened, voucherRemoved } from './voucher-model.ts';

const valid = {
  isValid: true,
  totalDiscount: 100,
  message: 'It takes £100.00 off.',
  showExperienceWarningMessage: false,
};
const invalid = { ...valid, isValid: false, totalDiscount: 0, message: 'This voucher code is not valid.' };

async function aGuest(answer: unknown, known: string | null = null) {
  const scope = fork({ values: [[$http, httpOf({ '/api/Reservation/CheckVoucherCode': answer })]] });
  await allSettled(propertyLoaded, { scope, params: aProperty() });
  const basket = {
    ...emptyBasket,
    fromDate: '2026/12/01',
    toDate: '2026/12/04',
    items: [aBasketItem()],
    hopGiftVoucherCode: known,
    hopGiftDiscountAmount: known === null ? 0 : 5_000,
  };
  await allSettled(basketRestored, { scope, params: basket });
  const notifications = recorded(notificationRequested, scope);
  const apply = async (code: string) => {
    await allSettled(codeChanged, { scope, params: code });
    await allSettled(applyPressed, { scope });
  };
  return { scope, notifications, apply };
}

describe('a gift voucher (product.md 4)', () => {
  it('that is valid takes its amount off', async () => {
    const { scope, apply } = await aGuest(valid);
    await apply(' GIFT-100 ');
    expect(scope.getState($basketTotals)).toMatchObject({ giftDiscount: 10_000, total: 26_000 });
    expect(scope.getState($basket).hopGiftVoucherCode).toBe('GIFT-100');
  });

  it('that is invalid takes nothing off, also not what one before it did, and its message is told without covering the field', async () => {
    const { scope, apply, notifications } = await aGuest(invalid, 'OLD');
    await apply('NEW');
    expect(scope.getState($basketTotals).giftDiscount).toBe(0);
    expect(notifications).toEqual([
      {
        kind: 'negative',
        placement: 'bottom',
        text: 'This voucher code is not valid.',
        topic: 'checkout.voucher',
        fieldId: 'co-voucher',
      },
    ]);
  });

  it('that is invalid without a word of the hotel is told in our own', async () => {
    const { apply, notifications } = await aGuest({ ...invalid, message: '' });
    await apply('NEW');
    expect(notifications).toMatchObject([{ kind: 'negative', text: 'This voucher code is not valid.' }]);
  });

  it.each([
    ['corrected', (scope: Scope) => allSettled(codeChanged, { scope, params: 'NE' })],
    ['removed', (scope: Scope) => allSettled(voucherRemoved, { scope })],
  ])('takes its message back when the code is %s', async (_, correct) => {
    const { scope, apply } = await aGuest(invalid);
    await apply('NEW');
    const withdrawn = recorded(notificationWithdrawn, scope);
    await correct(scope);
    expect(withdrawn).toEqual(['checkout.voucher']);
  });

  it('is known as not used from the first letter until it takes something off or is gone', async () => {
    const { scope, apply } = await aGuest(invalid);
    const unused = () => scope.getState($unusedVoucher);
    await allSettled(codeChanged, { scope, params: 'NEW' });
    expect(unused()).toBe('NEW');
    await apply('NEW');
    expect(unused()).toBe('NEW');
    await allSettled(voucherRemoved, { scope });
    expect(unused()).toBe('');
    const right = await aGuest(valid);
    await right.apply(' GIFT-100 ');
    expect(right.scope.getState($unusedVoucher)).toBe('');
  });

  it('that could not be checked clears discount, message and warning', async () => {
    const { scope, apply, notifications } = await aGuest(undefined, 'OLD');
    await apply('NEW');
    expect(scope.getState($basket)).toMatchObject({ hopGiftVoucherCode: null, hopGiftDiscountAmount: 0 });
    expect(scope.getState($outcome)).toEqual({ kind: 'failed' });
    expect(notifications).toEqual([]);
  });

  it('warns that an experience is used as money', async () => {
    const { scope, apply } = await aGuest({ ...valid, showExperienceWarningMessage: true });
    await apply('TEA');
    expect(scope.getState($outcome)).toMatchObject({ kind: 'valid', isExperience: true });
  });

  it('asks to wait after too many tries', async () => {
    const { scope, apply } = await aGuest(refused(429, 'Too many'));
    await apply('GUESS');
    expect(scope.getState($outcome)).toEqual({ kind: 'too-many' });
  });

  it('is removed', async () => {
    const { scope, apply } = await aGuest(valid);
    await apply('GIFT');
    await allSettled(voucherRemoved, { scope });
    expect(scope.getState($basket)).toMatchObject({ hopGiftVoucherCode: null, hopGiftDiscountAmount: 0 });
  });

  it('of an earlier visit is checked for the rooms as they are now', async () => {
    const { scope } = await aGuest(valid, 'KEPT');
    await allSettled(formOpened, { scope });
    expect(scope.getState($basketTotals).giftDiscount).toBe(10_000);
  });

  it('needs a code', async () => {
    const { scope, apply } = await aGuest(valid);
    await apply('  ');
    expect(scope.getState($outcome)).toEqual({ kind: 'missing' });
  });
});
