import { describe, expect, it } from 'vitest';
import { isGuestAtBank, nextTryAt } from './rules.ts';

const now = new Date('2026-12-13T08:00:00Z');
const arrival = new Date('2026-12-20T00:00:00Z');

describe('a charge that the card alone could not pay', () => {
  it.each([
    [1, '2026-12-14T08:00:00.000Z'],
    [2, '2026-12-14T08:00:00.000Z'],
    [3, '2026-12-15T08:00:00.000Z'],
    [4, '2026-12-16T08:00:00.000Z'],
    [5, undefined],
  ])('after try %i is tried again at %s', (tries, at) => {
    expect(nextTryAt(tries, now, arrival)?.toISOString()).toBe(at);
  });

  it('is not tried again once the guest has arrived', () => {
    expect(nextTryAt(1, new Date('2026-12-20T08:00:00Z'), arrival)).toBeNull();
    expect(nextTryAt(1, new Date('2026-12-19T08:00:00Z'), arrival)).not.toBeNull();
  });

  it('is left to a guest who is at the bank for an hour', () => {
    const payment = { detail: { isGuestThere: true }, updated_at: new Date('2026-12-13T07:30:00Z') };
    expect(isGuestAtBank(payment, now)).toBe(true);
    expect(isGuestAtBank({ ...payment, updated_at: new Date('2026-12-13T06:30:00Z') }, now)).toBe(false);
    expect(isGuestAtBank({ ...payment, detail: {} }, now)).toBe(false);
  });
});
