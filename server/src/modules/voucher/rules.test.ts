import { describe, expect, it } from 'vitest';
import type { Voucher } from './repository.ts';
import { isVoucherUsable } from './rules.ts';

const voucher: Voucher = {
  code: 'GIFT',
  currency: 'GBP',
  balanceMinor: 5000,
  isExperience: false,
  validFrom: '2026/11/01',
  validTo: '2026/11/30',
};
const use = { isActive: true, currency: 'GBP', today: '2026/11/30' };

describe('whether a voucher may be used', () => {
  it.each([
    ['on its last day', voucher, use, true],
    ['on its first day', voucher, { ...use, today: '2026/11/01' }, true],
    ['without an end', { ...voucher, validFrom: null, validTo: null }, use, true],
    ['after its last day', voucher, { ...use, today: '2026/12/01' }, false],
    ['before its first day', voucher, { ...use, today: '2026/10/31' }, false],
    ['in another currency', voucher, { ...use, currency: 'EUR' }, false],
    ['used up', { ...voucher, balanceMinor: 0 }, use, false],
    ['where the hotel takes none', voucher, { ...use, isActive: false }, false],
    ['of an unknown code', null, use, false],
  ])('%s', (_name, given, when, expected) => {
    expect(isVoucherUsable(given, when)).toBe(expected);
  });
});
