import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lessLater, noShowFrom, openUntil, refundsFrom, stockWithout } from './rules.ts';

const night = (id: string, day: string, count: number) => ({ id, night: day, count });
const names = {
  nights: ['2026/12/01', '2026/12/02'],
  nightsOfService: () => ['2026/12/01'],
  roomTypeOf: (id: string) => id.split('|')[0] ?? id,
};
const aRoom = { room_type_id: 'double' } as Parameters<typeof stockWithout>[1]['rooms'][number];
const anExtra = (quantity: number) =>
  ({ service_id: 'parking', quantity }) as Parameters<typeof stockWithout>[1]['services'][number];

describe('the stock of a booking without a room', () => {
  it('has one room of its type less on every night, those of an allotment last taken first', () => {
    const stock = {
      rooms: [
        night('double', '2026/12/01', 1),
        night('double', '2026/12/02', 2),
        night('double|acme', '2026/12/01', 1),
        night('suite', '2026/12/01', 1),
      ],
      extras: [],
    };
    expect(stockWithout(stock, { rooms: [aRoom], services: [] }, names)).toEqual({
      back: { rooms: [night('double', '2026/12/02', 1), night('double|acme', '2026/12/01', 1)], extras: [] },
      left: {
        rooms: [
          night('double', '2026/12/01', 1),
          night('double', '2026/12/02', 1),
          night('suite', '2026/12/01', 1),
        ],
        extras: [],
      },
    });
  });

  it('gives back no more of an extra than was taken', () => {
    const stock = { rooms: [], extras: [night('parking', '2026/12/01', 1)] };
    expect(stockWithout(stock, { rooms: [], services: [anExtra(3)] }, names)).toEqual({
      back: { rooms: [], extras: [night('parking', '2026/12/01', 1)] },
      left: { rooms: [], extras: [] },
    });
  });
});

const amounts = fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 5 });
const total = (list: readonly number[]) => list.reduce((sum, amount) => sum + amount, 0);

describe('money that is not needed any more', () => {
  it('comes off the last charges first, and never below nothing', () => {
    expect(lessLater([100, 50, 30], 120)).toEqual([100, 20, 0]);
    fc.assert(
      fc.property(amounts, fc.integer({ min: -1000, max: 600_000 }), (open, unpaid) => {
        const still = lessLater(open, unpaid);
        expect(total(still)).toBe(Math.min(total(open), Math.max(0, unpaid)));
        expect(Math.min(0, ...still)).toBe(0);
      }),
    );
  });

  it('goes back from the payments in their order, never more than each has', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 600_000 }), (paid, back) => {
        const payments = paid.map((leftMinor, index) => ({ paymentId: String(index), leftMinor }));
        const refunds = refundsFrom(payments, back);
        expect(total(refunds.map(({ amountMinor }) => amountMinor))).toBe(Math.min(total(paid), back));
        for (const { paymentId, amountMinor } of refunds)
          expect(amountMinor).toBeLessThanOrEqual(paid[Number(paymentId)] ?? 0);
      }),
    );
  });
});

describe('until when guests change by themselves, and from when they have not come', () => {
  const hotel = (content: object) =>
    ({ timeZone: 'Europe/London', content: { checkInTime: '15:00', ...content } }) as Parameters<
      typeof openUntil
    >[2];
  const stay = { date_from: '2026/12/01' };
  it.each<[string, object, string | null]>([
    ['until check-in on the day of arrival', {}, '2026-12-01T15:00:00.000Z'],
    ['until the hotel’s hour', { cancellationTime: '12:00' }, '2026-12-01T12:00:00.000Z'],
    ['until a day of the hotel’s choice', { guestChanges: { cancel: 2 } }, '2026-11-29T15:00:00.000Z'],
    ['never', { guestChanges: { cancel: null } }, null],
    ['whatever holds for other changes', { guestChanges: { dates: null } }, '2026-12-01T15:00:00.000Z'],
  ])('%s', (_, content, until) => {
    expect(openUntil('cancel', stay, hotel(content))?.toISOString() ?? null).toBe(until);
  });

  it.each([
    [
      'the hour of free cancellation',
      { cancellationTime: '18:00', checkInTime: '15:00' },
      '2026-12-01T18:00:00.000Z',
    ],
    ['else that of check-in', { checkInTime: '15:00' }, '2026-12-01T15:00:00.000Z'],
  ])('a guest has stayed away from %s on', (_, content, from) => {
    expect(noShowFrom(stay, hotel(content)).toISOString()).toBe(from);
  });
});
