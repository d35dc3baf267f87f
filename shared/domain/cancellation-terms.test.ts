import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CancellationRule } from '../contracts/index.ts';
import {
  type AgreedStay,
  cancelledAt,
  cancellationFeeMinor,
  cancellationSchedule,
  coverFee,
  nightPrices,
  noShowMinor,
} from './cancellation-terms.ts';
import { type CancellationFee, explainCancellation } from './cancellation.ts';
import { addDays } from './stay.ts';

const before = (offsetHours: number, fee: CancellationFee): CancellationRule => ({
  from: 'BeforeArrival',
  offsetHours,
  ...fee,
});
const at = (days: number, time: string, fee: CancellationFee): CancellationRule => ({
  ...before(0, fee),
  days,
  time,
});
const atOnce = (fee: CancellationFee): CancellationRule => ({ from: 'Creation', offsetHours: 0, ...fee });
const oneNight = { feeType: 'Nights', value: 1 } as const;
const half = { feeType: 'Percent', value: 50 } as const;
const all = { feeType: 'Percent', value: 100 } as const;

const stay: AgreedStay = {
  rules: [before(48, oneNight), before(24, all)],
  arrival: '2026/12/01',
  checkInTime: '15:00',
  timeZone: 'Europe/London',
  bookedAt: new Date('2026-11-01T09:00:00Z'),
  nights: [10_000, 12_000, 9_000],
  total: 33_500,
  currency: 'GBP',
};
const tiersOf = (changed: Partial<AgreedStay>) =>
  cancellationSchedule({ ...stay, ...changed })?.map(({ from, until, feeMinor }) => [
    from.toISOString(),
    until?.toISOString() ?? null,
    feeMinor,
  ]);

describe('the deadlines of a room', () => {
  it('follow each other without a gap, from the booking to after the last one', () => {
    expect(tiersOf({})).toEqual([
      ['2026-11-01T09:00:00.000Z', '2026-11-29T15:00:00.000Z', 0],
      ['2026-11-29T15:00:00.000Z', '2026-11-30T15:00:00.000Z', 10_000],
      ['2026-11-30T15:00:00.000Z', null, 33_500],
    ]);
  });

  it.each<[string, Partial<AgreedStay>, unknown]>([
    ['without rules only the rate’s words say', { rules: [] }, undefined],
    [
      'a rule of nothing is free',
      { rules: [before(24, { ...half, value: 0 })] },
      [[expect.anything(), null, 0]],
    ],
    [
      'those that had passed at the booking never held',
      { bookedAt: new Date('2026-11-30T10:00:00Z') },
      [
        ['2026-11-30T10:00:00.000Z', '2026-11-30T15:00:00.000Z', 10_000],
        ['2026-11-30T15:00:00.000Z', null, 33_500],
      ],
    ],
    [
      'the hotel’s hour on the day of arrival itself',
      { rules: [at(0, '18:00', oneNight)] },
      [
        ['2026-11-01T09:00:00.000Z', '2026-12-01T18:00:00.000Z', 0],
        ['2026-12-01T18:00:00.000Z', null, 10_000],
      ],
    ],
    [
      'a fee at once that grows',
      { rules: [atOnce({ feeType: 'Amount', value: 50 }), at(7, '12:00', half)] },
      [
        ['2026-11-01T09:00:00.000Z', '2026-11-24T12:00:00.000Z', 5_000],
        ['2026-11-24T12:00:00.000Z', null, 16_750],
      ],
    ],
    [
      'of two at the same moment the later rule holds',
      { rules: [before(24, oneNight), at(1, '15:00', all)] },
      [
        ['2026-11-01T09:00:00.000Z', '2026-11-30T15:00:00.000Z', 0],
        ['2026-11-30T15:00:00.000Z', null, 33_500],
      ],
    ],
  ])('%s', (_, changed, tiers) => {
    expect(tiersOf(changed)).toEqual(tiers);
  });

  it.each<[string, Partial<AgreedStay>, string]>([
    [
      'a day before, over the night in which clocks are put forward, is a day by the wall clock',
      { arrival: '2026/03/29', rules: [before(24, all)] },
      '2026-03-28T15:00:00.000Z',
    ],
    [
      '… and on the day after it an hour earlier in UTC',
      { arrival: '2026/03/30', rules: [before(24, all)] },
      '2026-03-29T14:00:00.000Z',
    ],
    [
      'an hour that clocks skip counts as by the clock before',
      { arrival: '2026/03/29', rules: [at(0, '01:30', all)] },
      '2026-03-29T01:30:00.000Z',
    ],
    [
      'an hour that comes twice lasts to the second time',
      { arrival: '2026/10/25', rules: [at(0, '01:30', all)] },
      '2026-10-25T01:30:00.000Z',
    ],
    [
      'two days before the first of March in a leap year',
      { arrival: '2028/03/01', rules: [before(48, all)] },
      '2028-02-28T15:00:00.000Z',
    ],
    [
      '… and in another year',
      { arrival: '2027/03/01', rules: [before(48, all)] },
      '2027-02-27T15:00:00.000Z',
    ],
    [
      'a zone west of Greenwich',
      { timeZone: 'America/Los_Angeles', rules: [before(24, all)] },
      '2026-11-30T23:00:00.000Z',
    ],
    [
      'a zone of a quarter of an hour',
      { timeZone: 'Asia/Kathmandu', rules: [before(24, all)] },
      '2026-11-30T09:15:00.000Z',
    ],
    [
      'a hotel that skipped midnight',
      { timeZone: 'Africa/Cairo', arrival: '2026/04/24', rules: [at(0, '00:30', all)] },
      '2026-04-23T22:30:00.000Z',
    ],
  ])('%s', (_, changed, until) => {
    const bookedAt = new Date('2026-01-01T00:00:00Z');
    expect(tiersOf({ bookedAt, ...changed })?.[0]?.[1]).toBe(until);
  });
});

