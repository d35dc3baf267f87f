import fc from 'fast-check';
import { addDays, todayIn } from 'shared/domain';
import { describe, expect, it } from 'vitest';
import { linkEndsAt } from './rules.ts';

const hour = 3_600_000;

describe('when the links of a booking end', () => {
  it.each([
    ['London, into summer time', '2027/03/01', 30, 'Europe/London', '2027-03-31T23:00:00.000Z'],
    ['Copenhagen, into winter time', '2026/10/01', 30, 'Europe/Copenhagen', '2026-10-31T23:00:00.000Z'],
    ['New York', '2026/12/04', 30, 'America/New_York', '2027-01-04T05:00:00.000Z'],
    ['Auckland, east of the date line', '2026/12/04', 30, 'Pacific/Auckland', '2027-01-03T11:00:00.000Z'],
    ['a leap day', '2028/01/30', 30, 'Etc/UTC', '2028-03-01T00:00:00.000Z'],
    ['a hotel’s shorter time', '2026/12/04', 1, 'Etc/UTC', '2026-12-06T00:00:00.000Z'],
  ])('%s', (_, departure, days, zone, ends) => {
    expect(linkEndsAt(departure, days, zone).toISOString()).toBe(ends);
  });

  it('they are open on every one of the days on the hotel’s calendar, and never the day after', () => {
    const zones = fc.constantFrom(
      'Europe/London',
      'America/St_Johns',
      'Asia/Kathmandu',
      'Pacific/Apia',
      'Australia/Lord_Howe',
      'Africa/Cairo',
      'America/Sao_Paulo',
    );
    const departures = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2022/01/01', days));
    fc.assert(
      fc.property(departures, fc.integer({ min: 1, max: 365 }), zones, (departure, days, zone) => {
        const ends = linkEndsAt(departure, days, zone).getTime();
        expect(todayIn(zone, new Date(ends))).toBe(addDays(departure, days + 1));
        expect(todayIn(zone, new Date(ends - hour / 4))).toBe(addDays(departure, days));
      }),
    );
  });
});
