import fc from 'fast-check';
import { byCost, type Party, type Rate, surcharges, type TaxOrFee } from '../contracts/index.ts';
import { addDays, type Stay, toDecimal } from '../domain/index.ts';
import { aTax } from './property.ts';
import { aRate } from './rooms.ts';

/** Any day of the property's calendar from 2000 to 2099. */
export const someStayDate = (): fc.Arbitrary<string> =>
  fc.integer({ min: 0, max: 36_524 }).map((days) => addDays('2000/01/01', days));

/** A stay of 1 to 30 nights. */
export const someStay = (): fc.Arbitrary<Stay> =>
  fc
    .tuple(someStayDate(), fc.integer({ min: 1, max: 30 }))
    .map(([from, nights]) => ({ from, to: addDays(from, nights) }));

/** Up to 6 adults, 5 children, 3 infants; at least one adult or child. */
export const someParty = (): fc.Arbitrary<Party> =>
  fc
    .record({
      numberOfAdults: fc.integer({ min: 0, max: 6 }),
      numberOfChildren: fc.integer({ min: 0, max: 5 }),
      numberOfInfants: fc.integer({ min: 0, max: 3 }),
    })
    .filter((party) => party.numberOfAdults + party.numberOfChildren > 0);

/** A rate of 1 to 14 nights whose amounts are decimals of the currency and whose nights add up to its base rate. */
export const someRate = (currency: string): fc.Arbitrary<Rate> =>
  fc
    .record({
      costs: fc.record(byCost(surcharges, 'key', () => fc.integer({ min: 0, max: 50_000 }))),
      nights: fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 14 }),
      baseNumberOfAdults: fc.integer({ min: 0, max: 3 }),
    })
    .map(({ costs, nights, baseNumberOfAdults }) =>
      aRate({
        ...byCost(surcharges, 'key', ({ key }) => toDecimal(costs[key], currency)),
        baseNumberOfAdults,
        baseRate: toDecimal(
          nights.reduce((sum, amount) => sum + amount, 0),
          currency,
        ),
        nights: nights.map((amount, night) => ({
          date: addDays('2026/12/01', night),
          baseRate: toDecimal(amount, currency),
        })),
      }),
    );

const someTax = (id: string): fc.Arbitrary<TaxOrFee> =>
  fc
    .record({
      isPercent: fc.boolean(),
      value: fc.integer({ min: 0, max: 4_000 }).map((cents) => cents / 100),
      of: fc.constantFrom('Room', 'Extras', 'RoomAndExtras'),
      per: fc.constantFrom('Stay', 'Room', 'RoomNight', 'Person', 'PersonNight'),
      minAge: fc.option(fc.integer({ min: 0, max: 18 })),
      firstNights: fc.option(fc.integer({ min: 1, max: 7 })),
      included: fc.boolean(),
    })
    .map(({ isPercent, value, ...rest }) =>
      aTax({ id, ...rest, ...(isPercent ? { percent: value } : { amount: value }) }),
    );
/** A hotel's taxes and fees, of any kind. */
export const someTerms = fc
  .array(fc.integer(), { maxLength: 5 })
  .chain((list) => fc.tuple(...list.map((_, index) => someTax(String(index)))));