describe('what is kept', () => {
  it.each<[string, CancellationFee, number]>([
    ['a percentage of everything', half, 16_750],
    ['… half-up', { feeType: 'Percent', value: 33 }, 11_055],
    ['its first nights', { feeType: 'Nights', value: 2 }, 22_000],
    ['more nights than there are', { feeType: 'Nights', value: 9 }, 31_000],
    ['an amount', { feeType: 'Amount', value: 50 }, 5_000],
    ['an amount above what the room costs', { feeType: 'Amount', value: 5000 }, 33_500],
  ])('%s', (_, fee, minor) => {
    expect(cancellationFeeMinor(fee, stay)).toBe(minor);
  });

  it('of a guest who does not come is what the rate says, else as after the last deadline', () => {
    expect(noShowMinor(stay)).toBe(33_500);
    expect(noShowMinor({ ...stay, rules: [before(24, oneNight)], noShow: half })).toBe(16_750);
    expect(noShowMinor({ ...stay, rules: [before(24, oneNight)] })).toBe(10_000);
    expect(noShowMinor({ ...stay, rules: [], noShow: all })).toBe(33_500);
    expect(noShowMinor({ ...stay, rules: [] })).toBeNull();
  });

  it.each<[string, number, { voucher: number; paid: number }, ReturnType<typeof coverFee>]>([
    [
      'nothing: all goes back',
      0,
      { voucher: 20, paid: 80 },
      { fromVoucher: 0, voucherBack: 20, fromPaid: 0, refund: 80, charge: 0 },
    ],
    [
      'the voucher first, then what was paid',
      50,
      { voucher: 20, paid: 80 },
      { fromVoucher: 20, voucherBack: 0, fromPaid: 30, refund: 50, charge: 0 },
    ],
    [
      'then the guarantee',
      100,
      { voucher: 0, paid: 30 },
      { fromVoucher: 0, voucherBack: 0, fromPaid: 30, refund: 0, charge: 70 },
    ],
  ])('%s', (_, fee, given, cover) => {
    expect(coverFee(fee, given)).toEqual(cover);
  });
});

const money = fc.integer({ min: 0, max: 2_000_000 });
const anyFee: fc.Arbitrary<CancellationFee> = fc.oneof(
  fc.record({ feeType: fc.constant('Percent' as const), value: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ feeType: fc.constant('Nights' as const), value: fc.integer({ min: 0, max: 9 }) }),
  fc.record({ feeType: fc.constant('Amount' as const), value: fc.integer({ min: 0, max: 900 }) }),
);
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '30'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
const anyRule: fc.Arbitrary<CancellationRule> = fc.oneof(
  anyFee.map(atOnce),
  fc.tuple(fc.integer({ min: 0, max: 400 }), anyFee).map(([hours, fee]) => before(hours, fee)),
  fc.tuple(fc.integer({ min: 0, max: 20 }), time, anyFee).map(([days, hour, fee]) => at(days, hour, fee)),
);
const zones = [
  'Europe/London',
  'America/New_York',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Pacific/Apia',
] as const;
/** Around the year, so that clocks change in many of them. */
const arrivals = fc.integer({ min: 0, max: 1200 }).map((days) => addDays('2026/01/20', days));
const anyStay: fc.Arbitrary<AgreedStay> = fc
  .record({
    rules: fc.array(anyRule, { minLength: 1, maxLength: 5 }),
    arrival: arrivals,
    checkInTime: time,
    timeZone: fc.constantFrom(...zones),
    ahead: fc.integer({ min: 0, max: 30 * 24 * 60 }),
    nights: fc.array(money, { minLength: 1, maxLength: 6 }),
    more: money,
  })
  .map(({ ahead, more, nights, ...terms }) => ({
    ...terms,
    nights,
    total: nights.reduce((sum, night) => sum + night, more),
    bookedAt: new Date(Date.parse(`${terms.arrival.replaceAll('/', '-')}T12:00:00Z`) - ahead * 60_000),
    currency: 'GBP',
  }));
