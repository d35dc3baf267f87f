import { describe, expect, it } from 'vitest';
import { aParty, aRate, aRoomType } from 'shared/testing';
import {
  claimsPercentage,
  commonAmenities,
  foldRates,
  foreignLanguage,
  isSavingOfRoomOnly,
  listRooms,
  lowestPriced,
  savedPercent,
  type ListingContext,
} from './rules.ts';

const context: ListingContext = {
  party: aParty(),
  stockLeft: { double: 2 },
  heldRoomTypeId: null,
  hotel: { currency: 'GBP' },
  isFirst: true,
};
const list = (roomType = aRoomType(), changes: Partial<ListingContext> = {}) =>
  listRooms({ roomTypes: [roomType] }, { ...context, ...changes });

describe('what a room of the search can choose', () => {
  it('has the total for the stay, per night, and its lines', () => {
    const [offer] = list().offers;
    expect(offer).toMatchObject({
      from: 36_000,
      roomsLeft: 2,
      rates: [{ total: 36_000, perNight: 12_000, original: null }],
    });
    expect(offer?.rates[0]?.lines).toMatchObject([{ kind: 'nights', count: 3, amount: 36_000 }]);
  });

  it('has the lowest total as its from price', () => {
    const rates = [aRate(), aRate({ ratePlanId: 'saver', baseRate: 306.5 })];
    expect(list(aRoomType({ rates })).offers[0]?.from).toBe(30_650);
  });

  it.each([
    ['greater', 400, 40_000],
    ['the same', 360, null],
    ['smaller', 300, null],
  ])('shows an original price that is %s', (_, originalBaseRate, original) => {
    expect(list(aRoomType({ rates: [aRate({ originalBaseRate })] })).offers[0]?.rates[0]?.original).toBe(
      original,
    );
  });
});

describe('what it cannot choose, and why', () => {
  it.each([
    ['sold out', aRoomType(), { stockLeft: { double: 0 } }, { kind: 'sold-out' }],
    ['no rate', aRoomType({ rates: [] }), {}, { kind: 'sold-out' }],
    ['too many guests', aRoomType({ maximumOccupancy: 1 }), {}, { kind: 'too-many-guests', limit: 1 }],
    ['too many adults', aRoomType({ adultMaximumOccupancy: 1 }), {}, { kind: 'too-many-adults', limit: 1 }],
  ])('%s', (_, roomType, changes, reason) => {
    const { offers, unsuitable } = list(roomType, changes);
    expect(offers).toEqual([]);
    expect(unsuitable).toMatchObject([{ rate: null, reason }]);
  });

  it('one rate only', () => {
    const single = aRate({ ratePlanId: 'single', useOccupancyForRatePlan: true, maximumOccupancy: 1 });
    const { offers, unsuitable } = list(aRoomType({ rates: [aRate(), single] }));
    expect(offers[0]?.rates.map(({ rate }) => rate.ratePlanId)).toEqual(['flexible']);
    expect(unsuitable).toMatchObject([
      { rate: { ratePlanId: 'single' }, reason: { kind: 'too-many-guests', limit: 1 } },
    ]);
  });

  it('the last room stays in the list of the room that holds it', () => {
    expect(list(aRoomType(), { stockLeft: { double: 0 }, heldRoomTypeId: 'double' }).offers).toHaveLength(1);
  });
});

const when = {
  arrival: '2026/12/01',
  checkInTime: '15:00',
  timeZone: 'Europe/London',
  now: new Date('2026-11-21T12:00:00Z'),
};
const freeUntil = [{ from: 'BeforeArrival', offsetHours: 24, feeType: 'Nights', value: 1 }] as const;
const aFee = [{ from: 'Creation', offsetHours: 0, feeType: 'Amount', value: 50 }] as const;
const everything = [{ from: 'Creation', offsetHours: 0, feeType: 'Percent', value: 100 }] as const;
type Policy = typeof freeUntil | typeof aFee | typeof everything | readonly [];

