import { describe, expect, it } from 'vitest';
import type { StoredService } from './repository.ts';
import { inventoryOf, isOffered, serviceNights, toService } from './rules.ts';

const service = (more: object = {}): StoredService => ({
  serviceId: 'parking',
  content: {
    serviceCode: 'PK',
    serviceName: 'Parking',
    serviceDescription: '',
    chargePerPerson: false,
    chargeType: 'PerDay',
    articles: [],
    roomTypeIds: null,
    ratePlanIds: null,
    ...more,
  },
});
const stay = { from: '2026/12/01', to: '2026/12/03' };
const stock = [
  { serviceId: 'parking', night: '2026/12/01', total: 3, used: 0 },
  { serviceId: 'parking', night: '2026/12/02', total: 3, used: 2 },
];

describe('stock of an extra', () => {
  it('is taken from every night when charged per day, else from the day of arrival', () => {
    expect(serviceNights('PerDay', stay)).toEqual(['2026/12/01', '2026/12/02']);
    expect(serviceNights('PerStay', stay)).toEqual(['2026/12/01']);
    expect(serviceNights('PerQuantity', stay)).toEqual(['2026/12/01']);
  });

  it('is that of the scarcest night', () => {
    expect(inventoryOf(service(), true, stock, stay)).toEqual({
      startingInventory: 3,
      used: 2,
      available: 1,
    });
    expect(inventoryOf(service({ chargeType: 'PerStay' }), true, stock, stay).available).toBe(3);
  });

  it('is null when unlimited and zero when a night is missing', () => {
    expect(inventoryOf(service(), false, [], stay).available).toBeNull();
    expect(inventoryOf(service(), true, stock, { from: '2026/12/02', to: '2026/12/04' }).available).toBe(0);
  });

  it('goes with the room types and rate plans that the hotel names, or all', () => {
    expect(isOffered(service(), 'suite', 'flex')).toBe(true);
    expect(isOffered(service({ roomTypeIds: ['suite'] }), 'classic', 'flex')).toBe(false);
    expect(isOffered(service({ roomTypeIds: ['suite'], ratePlanIds: ['saver'] }), 'suite', 'flex')).toBe(
      false,
    );
  });
});

describe('the price of an extra by day', () => {
  const everyDay = { from: null, to: null, weekdays: null };
  const priced = (more: object = {}): StoredService =>
    service({
      articles: [
        { articleId: 'a', name: 'Place', priceMinor: 1000 },
        { articleId: 'b', name: 'Guard', priceMinor: 200 },
      ],
      ...more,
    });
  // A Saturday, a Sunday and a Monday.
  const weekend = { from: '2026/12/05', to: '2026/12/08' };
  const read = (more: object, at = weekend) => {
    const { price, articles, dayPrices } = toService(priced(more), 'GBP', at);
    return [price, articles.map((article) => article.price), dayPrices?.map((day) => day.price)];
  };

  it('is the sum of its articles where no rule speaks of a day', () => {
    expect(read({})).toEqual([12, [10, 2], undefined]);
    expect(read({ dayPrices: [{ ...everyDay, to: '2026/12/04', priceMinor: 900 }] })).toEqual([
      12,
      [10, 2],
      undefined,
    ]);
  });

  it('is one price where all nights have it', () => {
    const summer = { ...everyDay, from: '12/01', to: '12/31', priceMinor: 1500 };
    expect(read({ dayPrices: [summer] })).toEqual([15, [15], undefined]);
  });

  it('is that of each night where they differ, by the last rule that speaks of it', () => {
    const dayPrices = [
      { ...everyDay, weekdays: [6, 7], priceMinor: 1500 },
      { ...everyDay, from: '2026/12/06', to: '2026/12/06', priceMinor: 0 },
    ];
    expect(read({ dayPrices })).toEqual([15, [15], [15, 0, 12]]);
  });

  it.each(['PerStay', 'PerQuantity'])('is that of the arrival: %s', (chargeType) => {
    const dayPrices = [{ ...everyDay, weekdays: [7], priceMinor: 1500 }];
    expect(read({ chargeType, dayPrices })).toEqual([12, [10, 2], undefined]);
    expect(read({ chargeType, dayPrices }, { from: '2026/12/06', to: '2026/12/08' })).toEqual([
      15,
      [15],
      undefined,
    ]);
  });

  it('knows days of every year that run over its end', () => {
    const dayPrices = [{ ...everyDay, from: '12/20', to: '01/03', priceMinor: 1500 }];
    expect(read({ dayPrices }, { from: '2026/12/31', to: '2027/01/05' })).toEqual([
      15,
      [15],
      [15, 15, 15, 15, 12],
    ]);
  });
});
