import { allSettled, fork, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { aBasketItem, aParty, aProperty, aSearchResponse, aTax } from '../testing/index.ts';
import { availabilityFound } from './availability.ts';
import {
  $basket,
  $basketTotals,
  $choices,
  $stockLeft,
  basketCleared,
  basketRepriced,
  basketRestored,
  basketStarted,
  bookingDetailsChanged,
  itemAdded,
  itemChanged,
  itemOffersFound,
  itemRemoved,
} from './basket.ts';
import { basketRestoreRequested } from './basket-storage.ts';
import { emptyBooker } from './booker.ts';
import { nothingFound } from './reservation-item.ts';
import { propertyLoaded, taxesChanged } from './property.ts';
import { $tabStorage } from './storage.ts';

const search = {
  propertyCode: 'HARBOUR',
  currency: 'GBP',
  fromDate: '2026/12/01',
  toDate: '2026/12/04',
  rooms: [1, 2].map((roomNumber) => ({ ...aParty(), roomId: `room-${roomNumber}`, roomNumber })),
  promoCode: null,
  ratePlanCode: null,
};
const double = (roomNumber: number) => aBasketItem({ roomNumber, roomTypeId: 'double' });

async function searched(rooms: number): Promise<Scope> {
  const scope = fork();
  await allSettled(basketStarted, { scope, params: search });
  await allSettled(availabilityFound, {
    scope,
    params: aSearchResponse({ numberOfRoomsPerRoomTypeId: { double: rooms } }),
  });
  return scope;
}

const numbers = (scope: Scope) => scope.getState($basket).items.map((item) => item.roomNumber);

describe('adding a room (product.md 4)', () => {
  it('takes one from what is left and sorts by room number', async () => {
    const scope = await searched(3);
    await allSettled(itemAdded, { scope, params: double(2) });
    await allSettled(itemAdded, { scope, params: double(1) });
    expect(numbers(scope)).toEqual([1, 2]);
    expect(scope.getState($stockLeft)).toEqual({ double: 1 });
  });

  it('does nothing when none is left', async () => {
    const scope = await searched(1);
    await allSettled(itemAdded, { scope, params: double(1) });
    await allSettled(itemAdded, { scope, params: double(2) });
    expect(numbers(scope)).toEqual([1]);
  });

  it('lets a room choose another rate of the last room that it already holds', async () => {
    const scope = await searched(1);
    await allSettled(itemAdded, { scope, params: double(1) });
    await allSettled(itemAdded, { scope, params: { ...double(1), ratePlanId: 'saver' } });
    expect(scope.getState($basket).items.map((item) => item.ratePlanId)).toEqual(['saver']);
  });
});

describe('removing a room', () => {
  it('gives it back and makes it the active one', async () => {
    const scope = await searched(1);
    await allSettled(itemAdded, { scope, params: double(2) });
    await allSettled(itemRemoved, { scope, params: { roomNumber: 2 } });
    expect(scope.getState($stockLeft)).toEqual({ double: 1 });
    expect(scope.getState($basket).activeRoomNumber).toBe(2);
  });
});

it('a new search empties the basket but keeps who books', async () => {
  const scope = await searched(2);
  const booker = { ...emptyBooker, firstName: 'Ada' };
  await allSettled(itemAdded, { scope, params: double(1) });
  await allSettled(bookingDetailsChanged, { scope, params: { booker, poNumber: 'PO 1' } });
  await allSettled(basketStarted, { scope, params: { ...search, toDate: '2026/12/05' } });
  expect(scope.getState($basket)).toMatchObject({ items: [], poNumber: '', toDate: '2026/12/05', booker });
});

it('changes one room only', async () => {
  const scope = await searched(2);
  await allSettled(itemAdded, { scope, params: double(1) });
  await allSettled(itemAdded, { scope, params: double(2) });
  await allSettled(itemChanged, { scope, params: { roomNumber: 2, changes: { roomConfiguration: 'twin' } } });
  expect(scope.getState($basket).items.map((item) => item.roomConfiguration)).toEqual([null, 'twin']);
});

it('totals rooms and extras less the gift voucher (product.md 9)', async () => {
  const scope = await searched(2);
  await allSettled(itemAdded, {
    scope,
    params: { ...double(1), totalRoomCost: 10_000, totalServiceCost: 2_500 },
  });
  await allSettled(bookingDetailsChanged, { scope, params: { hopGiftDiscountAmount: 4_000 } });
  expect(scope.getState($basketTotals)).toEqual({
    rooms: 10_000,
    extras: 2_500,
    taxes: [],
    addedTaxes: 0,
    giftDiscount: 4_000,
    total: 8_500,
  });
});

it('totals the taxes and fees that the hotel adds, and those that it has as soon as Create says so', async () => {
  const scope = await searched(2);
  const city = aTax({ amount: 2.5, per: 'PersonNight', firstNights: 2 });
  const vat = aTax({ id: 'vat', percent: 25, included: true });
  await allSettled(propertyLoaded, { scope, params: aProperty({ taxesAndFees: [city, vat] }) });
  await allSettled(itemAdded, { scope, params: { ...double(1), totalRoomCost: 10_000 } });
  const totals = scope.getState($basketTotals);
  expect(totals.taxes.map(({ id, amount }) => [id, amount])).toEqual([
    ['tax', 1_000],
    ['vat', 2_000],
  ]);
  expect(totals.total).toBe(11_000);
  await allSettled(taxesChanged, { scope, params: [] });
  expect(scope.getState($basketTotals).total).toBe(10_000);
});

describe('a reload', () => {
  const tab = () => {
    const kept = new Map<string, string>();
    return {
      read: (key: string) => kept.get(key) ?? null,
      write: (key: string, value: string) => void kept.set(key, value),
    };
  };

  it('brings the basket back, and only in the tab that had it', async () => {
    const [mine, other] = [tab(), tab()];
    const before = fork({ values: [[$tabStorage, mine]] });
    await allSettled(basketStarted, { scope: before, params: search });
    await allSettled(bookingDetailsChanged, { scope: before, params: { comment: 'late arrival' } });
    await allSettled(availabilityFound, {
      scope: before,
      params: aSearchResponse({ numberOfRoomsPerRoomTypeId: { double: 1 } }),
    });
    await allSettled(itemAdded, { scope: before, params: { ...double(1), hasSelectableServices: true } });
    const after = fork({ values: [[$tabStorage, mine]] });
    const elsewhere = fork({ values: [[$tabStorage, other]] });
    await allSettled(basketRestoreRequested, { scope: after });
    await allSettled(basketRestoreRequested, { scope: elsewhere });
    expect(after.getState($basket)).toEqual(before.getState($basket));
    expect(after.getState($basket).items).toMatchObject([{ hasSelectableServices: true }]);
    expect(elsewhere.getState($basket).comment).toBe('');
  });

  it.each(['', '{', '{"items":[]}', '"basket"'])('leaves alone what is not a basket: %s', async (stored) => {
    const scope = fork({ values: [[$tabStorage, { read: () => stored, write: () => undefined }]] });
    const before = scope.getState($basket);
    await allSettled(basketRestoreRequested, { scope });
    expect(scope.getState($basket)).toBe(before);
  });
});

describe('what follows from the choices', () => {
  const suite = { roomTypeId: 'suite', difference: 24_000 };
  const unseen = { ...double(1), ...nothingFound, haveSeenUpgrades: false };

  it('is shown with each room, and is not kept with what was chosen', async () => {
    const scope = await searched(2);
    await allSettled(itemAdded, { scope, params: unseen });
    const offers = { ...nothingFound, availableUpgrades: [suite], hasUpgrades: true, upgradesLoaded: true };
    await allSettled(itemOffersFound, { scope, params: { 1: offers } });
    expect(scope.getState($basket).items).toEqual([{ ...unseen, ...offers }]);
    const [chosen = {}] = scope.getState($choices).items;
    expect(Object.keys(chosen)).not.toEqual(expect.arrayContaining(['hasUpgrades']));
  });

  it('counts upgrades as seen while there are none (product.md 4)', async () => {
    const scope = await searched(2);
    await allSettled(itemAdded, { scope, params: unseen });
    expect(scope.getState($basket).items).toMatchObject([{ haveSeenUpgrades: false }]);
    await allSettled(itemOffersFound, { scope, params: { 1: { ...nothingFound, upgradesLoaded: true } } });
    expect(scope.getState($basket).items).toMatchObject([{ haveSeenUpgrades: true }]);
    expect(scope.getState($choices).items).toMatchObject([{ haveSeenUpgrades: false }]);
  });

  it('stays when a price changes', async () => {
    const scope = await searched(2);
    await allSettled(itemAdded, { scope, params: { ...unseen, hasUpgrades: true } });
    const items = scope.getState($choices).items.map((item) => ({ ...item, totalRoomCost: 40_000 }));
    await allSettled(basketRepriced, { scope, params: { items } });
    expect(scope.getState($basket).items).toMatchObject([{ totalRoomCost: 40_000, hasUpgrades: true }]);
  });

  it('is what a remote wrote that finds it out itself and restores the basket with it', async () => {
    const scope = await searched(2);
    await allSettled(itemAdded, { scope, params: unseen });
    const found = {
      availableUpgrades: [suite],
      hasUpgrades: true,
      upgradesLoaded: true,
      servicesLoaded: true,
    };
    const basket = scope.getState($basket);
    const items = basket.items.map((item) => ({ ...item, ...found }));
    await allSettled(basketRestored, { scope, params: { ...basket, items } });
    expect(scope.getState($basket).items).toEqual(items);
  });
});

it('two guests on one server never share a basket', async () => {
  const [one, two] = [await searched(2), await searched(2)];
  await allSettled(itemAdded, { scope: one, params: double(1) });
  expect(numbers(two)).toEqual([]);
});

it('clearing it after the booking keeps who booked', async () => {
  const scope = await searched(2);
  const booker = { ...emptyBooker, lastName: 'Byron' };
  await allSettled(bookingDetailsChanged, { scope, params: { booker } });
  await allSettled(itemAdded, { scope, params: double(1) });
  await allSettled(basketCleared, { scope });
  expect(scope.getState($basket)).toMatchObject({ items: [], fromDate: null, booker });
});