describe('of many rates', () => {
  const offerOf = (...rates: readonly (readonly [number, Policy])[]) => {
    const [offer] = list(
      aRoomType({
        rates: rates.map(([baseRate, policy], index) =>
          aRate({ ratePlanId: `r${String(index)}`, baseRate, cancellationPolicy: [...policy] }),
        ),
      }),
    ).offers;
    if (offer === undefined) throw new Error('the room is offered');
    return offer;
  };
  const place = { index: 0, rooms: 4, chosenId: null, when };
  const idsOf = (rates: readonly { readonly rate: { readonly ratePlanId: string } }[]) =>
    rates.map(({ rate }) => rate.ratePlanId);
  const fixed = (...totals: readonly number[]) => totals.map((total) => [total, everything] as const);

  it.each<[string, readonly (readonly [number, Policy])[], Parameters<typeof foldRates>[1], string[]]>([
    ['three are all shown', fixed(3, 2, 1), place, ['r0', 'r1', 'r2']],
    [
      'of four, the cheapest and the cheapest that is cancelled for free, in the hotel’s order',
      [
        [400, freeUntil],
        [300, everything],
        [420, freeUntil],
        [320, aFee],
      ],
      place,
      ['r0', 'r1'],
    ],
    [
      'where none is cancelled for free, the one that costs less to cancel',
      [
        [400, everything],
        [300, everything],
        [420, everything],
        [320, aFee],
      ],
      place,
      ['r1', 'r3'],
    ],
    [
      'a policy in words alone is freer than one that keeps everything',
      [
        [400, []],
        [300, everything],
        [420, everything],
        [450, everything],
      ],
      place,
      ['r0', 'r1'],
    ],
    [
      'where the cheapest is the freest too, the next cheapest',
      [
        [400, freeUntil],
        [300, freeUntil],
        [420, everything],
        [320, aFee],
      ],
      place,
      ['r1', 'r3'],
    ],
    [
      'a free cancellation that has passed is none',
      [
        [400, [{ from: 'BeforeArrival', offsetHours: 999, feeType: 'Percent', value: 100 }] as never],
        [300, everything],
        [420, freeUntil],
        [450, everything],
      ],
      place,
      ['r1', 'r2'],
    ],
    ['what is chosen is shown', fixed(6, 1, 5, 2), { ...place, chosenId: 'r0' }, ['r0', 'r1', 'r3']],
    [
      'a late one of many rooms shows its cheapest',
      fixed(3, 1, 2),
      { ...place, index: 6, rooms: 13 },
      ['r1'],
    ],
    [
      'an early one of many rooms shows more',
      fixed(3, 1, 2),
      { ...place, index: 5, rooms: 13 },
      ['r0', 'r1', 'r2'],
    ],
  ])('%s', (_, rates, where, shown) => {
    const offer = offerOf(...rates);
    const { best, more } = foldRates(offer, where);
    expect(idsOf(best)).toEqual(shown);
    expect(idsOf([...best, ...more]).toSorted()).toEqual(idsOf(offer.rates).toSorted());
  });

  it('one is the cheapest, unless all cost the same', () => {
    expect(
      lowestPriced(offerOf([400, freeUntil], [300, everything], [300, everything]))?.rate.ratePlanId,
    ).toBe('r1');
    expect(lowestPriced(offerOf([300, freeUntil], [300, everything]))).toBeNull();
  });
});

describe('what a promotion saves', () => {
  it.each([
    [85_000, 100_000, 15],
    // A night at 189.00 with 15 % off is 160.65, which the hotel rounds to 161.00.
    [16_100, 18_900, 15],
    [32_200, 37_800, 15],
    [85_499, 100_000, 15],
    [85_500, 100_000, 14],
    [85_501, 100_000, 14],
    [99_001, 100_000, 0],
    [99_000, 100_000, 1],
    [100_001, 100_000, 0],
    [100_000, null, 0],
    [0, 0, 0],
  ])('%i instead of %o is %i%%', (total, original, percent) => {
    expect(savedPercent({ total, original })).toBe(percent);
  });

  it('is worked out of the totals of each party', () => {
    const rate = aRate({ baseRate: 85, originalBaseRate: 100, costPerAdult: 50, baseNumberOfAdults: 1 });
    const percentOf = (numberOfAdults: number) =>
      list(aRoomType({ rates: [rate] }), { party: aParty({ numberOfAdults }) }).offers[0]?.rates.map(
        savedPercent,
      );
    expect([percentOf(1), percentOf(2), percentOf(3)]).toEqual([[15], [10], [7]]);
  });

  it('says that it is on the room’s price, where supplements are not reduced', () => {
    const rate = aRate({ baseRate: 90, originalBaseRate: 100, costPerChild: 20, baseNumberOfAdults: 2 });
    const isOfRoomOnly = (numberOfChildren: number) =>
      list(aRoomType({ rates: [rate] }), {
        party: aParty({ numberOfAdults: 2, numberOfChildren }),
      }).offers[0]?.rates.map(isSavingOfRoomOnly);
    expect([isOfRoomOnly(0), isOfRoomOnly(1)]).toEqual([[false], [true]]);
  });

  it.each([
    ['Book early, save 15%', true],
    ['12 % mindre', true],
    ['خصم ١٥٪', true],
    ['Winter in the harbour', false],
    ['The 2nd night is on us', false],
  ])('%j names a percentage: %o', (promotion, claims) => {
    expect(claimsPercentage(promotion)).toBe(claims);
  });
});

describe('what all rooms have', () => {
  const offersOf = (...amenities: readonly string[][]) =>
    amenities.map((each) => ({ roomType: aRoomType({ amenities: each }) }));
  it.each([
    [
      'is said once, in the first room’s order',
      [
        ['Wi-Fi', 'Desk', 'Safe'],
        ['Safe', 'Wi-Fi'],
      ],
      ['Wi-Fi', 'Safe'],
    ],
    ['is nothing where they differ', [['Wi-Fi'], ['Safe']], []],
    ['is nothing of a single room', [['Wi-Fi']], []],
    ['is nothing without rooms', [], []],
  ])('%s', (_, amenities, common) => {
    expect(commonAmenities(offersOf(...amenities))).toEqual(common);
  });
});

describe('the language of what the hotel says of its rooms', () => {
  it.each([
    ['all in another one', [{ Description: 'en-GB' }, { Description: 'en-GB' }], 'en'],
    ['one in the page’s', [{ Description: 'en-GB' }, undefined], null],
    ['names only', [{ Name: 'en' }, { Name: 'en' }], null],
    ['two others', [{ Description: 'en' }, { Description: 'de' }], null],
    ['none said', [undefined, undefined], null],
  ])('%s', (_, languages, expected) => {
    const offers = languages.map((textLanguages) => ({
      roomType: aRoomType(textLanguages === undefined ? {} : { textLanguages }),
    }));
    expect(foreignLanguage(offers)).toBe(expected);
  });
});
