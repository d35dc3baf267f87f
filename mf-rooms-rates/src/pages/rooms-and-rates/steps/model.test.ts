import { describe, expect, it } from 'vitest';
import { $basket, $route } from 'shared/runtime';
import { aRoomType } from 'shared/testing';
import { twoTypes } from '../../../../test/responses.ts';
import { aGuestOnThePage, oneRoom, tabOf, twoRooms, type Guest } from '../../../../test/guest.ts';
import { rateChosen, roomRemoved } from '../items/model.ts';
import {
  $configurations,
  $step,
  leadGuestRepeated,
  leadGuestTyped,
  roomConfigurationChosen,
  stepChosen,
  stepCompleted,
} from './model.ts';

const double = (roomNumber: number) => ({ roomNumber, roomTypeId: 'double', ratePlanId: 'flexible' });
const onward = (guest: Guest, isDesktop = true) => guest.does(stepCompleted, { isDesktop });
const named = (guest: Guest, roomNumber: number, firstName: string) =>
  guest.does(leadGuestTyped, { roomNumber, changes: { firstName, lastName: 'Byron' } });
const where = (guest: Guest) => guest.read($route).hash;

async function throughAllSteps(guest: Guest, isDesktop: boolean): Promise<void> {
  await guest.does(rateChosen, double(1));
  await guest.does(rateChosen, double(2));
  await onward(guest, isDesktop);
  await onward(guest, isDesktop);
  await named(guest, 1, 'Ada');
  await onward(guest, isDesktop);
  await named(guest, 2, 'Anne');
  await onward(guest, isDesktop);
  await onward(guest, isDesktop);
  await onward(guest, isDesktop);
}

describe('the steps', () => {
  it('visit every room: selection, upgrades, lead guests, extras; a desktop then goes to Checkout', async () => {
    const guest = await aGuestOnThePage();
    await throughAllSteps(guest, true);
    expect(guest.visited().map((to) => to.replace(`/Book/HARBOUR/Rooms-And-Rates${twoRooms}`, ''))).toEqual([
      '#room-2',
      '#upgrades-1',
      '#upgrades-2',
      '#guests-1',
      '#guests-2',
      '#extras-1',
      '#extras-2',
      '/Book/HARBOUR/Checkout',
    ]);
  });

  it('a phone stays on the page with the summary, which leads to Checkout', async () => {
    const guest = await aGuestOnThePage();
    await throughAllSteps(guest, false);
    expect(guest.read($step)).toEqual({ step: 'summary' });
    await onward(guest, false);
    expect(guest.visited().at(-1)).toBe('/Book/HARBOUR/Checkout');
  });

  it('leave upgrades out where there are none', async () => {
    const answers = { '/api/Availability/Search': () => twoTypes({ roomTypes: [aRoomType()] }) };
    const guest = await aGuestOnThePage(oneRoom, { answers });
    await guest.does(rateChosen, double(1));
    expect(where(guest)).toBe('#guests-1');
  });

  it('a step that has not been reached leads to what is still to do', async () => {
    const guest = await aGuestOnThePage(twoRooms, {}, '#summary');
    expect(guest.read($step)).toEqual({ step: 'selection', activeRoomNumber: 1 });
  });

  it('going back keeps what was given', async () => {
    const guest = await aGuestOnThePage(oneRoom);
    await guest.does(rateChosen, double(1));
    await onward(guest);
    await named(guest, 1, 'Ada');
    await guest.does(stepChosen, { step: 'selection', roomNumber: 1 });
    await guest.does(rateChosen, double(1));
    expect(guest.read($basket).items).toMatchObject([{ leadGuest: { firstName: 'Ada', lastName: 'Byron' } }]);
    expect(where(guest)).toBe('#extras-1');
  });

  it('a reload stays at the step', async () => {
    const tab = tabOf();
    const before = await aGuestOnThePage(oneRoom, { tab });
    await before.does(rateChosen, double(1));
    await onward(before);
    await named(before, 1, 'Ada');
    const after = await aGuestOnThePage(oneRoom, { tab }, '#guests-1');
    expect(after.read($step)).toEqual({ step: 'occupancy', activeRoomNumber: 1 });
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

  it('the names of room 1 can be taken for another room', async () => {
    const guest = await aGuestOnThePage();
    await guest.does(rateChosen, double(1));
    await guest.does(rateChosen, double(2));
    await named(guest, 1, 'Ada');
    await guest.does(leadGuestRepeated, 2);
    expect(guest.read($basket).items[1]?.leadGuest).toEqual({ firstName: 'Ada', lastName: 'Byron' });
  });
});

describe('a hotel that asks how rooms are set up', () => {
  const answers = {
    '/api/RoomTypeConfiguration/Get': () => [{ id: 'twin', roomTypeId: 'double', text: 'Twin' }],
  };
  const property = { showRoomConfigurationQuestion: true };

  it('does not go on before it is answered', async () => {
    const guest = await aGuestOnThePage(oneRoom, { answers, property });
    expect(guest.read($configurations)).toHaveLength(1);
    await guest.does(rateChosen, double(1));
    await onward(guest);
    await named(guest, 1, 'Ada');
    await guest.does(stepChosen, { step: 'extras' });
    expect(guest.read($step)).toEqual({ step: 'occupancy', activeRoomNumber: 1 });
    await guest.does(roomConfigurationChosen, { roomNumber: 1, id: 'twin' });
    expect(guest.read($step)).toMatchObject({ step: 'extras' });
    expect(guest.read($basket).items).toMatchObject([
      { roomConfiguration: 'twin', roomConfigurationText: 'Twin' },
    ]);
  });

  it('asks nothing of a room type without choices', async () => {
    const guest = await aGuestOnThePage(oneRoom, { answers, property });
    await guest.does(rateChosen, { ...double(1), roomTypeId: 'suite' });
    await named(guest, 1, 'Ada');
    await guest.does(stepChosen, { step: 'extras' });
    expect(guest.read($step)).toMatchObject({ step: 'extras' });
  });
});