const moments = fc.integer({ min: 0, max: 40 * 24 * 60 });
const momentOf = ({ bookedAt }: AgreedStay, minutes: number) =>
  new Date(bookedAt.getTime() + minutes * 60_000);

const pairs = <Value>(values: readonly Value[]): [Value, Value][] =>
  values.slice(1).flatMap((value, index) => {
    const one = values[index];
    return one === undefined ? [] : [[one, value]];
  });

describe('of any rules, stay, zone and moment', () => {
  it('what is kept and what goes back are the whole, and neither is below nothing', () => {
    fc.assert(
      fc.property(anyStay, moments, (room, minutes) => {
        const cancelled = cancelledAt(room, momentOf(room, minutes));
        expect(cancelled).not.toBeNull();
        const { keptMinor = -1, backMinor = -1 } = cancelled ?? {};
        expect(keptMinor + backMinor).toBe(room.total);
        expect(Math.min(keptMinor, backMinor)).toBeGreaterThanOrEqual(0);
        expect(noShowMinor(room)).toBeLessThanOrEqual(room.total);
      }),
    );
  });

  it('tiers follow each other, each later than the one before', () => {
    fc.assert(
      fc.property(anyStay, (room) => {
        const tiers = cancellationSchedule(room) ?? [];
        expect(tiers[0]?.from).toEqual(room.bookedAt);
        expect(tiers.at(-1)?.until).toBeNull();
        for (const [one, next] of pairs(tiers)) {
          expect(one.until).toEqual(next.from);
          expect(one.from.getTime()).toBeLessThan(next.from.getTime());
        }
      }),
    );
  });

  it('the sentence says what is charged, at every moment', () => {
    fc.assert(
      fc.property(anyStay, moments, (room, minutes) => {
        const now = momentOf(room, minutes);
        const said = explainCancellation(room.rules, { ...room, now });
        const fee =
          said?.kind === 'fee' || said?.kind === 'fee-then'
            ? cancellationFeeMinor(said.fee, room)
            : said?.kind === 'non-refundable'
              ? room.total
              : 0;
        expect(cancelledAt(room, now)?.keptMinor).toBe(fee);
      }),
      { numRuns: 1000 },
    );
  });

  it('costs no less later where each rule asks more of the same kind than the one before', () => {
    const growing = fc
      .tuple(anyStay, fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 5 }))
      .map(([room, values]) => ({
        ...room,
        rules: values
          .toSorted((a, b) => a - b)
          .map((value, index) => at(20 - index, '12:00', { feeType: 'Percent', value })),
      }));
    fc.assert(
      fc.property(growing, (room) => {
        for (const [one, next] of pairs(cancellationSchedule(room) ?? []))
          expect(one.feeMinor).toBeLessThanOrEqual(next.feeMinor);
      }),
    );
  });

  it('the hotel’s zone moves every deadline with its clock, and nothing else', () => {
    const shift = 5.5 * 60 * 60_000;
    fc.assert(
      fc.property(anyStay, (room) => {
        const inUtc = cancellationSchedule({ ...room, timeZone: 'UTC' }) ?? [];
        const inIndia = cancellationSchedule({
          ...room,
          timeZone: 'Asia/Kolkata',
          bookedAt: new Date(room.bookedAt.getTime() - shift),
        });
        const moved = inUtc.map(({ from, until, ...tier }) => ({
          ...tier,
          from: new Date(from.getTime() - shift),
          until: until && new Date(until.getTime() - shift),
        }));
        expect(inIndia).toEqual(moved);
      }),
    );
  });

  it('a fee is covered in full, and everything that was given is used or goes back', () => {
    fc.assert(
      fc.property(money, money, money, (fee, voucher, paid) => {
        const cover = coverFee(fee, { voucher, paid });
        expect(cover.fromVoucher + cover.fromPaid + cover.charge).toBe(fee);
        expect(cover.fromVoucher + cover.voucherBack).toBe(voucher);
        expect(cover.fromPaid + cover.refund).toBe(paid);
        const { fromVoucher, voucherBack, fromPaid, refund, charge } = cover;
        expect(Math.min(fromVoucher, voucherBack, fromPaid, refund, charge)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('the nights add up to the room', () => {
    fc.assert(
      fc.property(money, fc.array(money, { minLength: 1, maxLength: 30 }), (room, rates) => {
        const nights = nightPrices(room, rates);
        expect(nights.reduce((sum, night) => sum + night, 0)).toBe(room);
        expect(Math.min(...nights)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
