import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aParty, aRate, aService } from '../testing/index.ts';
import { extraCost } from './extras.ts';
import { includedExtras, worthOf } from './inclusions.ts';
import { explainIncluded } from './price-lines.ts';

const breakfast = aService();
const boat = aService({
  serviceId: 'boat',
  serviceName: 'Boat trip',
  chargeType: 'PerQuantity',
  chargePerPerson: false,
  articles: [],
  price: 31,
});
const rate = aRate({
  inclusions: [
    { serviceId: 'breakfast', quantity: 1 },
    { serviceId: 'boat', quantity: 2 },
  ],
});
const use = { nights: 3, party: aParty({ numberOfInfants: 1 }) };

describe('the extras inside a rate', () => {
  it('are worth what they would cost this party for this stay', () => {
    const included = includedExtras(rate, [boat, breakfast], use, 'GBP');
    expect(included.map(({ service, quantity, worth }) => [service.serviceId, quantity, worth])).toEqual([
      ['breakfast', 1, 9_000],
      ['boat', 2, 6_200],
    ]);
    expect(worthOf(included)).toBe(15_200);
  });

  it.each([
    ['a rate that has no extras', aRate(), [boat, breakfast]],
    ['extras that the search does not describe', rate, []],
  ])('are missing of %s', (_, of, services) => {
    expect(includedExtras(of, services, use, 'GBP')).toEqual([]);
  });

  it('add nothing, whatever they are worth', () => {
    const services = fc.record({
      price: fc.integer({ min: 0, max: 100_000 }).map((minor) => minor / 100),
      chargePerPerson: fc.boolean(),
      chargeType: fc.constantFrom('PerStay' as const, 'PerDay' as const, 'PerQuantity' as const),
    });
    fc.assert(
      fc.property(services, fc.integer({ min: 1, max: 20 }), (changes, nights) => {
        const service = aService({ ...changes, articles: [] });
        const stay = { ...use, nights };
        for (const included of includedExtras(rate, [service], stay, 'GBP')) {
          const { quantity, worth } = included;
          const line = explainIncluded(service, { ...stay, quantity }, 'GBP');
          expect(line).toMatchObject({ amount: 0, included: { quantity, worth } });
          expect(worth).toBe(extraCost(service, { ...stay, quantity }, 'GBP'));
        }
      }),
    );
  });
});
