import fc from 'fast-check';
import { byCost, surcharges } from 'shared/contracts';
import { cardStep, toDecimal } from 'shared/domain';
import { importProperty } from './import.ts';
import type { TestApp } from './app.ts';
import { hotelFile } from './bookable-hotel.ts';

/** Currencies with no, two and three decimal digits (decisions 2). */
const currencies = ['JPY', 'GBP', 'KWD'] as const;
const chargeTypes = ['PerStay', 'PerDay', 'PerQuantity'] as const;

export interface PricedHotel {
  readonly currency: string;
  readonly file: Readonly<Record<string, unknown>>;
}

const halfPercents = fc.integer({ min: 1, max: 60 }).map((halves) => halves / 2);

const moneyOf = (currency: string) => (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((amount) =>
    // Parts by percent of such an amount can be charged to a card too.
    toDecimal(amount * (cardStep(currency) > 1 ? 100 * cardStep(currency) : 1), currency),
  );

const shares = fc.integer({ min: 0, max: 100 });

/** Infants, two bands of children that pay odd shares, and guests who count as adults. */
const childBands = fc
  .record({
    ages: fc.uniqueArray(fc.integer({ min: 0, max: 16 }), { minLength: 3, maxLength: 3 }),
    percents: fc.tuple(shares, shares, fc.option(shares)),
    isTeen: fc.boolean(),
  })
  .map(({ ages, percents: [infant, small, big], isTeen }) => {
    const [first = 0, second = 1, third = 2] = ages.toSorted((a, b) => a - b);
    return [
      { Name: 'Babies', MinAge: 0, MaxAge: first, CountsAs: 'Infant', Percent: infant },
      { Name: 'Small', MinAge: first + 1, MaxAge: second, CountsAs: 'Child', Percent: small },
      {
        Name: 'Big',
        MinAge: second + 1,
        MaxAge: third,
        CountsAs: 'Child',
        ...(big === null ? {} : { Percent: big }),
      },
      ...(isTeen ? [{ Name: 'Teens', MinAge: third + 1, MaxAge: 17, CountsAs: 'Adult' }] : []),
    ];
  });

const percentage = fc.record({
  Percent: halfPercents,
  Of: fc.constantFrom('Room', 'Extras', 'RoomAndExtras'),
  Included: fc.boolean(),
});

const amountOf = (Amount: number) =>
  fc.oneof(
    fc.record({ Amount: fc.constant(Amount), Per: fc.constantFrom('Stay', 'Room') }),
    fc.record({
      Amount: fc.constant(Amount),
      Per: fc.constant('PersonNight'),
      MinAge: fc.constantFrom(null, 16),
      FirstNights: fc.constantFrom(null, 3),
      Included: fc.boolean(),
    }),
  );

const choicesOf = (currency: string) => {
  const money = moneyOf(currency);
  const extra = fc.record({
    articles: fc.array(money(1, 1999), { minLength: 1, maxLength: 3 }),
    perPerson: fc.boolean(),
    prices: fc.array(
      fc.record({ Price: money(0, 2999), Weekdays: fc.subarray(['Mon', 'Wed', 'Sat'], { minLength: 1 }) }),
      { maxLength: 1 },
    ),
  });
  return fc.record({
    currency: fc.constant(currency),
    baseRates: fc.tuple(money(7001, 39_999), money(7001, 39_999), money(7001, 39_999)),
    costs: fc.record(byCost(surcharges, 'wire', () => money(0, 2503))),
    weekend: halfPercents,
    promotion: fc.option(halfPercents),
    baseNumberOfAdults: fc.integer({ min: 1, max: 2 }),
    promoCode: fc.oneof(
      halfPercents.map((value) => ({ DiscountPercent: value })),
      money(1, 1999).map((value) => ({ DiscountAmountPerNight: value })),
    ),
    /** One of each charge type. */
    extras: fc.tuple(extra, extra, extra),
    /** Inside the flexible rate. */
    inclusions: fc.constantFrom(
      [],
      [{ ServiceId: 'extra-0' }],
      [{ ServiceId: 'extra-1' }, { ServiceId: 'extra-2', Quantity: 2 }],
    ),
    vouchers: fc.tuple(money(1, 9999), money(10_000_000, 20_000_000)),
    bands: fc.option(childBands),
    extraByAge: shares,
    taxes: fc.array(fc.oneof(percentage, money(1, 999).chain(amountOf)), { maxLength: 4 }),
  });
};

type Choices = ReturnType<typeof choicesOf> extends fc.Arbitrary<infer T> ? T : never;

const ratesOf = ({ baseRates: [double, family, secret], promotion, ...hotel }: Choices) => [
  { BaseRate: double, ...hotel.costs },
  { RoomTypeIds: ['family'], BaseRate: family },
  { RatePlanIds: ['secret'], BaseRate: secret },
  { Weekdays: ['Fri', 'Sat'], AdjustPercent: hotel.weekend },
  ...(promotion === null ? [] : [{ Weekdays: ['Sun', 'Mon'], DiscountPercent: promotion }]),
];

const servicesOf = ({ extras, bands, extraByAge }: Choices) =>
  extras.map(({ articles, perPerson, prices }, index) => ({
    Prices: prices,
    ServiceId: `extra-${String(index)}`,
    ServiceCode: `E${String(index)}`,
    ServiceName: `Extra ${String(index)}`,
    ServiceDescription: '',
    ChargePerPerson: perPerson,
    ...(perPerson && bands ? { ByAge: [{ MinAge: 0, MaxAge: 16, Percent: extraByAge }] } : {}),
    ChargeType: chargeTypes[index],
    Articles: articles.map((price, place) => ({
      ArticleId: `article-${String(place)}`,
      Name: 'Article',
      Price: price,
    })),
  }));

function fileOf(hotel: Choices): PricedHotel['file'] {
  const base = hotelFile({ property: { currency: hotel.currency } });
  const TaxesAndFees = hotel.taxes.map((tax, index) => ({
    Id: `tax-${String(index)}`,
    Name: `Tax ${String(index)}`,
    ...tax,
  }));
  const [roomType] = base['RoomTypes'] as readonly object[];
  const [ratePlan] = base['RatePlans'] as readonly object[];
  return {
    ...base,
    Property: {
      ...(base['Property'] as object),
      TaxesAndFees,
      ...(hotel.bands ? { ChildBands: hotel.bands } : {}),
    },
    RoomTypes: ['double', 'family'].map((roomTypeId) => ({
      ...roomType,
      RoomTypeId: roomTypeId,
      Configurations: [],
      MaximumOccupancy: 6,
      AdultMaximumOccupancy: 4,
      ChildMaximumOccupancy: 4,
      BaseNumberOfAdults: hotel.baseNumberOfAdults,
    })),
    RatePlans: [
      { ...ratePlan, RatePlanId: 'flexible', RatePlanCode: 'FLEX', Inclusions: hotel.inclusions },
      { ...ratePlan, RatePlanId: 'secret', RatePlanCode: 'SECRET', PromoCodes: ['LATE'] },
    ],
    Rates: ratesOf(hotel),
    Stock: [{ Total: 50 }],
    HorizonMonths: 1,
    Services: servicesOf(hotel),
    PromoCodes: [{ Code: 'LATE', Name: 'Late', ...hotel.promoCode }],
    Vouchers: [
      { Code: 'SMALL', Name: 'A part of it', Value: hotel.vouchers[0] },
      { Code: 'LARGE', Name: 'All of it', Value: hotel.vouchers[1] },
    ],
    Companies: [],
  };
}

/** Hotels whose prices, costs, promotions, extras, vouchers and bands of ages are odd in every way that a hotelier's file can say. */
export const pricedHotels: fc.Arbitrary<PricedHotel> = fc
  .constantFrom(...currencies)
  .chain((currency) => choicesOf(currency).map((hotel) => ({ currency, file: fileOf(hotel) })));

/** Brings a hotel into the test's database under an id of its own. */
export async function openPricedHotel(
  server: TestApp,
  hotel: PricedHotel,
  propertyId: string,
): Promise<void> {
  const { file } = hotel;
  const property = { ...(file['Property'] as object), PropertyCode: propertyId.toUpperCase() };
  const context = { db: server.deps.db, clock: server.clock, releasesDir: '/nowhere', dryRun: false };
  await importProperty(context, 'hotel.json', { ...file, PropertyId: propertyId, Property: property });
}
