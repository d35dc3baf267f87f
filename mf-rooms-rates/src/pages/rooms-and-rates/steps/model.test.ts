import { describe, expect, it } from 'vitest';
import { $basket, $route, itemChanged, userChanged, userCleared } from 'shared/runtime';
import { aRoomType, aUser } from 'shared/testing';
import { twoTypes } from '../../../../test/responses.ts';
import { aGuestOnThePage, oneRoom, tabOf, twoRooms, type Guest } from '../../../../test/guest.ts';
import { rateChosen, roomRemoved } from '../items/model.ts';
import {
  $configurations,
  $screen,
  $step,
  $incompleteTries,
  continued,
  roomConfigurationChosen,
  stepChosen,
} from './model.ts';

const double = (roomNumber: number) => ({ roomNumber, roomTypeId: 'double', ratePlanId: 'flexible' });
const onward = (guest: Guest) => guest.does(continued, undefined);
const named = (guest: Guest, roomNumber: number, firstName: string) =>
  guest.does(itemChanged, { roomNumber, changes: { leadGuest: { firstName, lastName: 'Byron' } } });
const where = (guest: Guest) => guest.read($route).hash;

const bothRooms = async (guest: Guest): Promise<void> => {
  await guest.does(rateChosen, double(1));
  await guest.does(rateChosen, double(2));
};

describe('the steps', () => {
  it('are the rooms of each request, then one page with all that follows, which leads to Checkout', async () => {
    const guest = await aGuestOnThePage();
    await bothRooms(guest);
    await onward(guest);
    expect(guest.visited().map((to) => to.replace(`/Book/HARBOUR/Rooms-And-Rates${twoRooms}`, ''))).toEqual([
      '#room-2',
      '#yours',
      '/Book/HARBOUR/Checkout',
    ]);
  });

  it('going on has visited the upgrades and extras of every room', async () => {
    const guest = await aGuestOnThePage();
    await bothRooms(guest);
    expect(guest.read($basket).items).toMatchObject([
      { hasUpgrades: true, haveSeenUpgrades: false, hasSelectableServices: true, haveSeenServices: false },
      { hasUpgrades: true, haveSeenUpgrades: false, hasSelectableServices: true, haveSeenServices: false },
    ]);
    await onward(guest);
    expect(guest.read($basket).items).toMatchObject([
      { haveSeenUpgrades: true, haveSeenServices: true },
      { haveSeenUpgrades: true, haveSeenServices: true },
    ]);
  });

  it('from the rooms, once all are chosen, going on leads to the page that follows', async () => {
    const guest = await aGuestOnThePage(oneRoom);
    await guest.does(rateChosen, double(1));
    await guest.does(stepChosen, { step: 'selection', roomNumber: 1 });
    expect(guest.read($screen)).toBe('selection');
    await onward(guest);
    expect(where(guest)).toBe('#yours');
    expect(guest.read($basket).items).toMatchObject([{ haveSeenUpgrades: false, haveSeenServices: false }]);
  });

  it('an account’s name leaves the rooms with the account; another name stays', async () => {
    const account = aUser({ firstname: 'Grace', lastname: 'Hopper' });
    const guest = await aGuestOnThePage();
    await guest.does(userChanged, account);
    await bothRooms(guest);
    await named(guest, 2, 'Anne');
    await guest.does(itemChanged, {
      roomNumber: 1,
      changes: { leadGuest: { firstName: 'Grace', lastName: 'Hopper' } },
    });
    await guest.does(userCleared, undefined);
    const leads = guest.read($basket).items.map(({ leadGuest }) => leadGuest.firstName);
    expect(leads).toEqual(['', 'Anne']);
  });

  it('leave nothing to unfold where there are no upgrades', async () => {
    const answers = { '/api/Availability/Search': () => twoTypes({ roomTypes: [aRoomType()] }) };
    const guest = await aGuestOnThePage(oneRoom, { answers });
    await guest.does(rateChosen, double(1));
    expect(where(guest)).toBe('#yours');
    expect(guest.read($step)).toMatchObject({ step: 'extras' });
  });

  it('a step that has not been reached leads to what is still to do', async () => {
    const guest = await aGuestOnThePage(twoRooms, {}, '#summary');
    expect(guest.read($step)).toEqual({ step: 'selection', activeRoomNumber: 1 });
  });

  it('going back keeps what was given', async () => {
    const guest = await aGuestOnThePage(oneRoom);
    await guest.does(rateChosen, double(1));
    await named(guest, 1, 'Ada');
    await guest.does(stepChosen, { step: 'selection', roomNumber: 1 });
    await guest.does(rateChosen, double(1));
    expect(guest.read($basket).items).toMatchObject([{ leadGuest: { firstName: 'Ada', lastName: 'Byron' } }]);
    expect(where(guest)).toBe('#yours');
  });

  it.each(['#yours', '#guests-1', '#summary'])('a reload stays on the page at %s', async (hash) => {
    const tab = tabOf();
    const before = await aGuestOnThePage(oneRoom, { tab });
    await before.does(rateChosen, double(1));
    await named(before, 1, 'Ada');
    const after = await aGuestOnThePage(oneRoom, { tab }, hash);
    expect(after.read($screen)).toBe('yours');
    expect(after.read($basket).items).toMatchObject([{ leadGuest: { firstName: 'Ada' } }]);
  });

  it('a removed room has to be chosen again', async () => {
    const guest = await aGuestOnThePage();
    await guest.does(rateChosen, double(1));
    await guest.does(rateChosen, double(2));
    await guest.does(roomRemoved, 1);
    expect(guest.read($step)).toEqual({ step: 'selection', activeRoomNumber: 1 });
    expect(guest.read($basket).activeRoomNumber).toBe(1);
  });
});

