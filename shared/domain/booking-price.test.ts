import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aRate, aService, aTax, someParty, someRate, someTerms } from '../testing/index.ts';
import { priceOfBooking, type RoomToPrice } from './booking-price.ts';
import { stayRateOf } from './stay-rate.ts';

const someRoom = (currency: string): fc.Arbitrary<RoomToPrice> =>
  fc
    .record({
      rate: someRate(currency),
      room: someParty(),
      less: fc.option(fc.integer({ min: 0, max: 5_000 })),
      extras: fc.array(
        fc.record({
          price: fc.integer({ min: 0, max: 9_999 }),
          chargeType: fc.constantFrom('PerStay', 'PerDay', 'PerQuantity'),
          chargePerPerson: fc.boolean(),
          quantity: fc.integer({ min: 1, max: 5 }),
          isIncluded: fc.boolean(),
        }),
        { maxLength: 3 },
      ),
    })
    .map(({ rate, room, less, extras }) => {
      const charged = stayRateOf(rate, currency);
      const without = { ...charged, baseRate: charged.baseRate + (less ?? 0), nightRates: [] };
      return {
        room,
        rate: charged,
        promotion: less === null ? null : { name: 'WINTER', without },
        extras: extras.map(({ quantity, isIncluded, ...service }) => ({
          quantity,
          isIncluded,
          service: aService({ ...service, articles: [] }),
        })),
      };
    });
const someBooking = fc.constantFrom('EUR', 'JPY', 'KWD').chain((currency) =>
  fc.record({
    hotel: fc.record({ currency: fc.constant(currency), taxesAndFees: someTerms }),
    rooms: fc.array(someRoom(currency), { minLength: 1, maxLength: 4 }),
    voucher: fc.integer({ min: 0, max: 300_000 }),
  }),
);

/** What lines add; an included tax is named and adds nothing. */
const added = (lines: ReturnType<typeof priceOfBooking>['rooms'][number]['lines']): number =>
  lines.reduce((sum, line) => (line.kind === 'tax' && line.tax.included ? sum : sum + line.amount), 0);

describe('the price of a booking', () => {
  it('takes its steps in order, each with its line', () => {
    const rate = stayRateOf({ ...aRate({ baseRate: 270 }), nights: [] }, 'EUR');
    const price = priceOfBooking(
      { currency: 'EUR', taxesAndFees: [aTax({ id: 'vat', percent: 10 })] },
      [
        {
          room: { numberOfAdults: 2, numberOfChildren: 0, numberOfInfants: 0 },
          rate: { ...rate, baseNumberOfAdults: 2 },
          promotion: { name: 'WINTER', without: { ...rate, baseNumberOfAdults: 2, baseRate: 30_000 } },
          extras: [
            {
              service: aService({ price: 9, chargeType: 'PerStay', chargePerPerson: false, articles: [] }),
              quantity: 1,
              isIncluded: true,
            },
            {
              service: aService({ price: 20, chargeType: 'PerStay', chargePerPerson: false, articles: [] }),
              quantity: 1,
            },
          ],
        },
      ],
      5_000,
    );
    expect(price.rooms[0]?.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['nights', 30_000],
      ['promotion', -3_000],
      ['extra', 0],
      ['extra', 2_000],
      ['tax', 2_900],
    ]);
    expect(price).toMatchObject({
      roomCost: 27_000,
      serviceCost: 2_000,
      taxes: 2_900,
      voucher: 5_000,
      total: 26_900,
    });
  });

  it('is the sum of its lines, less the voucher', () => {
    fc.assert(
      fc.property(someBooking, ({ hotel, rooms, voucher }) => {
        const price = priceOfBooking(hotel, rooms, voucher);
        for (const { roomCost, serviceCost, taxes, lines } of price.rooms) {
          expect(added(lines)).toBe(roomCost + serviceCost + taxes);
        }
        const lines = price.rooms.flatMap((room) => room.lines);
        expect(price.total).toBe(added(lines) - price.voucher);
        expect(price.total).toBeGreaterThanOrEqual(0);
        expect(price.voucher).toBeLessThanOrEqual(voucher);
      }),
    );
  });

  it('does not depend on the order of rooms and extras', () => {
    fc.assert(
      fc.property(someBooking, ({ hotel, rooms, voucher }) => {
        const turned = rooms.map((room) => ({ ...room, extras: room.extras.toReversed() })).toReversed();
        expect(priceOfBooking(hotel, turned, voucher).total).toBe(
          priceOfBooking(hotel, rooms, voucher).total,
        );
      }),
    );
  });

  it('is the same with what its rates include and without it', () => {
    fc.assert(
      fc.property(someBooking, ({ hotel, rooms, voucher }) => {
        const alone = rooms.map((room) => ({
          ...room,
          extras: room.extras.filter(({ isIncluded = false }) => !isIncluded),
        }));
        const price = priceOfBooking(hotel, rooms, voucher);
        expect(price.total).toBe(priceOfBooking(hotel, alone, voucher).total);
        expect(price.serviceCost).toBe(priceOfBooking(hotel, alone, voucher).serviceCost);
      }),
    );
  });

  it('is the same with taxes that it includes and without any', () => {
    fc.assert(
      fc.property(someBooking, ({ hotel, rooms, voucher }) => {
        const included = hotel.taxesAndFees.map((tax) => ({ ...tax, included: true }));
        expect(priceOfBooking({ ...hotel, taxesAndFees: included }, rooms, voucher).total).toBe(
          priceOfBooking({ ...hotel, taxesAndFees: [] }, rooms, voucher).total,
        );
      }),
    );
  });
});
