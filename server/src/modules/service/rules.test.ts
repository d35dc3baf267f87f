import { describe, expect, it } from 'vitest';
import type { StoredService } from './repository.ts';
import { inventoryOf, isOffered, serviceNights } from './rules.ts';

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
