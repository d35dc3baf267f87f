import { describe, expect, it } from 'vitest';
import {
  $basket,
  $clearedBasket,
  basketCleared,
  bookingDetailsChanged,
  searchEdited,
  searchMade,
  itemChanged,
} from 'shared/runtime';
import { twoTypes, type Call } from '../../../../test/responses.ts';
import { aGuest, aGuestOnThePage, oneRoom, tabOf, twoRooms, type Guest } from '../../../../test/guest.ts';
import { extraChosen, rateChosen, roomRemoved } from '../items/model.ts';
import { $finding, pageLeft, pageOpened, searchRetried } from '../model.ts';
import { $step } from '../steps/model.ts';
import { $clearedRooms, clearingUndone } from './model.ts';
import { clearedRooms } from './rules.ts';

const double = (roomNumber: number) => ({ roomNumber, roomTypeId: 'double', ratePlanId: 'flexible' });
const suite = (roomNumber: number) => ({ roomNumber, roomTypeId: 'suite', ratePlanId: 'flexible' });
const laterRooms = '?fromDate=2026-12-02&toDate=2026-12-04&adults=2,2';
const calls = (all: readonly Call[], path: string) => all.filter((call) => call.path === path).length;
const inBasket = (guest: Guest) =>
  guest.read($basket).items.map(({ roomNumber, roomTypeId }) => [roomNumber, roomTypeId]);
const numbers = (items: readonly { readonly roomNumber: number }[]) =>
  items.map(({ roomNumber }) => roomNumber);
const offered = (guest: Guest) => {
  const { available, unavailable } = guest.read($clearedRooms);
  return { available: numbers(available), unavailable: numbers(unavailable) };
};

async function aGuestWithTwoRooms(situation: Parameters<typeof aGuest>[0] = {}): Promise<Guest> {
  const guest = await aGuestOnThePage(twoRooms, situation);
  await guest.does(rateChosen, double(1));
  await guest.does(rateChosen, suite(2));
  await guest.does(itemChanged, {
    roomNumber: 1,
    changes: { leadGuest: { firstName: 'Ada', lastName: 'Byron' } },
  });
  await guest.does(extraChosen, { roomNumber: 1, serviceId: 'breakfast', quantity: 1 });
  return guest;
}

describe('a search that the guest makes (product.md 4)', () => {
  it('for the same criteria empties the basket, begins with room 1 and forgets the extras', async () => {
    const guest = await aGuestWithTwoRooms();
    await guest.goesTo(twoRooms, '#room-2');
    expect(guest.read($basket).activeRoomNumber).toBe(2);
    await guest.does(bookingDetailsChanged, { specialRequests: 'A cot' });
    const before = guest.calls.length;
    await guest.does(searchMade, {});
    expect(guest.read($basket)).toMatchObject({
      items: [],
      activeRoomNumber: 1,
      specialRequests: '',
      rooms: [{ roomNumber: 1 }, { roomNumber: 2 }],
    });
    expect(guest.read($step)).toMatchObject({ step: 'selection', activeRoomNumber: 1 });
    expect(guest.read($finding)).toEqual({ kind: 'found' });
    const since = guest.calls.slice(before);
    expect(calls(since, '/api/Availability/Search')).toBe(1);
    await guest.does(rateChosen, double(1));
    expect(calls(guest.calls.slice(before), '/api/Service/Get')).toBe(1);
  });

  it('on the search page empties it too, before rooms and rates is there', async () => {
    const tab = tabOf();
    await aGuestWithTwoRooms({ tab });
    const back = await aGuest({ tab });
    await back.goesTo(twoRooms);
    expect(inBasket(back)).toHaveLength(2);
    await back.does(searchMade, {});
    await back.does(pageOpened, undefined);
    expect(inBasket(back)).toEqual([]);
    expect(calls(back.calls, '/api/Availability/Search')).toBe(1);
    expect(offered(back).available).toEqual([1, 2]);
  });

  it('for other dates is one call, and takes their rooms over', async () => {
    const guest = await aGuestWithTwoRooms();
    await guest.does(searchMade, { fromDate: '2026/12/02' });
    expect(calls(guest.calls, '/api/Availability/Search')).toBe(2);
    expect(guest.read($basket)).toMatchObject({ items: [], fromDate: '2026/12/02' });
    expect(guest.visited().at(-1)).toBe(`/Book/HARBOUR/Rooms-And-Rates${laterRooms}`);
  });
});

describe('what is no search of the guest’s keeps the basket', () => {
  it.each<[string, (guest: Guest) => Promise<void>]>([
    ['asking again after a failure', (guest) => guest.does(searchRetried, undefined)],
    ['another language', (guest) => guest.does(searchEdited, { languageCode: 'da' })],
    ['another currency', (guest) => guest.does(searchEdited, { currency: 'EUR' })],
    [
      'leaving the page and coming back',
      async (guest) => {
        await guest.does(pageLeft, undefined);
        await guest.does(pageOpened, undefined);
      },
    ],
  ])('%s', async (_, act) => {
    const guest = await aGuestWithTwoRooms();
    await act(guest);
    expect(inBasket(guest)).toEqual([
      [1, 'double'],
      [2, 'suite'],
    ]);
  });
});

