import { describe, expect, it } from 'vitest';
import { aBookConfig } from '../testing/index.ts';
import { sameDayRestriction } from './same-day.ts';

const config = aBookConfig({
  sameDayBookingRestrictionEnabled: true,
  sameDayBookingRestrictionHour: 18,
  sameDayBookingRestrictionMinute: 30,
  sameDayBookingRestrictionMessage: 'Please call us.',
});
const at = (instant: string, from = '2026/11/21', zone = 'Europe/Copenhagen', used = config) =>
  sameDayRestriction(used, from, zone, new Date(instant));

describe('a stay that starts today', () => {
  it.each([
    ['a minute before the cut-off', '2026-11-21T17:29:59Z', false],
    ['at the cut-off', '2026-11-21T17:30:00Z', true],
    ['at the end of the day', '2026-11-21T22:59:59Z', true],
  ])('%s', (_, instant, blocked) => {
    expect(at(instant).blocked).toBe(blocked);
  });

  it('is blocked with the hotel’s message', () => {
    expect(at('2026-11-21T18:00:00Z').message).toBe('Please call us.');
  });

  it('is never blocked when the restriction is off', () => {
    const off = { ...config, sameDayBookingRestrictionEnabled: false };
    expect(at('2026-11-21T18:00:00Z', '2026/11/21', 'Europe/Copenhagen', off).blocked).toBe(false);
  });

  it('is measured by the property’s clock', () => {
    expect(at('2026-11-21T17:45:00Z', '2026/11/21', 'Europe/London').blocked).toBe(false);
  });
});

describe('a stay that starts tomorrow', () => {
  it('is not blocked', () => {
    expect(at('2026-11-21T18:00:00Z', '2026/11/22').blocked).toBe(false);
  });

  it('is blocked once it is tomorrow at the property and the time has come', () => {
    expect(at('2026-11-22T18:00:00Z', '2026/11/22').blocked).toBe(true);
  });
});
