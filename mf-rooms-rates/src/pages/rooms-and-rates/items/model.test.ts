import { describe, expect, it } from 'vitest';
import { $basket, $basketTotals, $stockLeft, itemChanged } from 'shared/runtime';
import { aRate, aRoomType, aService, aServiceInventory } from 'shared/testing';
import { breakfastOnly, serverDown, twoTypes } from '../../../../test/responses.ts';
import { aGuestOnThePage, oneRoom, tabOf, twoRooms } from '../../../../test/guest.ts';
import { searchRetried } from '../model.ts';
import { extraChosen, rateChosen, roomRemoved, upgradeChosen } from './model.ts';
import { $services, servicesRetried } from './services.ts';

const double = (roomNumber: number) => ({ roomNumber, roomTypeId: 'double', ratePlanId: 'flexible' });
const suite = (roomNumber: number) => ({ roomNumber, roomTypeId: 'suite', ratePlanId: 'flexible' });

describe('choosing rooms', () => {
  it('takes a room from the stock and gives it back when it is removed', async () => {
    const guest = await aGuestOnThePage();
    await guest.does(rateChosen, double(1));
    expect(guest.read($stockLeft)).toEqual({ double: 1, suite: 1 });
    await guest.does(roomRemoved, 1);
    expect(guest.read($stockLeft)).toEqual({ double: 2, suite: 1 });
    expect(guest.busEvents().slice(1)).toEqual([
      { type: 'basket.item-added.v1', ...double(1) },
      { type: 'basket.item-removed.v1', roomNumber: 1, roomTypeId: 'double' },
    ]);
  });

  it('adds only while one is left', async () => {
    const guest = await aGuestOnThePage();
    await guest.does(rateChosen, suite(1));
    await guest.does(rateChosen, suite(2));
    expect(guest.read($basket).items.map(({ roomNumber }) => roomNumber)).toEqual([1]);
    expect(guest.notified()).toEqual(['Sorry, your selection is not available.']);
    expect(guest.busEvents().filter(({ type }) => type === 'basket.item-added.v1')).toHaveLength(1);
  });

  it('changes the room when another is chosen, and keeps the stock right', async () => {
    const guest = await aGuestOnThePage();
    await guest.does(rateChosen, suite(1));
    await guest.does(rateChosen, double(1));
    expect(guest.read($basket).items).toMatchObject([{ roomTypeId: 'double' }]);
    expect(guest.read($stockLeft)).toEqual({ double: 1, suite: 1 });
  });

  it('choosing the same again tells nobody', async () => {
    const guest = await aGuestOnThePage();
    await guest.does(rateChosen, double(1));
    await guest.does(rateChosen, double(1));
    expect(guest.busEvents().filter(({ type }) => type === 'basket.item-added.v1')).toHaveLength(1);
  });

  it('sorts the rooms by their number', async () => {
    const guest = await aGuestOnThePage();
    await guest.does(rateChosen, double(2));
    await guest.does(rateChosen, double(1));
    expect(guest.read($basket).items.map(({ roomNumber }) => roomNumber)).toEqual([1, 2]);
  });
});

describe('upgrades', () => {
  it('are offered with their difference for the stay', async () => {
    const guest = await aGuestOnThePage();
    await guest.does(rateChosen, double(1));
    expect(guest.read($basket).items).toMatchObject([
      {
        hasUpgrades: true,
        upgradesLoaded: true,
        haveSeenUpgrades: false,
        availableUpgrades: [{ roomTypeId: 'suite', difference: 24_000 }],
      },
    ]);
  });

  it('are dropped when the last better room is taken', async () => {
    const guest = await aGuestOnThePage();
    await guest.does(rateChosen, double(1));
    await guest.does(rateChosen, suite(2));
    expect(guest.read($basket).items[0]).toMatchObject({
      hasUpgrades: false,
      availableUpgrades: [],
      haveSeenUpgrades: true,
    });
  });

  it('can be taken and undone', async () => {
    const guest = await aGuestOnThePage(oneRoom);
    await guest.does(rateChosen, double(1));
    await guest.does(upgradeChosen, { roomNumber: 1, roomTypeId: 'suite' });
    expect(guest.read($basket).items).toMatchObject([
      { roomTypeId: 'suite', totalRoomCost: 60_000, hasUpgrades: true, originalRoomTypeId: 'double' },
    ]);
    expect(guest.read($stockLeft)).toEqual({ double: 2, suite: 0 });
    await guest.does(upgradeChosen, { roomNumber: 1, roomTypeId: 'double' });
    expect(guest.read($basket).items).toMatchObject([
      { roomTypeId: 'double', totalRoomCost: 36_000, originalRoomTypeId: null },
    ]);
  });
});

