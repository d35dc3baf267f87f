import { nothingFound, withOffers, type ItemChoices } from 'shared/runtime';
import { describe, expect, it } from 'vitest';
import {
  aBasketItem,
  aParty,
  aRate,
  aRoomType,
  aSearchResponse,
  aService,
  aServiceInventory,
} from 'shared/testing';
import { itemOffers, makeItem, reconcileItems, repriceExtras, type ServicesByKey } from './rules.ts';

const room = { ...aParty(), roomId: 'room-1', roomNumber: 1 };
const stay = { from: '2026/12/01', to: '2026/12/04' };
const response = aSearchResponse({
  roomTypes: [
    aRoomType({ upgrades: [{ roomTypeId: 'suite' }] }),
    aRoomType({ roomTypeId: 'suite', rates: [aRate({ baseRate: 600 })] }),
  ],
  numberOfRoomsPerRoomTypeId: { double: 2, suite: 1 },
});
const choice = { roomNumber: 1, roomTypeId: 'double', ratePlanId: 'flexible' };
const context = { response, rooms: [room], stay, previous: undefined, currency: 'GBP' };

describe('an item for a choice', () => {
  it('has the price for its party and nothing seen yet', () => {
    expect(makeItem(choice, context)).toMatchObject({
      roomNumber: 1,
      dateFrom: '2026/12/01',
      totalRoomCost: 36_000,
      leadGuest: { firstName: '', lastName: '' },
      haveSeenUpgrades: false,
      haveSeenServices: false,
    });
  });

  it('keeps lead guest, extras and, in the same room type, its set-up', () => {
    const services = [{ service: aService(), quantity: 1, cost: 9_000 }];
    const previous = aBasketItem({
      roomConfiguration: 'twin',
      roomConfigurationText: 'Twin',
      services,
      totalServiceCost: 9_000,
    });
    expect(makeItem(choice, { ...context, previous })).toMatchObject({
      leadGuest: { firstName: 'Ada' },
      roomConfiguration: 'twin',
      roomConfigurationText: 'Twin',
      services,
    });
    expect(makeItem({ ...choice, roomTypeId: 'suite' }, { ...context, previous })).toMatchObject({
      roomConfiguration: null,
      roomConfigurationText: null,
    });
  });

  it('has the extras inside its rate, and does not buy them beside it', () => {
    const spa = aService({ serviceId: 'spa', chargeType: 'PerQuantity', chargePerPerson: false });
    const inclusions = ['breakfast', 'spa'].map((serviceId) => ({ serviceId, quantity: 1 }));
    const withPackage = {
      ...response,
      roomTypes: [aRoomType({ rates: [aRate({ inclusions })] })],
      includedServices: [aService(), spa],
    };
    const services = [
      { service: aService(), quantity: 1, cost: 9_000 },
      { service: spa, quantity: 2, cost: 3_000 },
    ];
    const previous = aBasketItem({ services, totalServiceCost: 12_000 });
    expect(makeItem(choice, { ...context, response: withPackage, previous })).toMatchObject({
      included: [
        { service: { serviceId: 'breakfast' }, worth: 9_000 },
        { service: { serviceId: 'spa' }, worth: 1_500 },
      ],
      services: [{ service: { serviceId: 'spa' }, quantity: 2 }],
      totalServiceCost: 3_000,
      totalRoomCost: 36_000,
    });
  });

  it.each([
    ['room of the search', { roomNumber: 2 }],
    ['room type', { roomTypeId: 'gone' }],
    ['rate', { ratePlanId: 'gone' }],
  ])('is none without such a %s', (_, changes) => {
    expect(makeItem({ ...choice, ...changes }, context)).toBeNull();
  });
});

describe('what follows from the choices', () => {
  const services: ServicesByKey = {
    'double flexible': {
      kind: 'loaded',
      response: { services: [aService()], inventoryPerServiceId: { breakfast: aServiceInventory() } },
    },
  };
  const fresh = aBasketItem({ haveSeenUpgrades: false });
  const seen = (item: ItemChoices) => {
    const { [item.roomNumber]: offers = nothingFound } = itemOffers([item], response, services, {
      currency: 'GBP',
    });
    return withOffers(item, offers);
  };

  it('are upgrades and extras', () => {
    expect(seen(fresh)).toMatchObject({
      upgradesLoaded: true,
      hasUpgrades: true,
      haveSeenUpgrades: false,
      servicesLoaded: true,
      hasSelectableServices: true,
    });
  });

  it('is upgrades that count as seen where there are none', () => {
    const suite = aBasketItem({ roomTypeId: 'suite', haveSeenUpgrades: false });
    expect(seen(suite)).toMatchObject({ hasUpgrades: false, haveSeenUpgrades: true });
  });

  it('is not known of extras that are not loaded', () => {
    expect(seen(aBasketItem({ ratePlanId: 'saver' }))).toMatchObject({
      servicesLoaded: false,
      hasSelectableServices: false,
    });
  });

  it('takes extras out that are no longer offered, with their cost', () => {
    const spa = [{ service: aService({ serviceId: 'spa' }), quantity: 1, cost: 5_000 }];
    const before = [{ ...fresh, services: spa, totalServiceCost: 5_000 }];
    const once = repriceExtras(before, services, 'GBP');
    expect(once).toMatchObject([{ services: [], totalServiceCost: 0 }]);
    expect(repriceExtras(once, services, 'GBP')).toBe(once);
  });
});

describe('a basket against a fresh answer', () => {
  const items = [aBasketItem(), aBasketItem({ roomNumber: 2 })];
  const rooms = [room, { ...room, roomNumber: 2, roomId: 'room-2' }];

  it('is kept as it is when nothing changed', () => {
    expect(reconcileItems(items, response, rooms, 'GBP')).toMatchObject({
      lostRoomNumbers: [],
      isRepriced: false,
    });
  });

  it('loses the room that is one too many', () => {
    const scarce = { ...response, numberOfRoomsPerRoomTypeId: { double: 1 } };
    expect(reconcileItems(items, scarce, rooms, 'GBP')).toMatchObject({
      items: [{ roomNumber: 1 }],
      lostRoomNumbers: [2],
    });
  });
});