describe('a hotel that asks how rooms are set up', () => {
  const answers = {
    '/api/RoomTypeConfiguration/Get': () => [
      { id: 'king', roomTypeId: 'double', text: 'King' },
      { id: 'twin', roomTypeId: 'double', text: 'Twin' },
    ],
  };
  const property = { showRoomConfigurationQuestion: true };

  it('does not go on before it is answered', async () => {
    const guest = await aGuestOnThePage(oneRoom, { answers, property });
    expect(guest.read($configurations)).toHaveLength(2);
    await guest.does(rateChosen, double(1));
    await onward(guest);
    expect(guest.read($step)).toEqual({ step: 'occupancy', activeRoomNumber: 1 });
    expect(guest.read($incompleteTries)).toBe(1);
    await guest.does(roomConfigurationChosen, { roomNumber: 1, id: 'twin' });
    await onward(guest);
    expect(guest.visited().at(-1)).toBe('/Book/HARBOUR/Checkout');
    expect(guest.read($basket).items).toMatchObject([
      { roomConfiguration: 'twin', roomConfigurationText: 'Twin' },
    ]);
  });

  it('has beds that nobody has to choose: its default for the party of each room', async () => {
    const beds = [
      { id: 'king', roomTypeId: 'double', text: 'King', isDefault: true, sleeps: 2 },
      { id: 'twin', roomTypeId: 'double', text: 'Twin', sleeps: 2 },
      { id: 'extra', roomTypeId: 'double', text: 'King and extra bed', isDefault: true, sleeps: 3 },
    ];
    const search = '?fromDate=2026-12-01&toDate=2026-12-04&adults=2,1&children=0,2';
    const guest = await aGuestOnThePage(search, {
      answers: {
        ...answers,
        '/api/RoomTypeConfiguration/Get': () => beds,
        '/api/Availability/Search': () =>
          twoTypes({ roomTypes: [aRoomType({ maximumOccupancy: 3, childMaximumOccupancy: 2 })] }),
      },
      property,
    });
    await bothRooms(guest);
    expect(guest.read($basket).items).toMatchObject([
      { roomConfiguration: 'king', roomConfigurationText: 'King' },
      { roomConfiguration: 'extra', roomConfigurationText: 'King and extra bed' },
    ]);
    await guest.does(roomConfigurationChosen, { roomNumber: 1, id: 'twin' });
    expect(guest.read($basket).items).toMatchObject([{ roomConfiguration: 'twin' }, {}]);
  });

  it('asks nothing of a room type without choices', async () => {
    const guest = await aGuestOnThePage(oneRoom, { answers, property });
    await guest.does(rateChosen, { ...double(1), roomTypeId: 'suite' });
    await onward(guest);
    expect(guest.visited().at(-1)).toBe('/Book/HARBOUR/Checkout');
  });
});
