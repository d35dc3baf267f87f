import { describe, expect, it } from 'vitest';
import type { CancellationRule } from '../contracts/index.ts';
import { type AgreedStay, cancelledAt, noShowMinor } from './cancellation-terms.ts';
import type { CancellationFee } from './cancellation.ts';

const before = (offsetHours: number, fee: CancellationFee): CancellationRule => ({
  from: 'BeforeArrival',
  offsetHours,
  ...fee,
});
const percent = (value: number): CancellationFee => ({ feeType: 'Percent', value });
const oneNight: CancellationFee = { feeType: 'Nights', value: 1 };

const agreed = { bookedAt: new Date('2026-07-01T00:00:00Z'), currency: 'EUR', checkInTime: '15:00' };
/** All of it until seven days before, 70 % until 72 hours, 30 % until 24 hours, nothing after. */
const event: AgreedStay = {
  ...agreed,
  rules: [before(7 * 24, percent(30)), before(72, percent(70)), before(24, percent(100))],
  arrival: '2026/08/20',
  timeZone: 'UTC',
  nights: [10_000],
  total: 10_000,
};
/** Free until 48 hours before; then, and for who does not come, a night. */
const hotel: AgreedStay = {
  ...agreed,
  rules: [before(48, oneNight)],
  arrival: '2026/11/15',
  timeZone: 'Asia/Jerusalem',
  nights: [12_000, 9_000],
  total: 21_000,
};
/** The draft's own example: free until 20 December at 3 pm of the hotel, then a night. */
const example: AgreedStay = { ...hotel, arrival: '2026/12/22', timeZone: 'America/New_York' };

/**
 * Vectors of the public draft of cancellation schedules for lodging (Universal Commerce Protocol, #807 and #808, and version 0.3.0 of its prototype,
 * yairsabag/policy-cancellation); docs/decisions/0103 says which of them have no counterpart here.
 */
describe('the draft’s vectors', () => {
  it.each<[what: string, stay: AgreedStay, at: string, back: number]>([
    ['all of it before the deadline of seven days', event, '2026-08-10T12:00:00Z', 10_000],
    ['70 % within seven days', event, '2026-08-15T12:00:00Z', 7_000],
    ['30 % within 72 hours', event, '2026-08-18T12:00:00Z', 3_000],
    ['nothing after the last deadline', event, '2026-08-20T12:00:00Z', 0],
    ['all of it a second before a deadline', event, '2026-08-13T14:59:59Z', 10_000],
    ['what comes after a deadline at the deadline itself', event, '2026-08-13T15:00:00Z', 7_000],
    ['all of it a second before the 48 hours', hotel, '2026-11-13T14:59:59+02:00', 21_000],
    ['all but a night at the 48 hours', hotel, '2026-11-13T15:00:00+02:00', 9_000],
    ['all of it before 3 pm of the hotel', example, '2026-12-20T14:59:59-05:00', 21_000],
    ['all but a night from 3 pm of the hotel on', example, '2026-12-20T15:00:00-05:00', 9_000],
  ])('give back %s', (_what, stay, at, back) => {
    expect(cancelledAt(stay, new Date(at))).toMatchObject({ backMinor: back, keptMinor: stay.total - back });
  });

  it('keep of who does not come what the last deadline keeps', () => {
    expect(noShowMinor(hotel)).toBe(12_000);
    expect(noShowMinor(event)).toBe(10_000);
  });
});