describe('Undo', () => {
  it('brings back the rooms with their lead guests, extras and wishes', async () => {
    const guest = await aGuestWithTwoRooms();
    await guest.does(bookingDetailsChanged, { specialRequests: 'A cot', hopGiftVoucherCode: 'GIFT' });
    await guest.does(searchMade, {});
    expect(offered(guest)).toEqual({ available: [1, 2], unavailable: [] });
    await guest.does(clearingUndone, undefined);
    expect(guest.read($basket)).toMatchObject({
      specialRequests: 'A cot',
      hopGiftVoucherCode: 'GIFT',
      items: [
        { roomTypeId: 'double', leadGuest: { firstName: 'Ada' }, totalServiceCost: 9_000 },
        { roomTypeId: 'suite' },
      ],
    });
    expect(offered(guest)).toEqual({ available: [], unavailable: [] });
    expect(guest.notified()).toEqual([]);
  });

  it('for other dates brings the same rooms at their price there, and says that it is another one', async () => {
    const answers = {
      '/api/Availability/Search': ({ body }: { body: { dateFrom: string } }) => {
        const found = twoTypes();
        if (body.dateFrom === '2026/12/01') return found;
        const roomTypes = found.roomTypes.map((roomType) => ({
          ...roomType,
          rates: roomType.rates.map((rate) => ({ ...rate, baseRate: 250 })),
        }));
        return { ...found, roomTypes };
      },
    };
    const guest = await aGuestWithTwoRooms({ answers });
    await guest.does(searchMade, { fromDate: '2026/12/02' });
    await guest.does(clearingUndone, undefined);
    expect(guest.read($basket).items).toMatchObject([
      { roomTypeId: 'double', dateFrom: '2026/12/02', totalRoomCost: 25_000, haveSeenServices: false },
      { roomTypeId: 'suite', totalRoomCost: 25_000 },
    ]);
    expect(guest.notified()).toEqual(['The price of your stay has changed. Check it before you confirm.']);
  });

  it('brings back what the stock still has, and the rest stays named', async () => {
    let stock = { double: 2, suite: 1 };
    const guest = await aGuestWithTwoRooms({
      answers: { '/api/Availability/Search': () => twoTypes({ numberOfRoomsPerRoomTypeId: stock }) },
    });
    stock = { double: 2, suite: 0 };
    await guest.does(searchMade, {});
    expect(offered(guest)).toEqual({ available: [1], unavailable: [2] });
    await guest.does(clearingUndone, undefined);
    expect(inBasket(guest)).toEqual([[1, 'double']]);
    expect(offered(guest)).toEqual({ available: [], unavailable: [2] });
  });

  it('is for rooms of the new party only', async () => {
    const guest = await aGuestWithTwoRooms();
    await guest.does(searchMade, { rooms: guest.read($basket).rooms.slice(0, 1) });
    expect(offered(guest)).toEqual({ available: [1], unavailable: [2] });
  });

  it('ends for a room for which another one was chosen, and for a stock that was taken meanwhile', async () => {
    const guest = await aGuestWithTwoRooms();
    await guest.does(searchMade, {});
    await guest.does(rateChosen, suite(1));
    expect(offered(guest)).toEqual({ available: [], unavailable: [2] });
    await guest.does(roomRemoved, 1);
    expect(offered(guest)).toEqual({ available: [1, 2], unavailable: [] });
  });

  it('outlives a reload, and a second search with nothing chosen', async () => {
    const tab = tabOf();
    const guest = await aGuestWithTwoRooms({ tab });
    await guest.does(searchMade, {});
    await guest.does(searchMade, { fromDate: '2026/12/02' });
    const after = await aGuestOnThePage(laterRooms, { tab });
    expect(offered(after)).toEqual({ available: [1, 2], unavailable: [] });
  });

  it('ends with the booking', async () => {
    const guest = await aGuestWithTwoRooms();
    await guest.does(searchMade, {});
    await guest.does(basketCleared, undefined);
    expect(guest.read($clearedBasket)).toBeNull();
  });

  it('is not for the rooms of another hotel', async () => {
    const guest = await aGuestWithTwoRooms();
    await guest.does(searchMade, {});
    const cleared = guest.read($clearedBasket);
    expect(cleared?.basket.propertyCode).toBe('HARBOUR');
    const elsewhere = { ...guest.read($basket), propertyCode: 'FJORD' };
    expect(clearedRooms(cleared, elsewhere, twoTypes())).toEqual({ available: [], unavailable: [] });
  });
});

describe('back and forward between two searches', () => {
  it('bring each its own rooms, without a notice', async () => {
    const guest = await aGuestWithTwoRooms();
    await guest.does(searchMade, { fromDate: '2026/12/02' });
    await guest.does(rateChosen, suite(1));
    await guest.goesTo(twoRooms);
    expect(inBasket(guest)).toEqual([
      [1, 'double'],
      [2, 'suite'],
    ]);
    expect(offered(guest)).toEqual({ available: [], unavailable: [] });
    await guest.goesTo(laterRooms);
    expect(inBasket(guest)).toEqual([[1, 'suite']]);
    expect(offered(guest)).toEqual({ available: [], unavailable: [] });
    await guest.goesTo(oneRoom);
    expect(inBasket(guest)).toEqual([]);
    expect(offered(guest).available).toEqual([1]);
  });
});