describe('what was given', () => {
  const named = { roomNumber: 1, changes: { leadGuest: { firstName: 'Ada', lastName: 'Byron' } } };

  it('for a room that is removed is there again when another one is chosen', async () => {
    const guest = await aGuestOnThePage();
    await guest.does(rateChosen, double(1));
    await guest.does(itemChanged, named);
    await guest.does(roomRemoved, 1);
    await guest.does(rateChosen, suite(1));
    expect(guest.read($basket).items).toMatchObject([{ roomTypeId: 'suite', ...named.changes }]);
  });

  it('for a room that is sold meanwhile is there again when another one is chosen', async () => {
    let stock = { double: 1, suite: 1 };
    const answers = {
      '/api/Availability/Search': () => twoTypes({ numberOfRoomsPerRoomTypeId: stock }),
    };
    const guest = await aGuestOnThePage(oneRoom, { answers });
    await guest.does(rateChosen, double(1));
    await guest.does(itemChanged, named);
    stock = { double: 0, suite: 1 };
    await guest.does(searchRetried, undefined);
    expect(guest.read($basket).items).toEqual([]);
    await guest.does(rateChosen, suite(1));
    expect(guest.read($basket).items).toMatchObject([{ roomTypeId: 'suite', ...named.changes }]);
  });

  it('after a reload an upgrade can still be undone', async () => {
    const tab = tabOf();
    const before = await aGuestOnThePage(oneRoom, { tab });
    await before.does(rateChosen, double(1));
    await before.does(upgradeChosen, { roomNumber: 1, roomTypeId: 'suite' });
    const after = await aGuestOnThePage(oneRoom, { tab });
    await after.does(upgradeChosen, { roomNumber: 1, roomTypeId: 'double' });
    expect(after.read($basket).items).toMatchObject([
      { roomTypeId: 'double', originalRoomTypeId: null, hasUpgrades: true },
    ]);
  });
});

describe('extras', () => {
  it('are asked for once for rooms of one kind', async () => {
    const guest = await aGuestOnThePage();
    await guest.does(rateChosen, double(1));
    await guest.does(rateChosen, double(2));
    expect(guest.calls.filter(({ path }) => path === '/api/Service/Get')).toHaveLength(1);
    expect(guest.read($basket).items).toMatchObject([
      { servicesLoaded: true, hasSelectableServices: true },
      { servicesLoaded: true, hasSelectableServices: true },
    ]);
  });

  it('cost by the rules and survive a change of room', async () => {
    const guest = await aGuestOnThePage(oneRoom);
    await guest.does(rateChosen, double(1));
    await guest.does(extraChosen, { roomNumber: 1, serviceId: 'breakfast', quantity: 1 });
    // 15.00 for two guests and three days.
    expect(guest.read($basketTotals)).toMatchObject({ rooms: 36_000, extras: 9_000, total: 45_000 });
    await guest.does(rateChosen, suite(1));
    expect(guest.read($basketTotals)).toMatchObject({ rooms: 60_000, extras: 9_000 });
    await guest.does(extraChosen, { roomNumber: 1, serviceId: 'breakfast', quantity: 0 });
    expect(guest.read($basketTotals)).toMatchObject({ extras: 0 });
  });

  it('are limited by the inventory over all rooms', async () => {
    const parking = aService({
      serviceId: 'parking',
      serviceName: 'Parking',
      chargeType: 'PerQuantity',
      chargePerPerson: false,
      articles: [],
      price: 20,
    });
    const answers = {
      '/api/Service/Get': () => ({
        services: [parking],
        inventoryPerServiceId: { parking: aServiceInventory({ startingInventory: 3, available: 3 }) },
      }),
    };
    const guest = await aGuestOnThePage(twoRooms, { answers });
    await guest.does(rateChosen, double(1));
    await guest.does(rateChosen, double(2));
    await guest.does(extraChosen, { roomNumber: 1, serviceId: 'parking', quantity: 2 });
    await guest.does(extraChosen, { roomNumber: 2, serviceId: 'parking', quantity: 5 });
    expect(guest.read($basket).items.map((item) => item.services.map(({ quantity }) => quantity))).toEqual([
      [2],
      [1],
    ]);
  });

  it('that are sold out are nothing to select', async () => {
    const answers = {
      '/api/Service/Get': () => ({
        ...breakfastOnly,
        inventoryPerServiceId: { breakfast: aServiceInventory({ available: 0 }) },
      }),
    };
    const guest = await aGuestOnThePage(oneRoom, { answers });
    await guest.does(rateChosen, double(1));
    expect(guest.read($basket).items).toMatchObject([{ servicesLoaded: true, hasSelectableServices: false }]);
  });

  it('that could not be loaded can be asked for again', async () => {
    let isDown = true;
    const guest = await aGuestOnThePage(oneRoom, {
      answers: { '/api/Service/Get': () => (isDown ? serverDown() : breakfastOnly) },
    });
    await guest.does(rateChosen, double(1));
    expect(guest.read($services)).toEqual({ 'double flexible': { kind: 'failed' } });
    isDown = false;
    await guest.does(servicesRetried, undefined);
    expect(guest.read($basket).items).toMatchObject([{ servicesLoaded: true }]);
  });
});

it('a room that the party does not fit is not taken', async () => {
  const answers = {
    '/api/Availability/Search': () =>
      twoTypes({
        roomTypes: [aRoomType({ rates: [aRate({ useOccupancyForRatePlan: true, maximumOccupancy: 1 })] })],
      }),
  };
  const guest = await aGuestOnThePage(oneRoom, { answers });
  await guest.does(rateChosen, double(1));
  expect(guest.read($basket).items).toEqual([]);
});
