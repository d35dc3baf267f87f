import fc from 'fast-check';
import {
  byCost,
  compactSearch,
  rateCosts,
  ratePlanShape,
  roomTypeShape,
  type SearchRequest,
  wireObject,
} from 'shared/contracts';
import { addDays } from 'shared/domain';
import { someParty, wireValues } from 'shared/testing';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { offerTexts } from './offer-texts.ts';
import { encodeSearch, layOutTypes, writeSearch } from './search-text.ts';
import type { PricedRate } from './stay-rate-rules.ts';
import type { RoomTypeOffer } from './write-room-type.ts';

const planSchema = wireObject(ratePlanShape);
const typeSchema = wireObject(roomTypeShape);

const plans = wireValues(planSchema).map((wire) => {
  const { ratePlanId, ...content } = z.decode(planSchema, wire as never);
  return { ratePlanId, content: { ...content, roomTypeIds: null } };
});
const roomTypes = wireValues(typeSchema).map((wire) => {
  const { roomTypeId, ...content } = z.decode(typeSchema, wire as never);
  return { roomTypeId, content: { ...content, locationIds: null, baseNumberOfAdults: 2 }, upgrades: [] };
});

const minor = fc.oneof(fc.constant(0), fc.integer({ min: -500, max: 900_000 }));
const costsOf = <Amount>(amount: fc.Arbitrary<Amount>) => fc.record(byCost(rateCosts, 'key', () => amount));

type Prices = Omit<PricedRate, 'roomTypeId' | 'ratePlanId'>;
const prices = (nights: number): fc.Arbitrary<Prices> =>
  fc.record({
    stayRate: fc
      .record({
        costs: costsOf(minor),
        amounts: fc.array(minor, { minLength: nights, maxLength: nights }),
        baseNumberOfAdults: fc.nat({ max: 3 }),
        isSum: fc.boolean(),
      })
      .map(({ costs, amounts, baseNumberOfAdults, isSum }) => ({
        ...costs,
        ...(isSum ? { baseRate: amounts.reduce((sum, amount) => sum + amount, 0) } : {}),
        baseNumberOfAdults,
        nights,
        nightRates: amounts.map((baseRate, night) => ({ date: addDays('2026/12/01', night), baseRate })),
      })),
    original: fc.option(costsOf(fc.option(minor))),
    terms: fc.record({
      minLengthOfStay: fc.option(fc.nat({ max: 9 })),
      maxLengthOfStay: fc.option(fc.nat({ max: 9 })),
      minDaysBeforeArrival: fc.option(fc.nat({ max: 9 })),
      maxDaysBeforeArrival: fc.option(fc.nat({ max: 9 })),
    }),
    promo: fc.constant(null),
  });

/** Room types, each with rates of some of the plans for one stay. */
const someOffers: fc.Arbitrary<RoomTypeOffer[]> = fc
  .tuple(fc.array(plans, { minLength: 1, maxLength: 3 }), fc.integer({ min: 1, max: 3 }))
  .chain(([known, nights]) => {
    const rates = fc.tuple(...known.map((plan) => fc.tuple(fc.constant(plan), fc.option(prices(nights)))));
    const offer = fc.tuple(roomTypes, rates).map(([roomType, ofType]) => ({
      roomType,
      rates: ofType.flatMap(([plan, priced]) => {
        const ids = { roomTypeId: roomType.roomTypeId, ratePlanId: plan.ratePlanId };
        return priced === null ? [] : [{ plan, rate: { ...ids, ...priced } }];
      }),
    }));
    return fc.array(offer, { maxLength: 3 });
  });

const frame = {
  promoCodeMessage: null,
  isPromoCodeValid: null,
  hopGiftVoucherCodeMessage: null,
  isHopGiftVoucherCodeValid: null,
  quoteToken: 'token',
};

describe('a search in the compact form', () => {
  it('is read as the whole answer, whatever rates there are', () => {
    const read = (
      offers: readonly RoomTypeOffer[],
      form: SearchRequest['form'],
      rooms: SearchRequest['rooms'],
    ) => {
      const { shared, write } = offerTexts(offers, { form, rooms }, { currency: 'GBP' });
      const types = offers.map((offer) => [offer.roomType.roomTypeId, write(offer)] as const);
      const free = new Map(types.map(([id]) => [id, 1]));
      const text = encodeSearch(frame, layOutTypes(types), [...free.keys()], shared);
      const { pieces } = writeSearch(text, free, false, null);
      const wire: unknown = JSON.parse(Buffer.concat(pieces).toString());
      expect('RatePlans' in Object(wire)).toBe(form === 'compact');
      return z.decode(compactSearch().responses[200], wire as never);
    };
    fc.assert(
      fc.property(someOffers, fc.array(someParty(), { minLength: 1, maxLength: 3 }), (offers, rooms) => {
        expect(read(offers, 'compact', rooms)).toEqual(read(offers, undefined, rooms));
      }),
    );
  });
});
