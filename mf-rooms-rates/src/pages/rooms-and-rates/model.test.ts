import { describe, expect, it } from 'vitest';
import { $availability, $basket } from 'shared/runtime';
import { bodyOf, serverDown, twoTypes, type Call } from '../../../test/responses.ts';
import { aGuest, aGuestOnThePage, oneRoom, tabOf, twoRooms } from '../../../test/guest.ts';
import { rateChosen } from './items/model.ts';
import { $finding, pageLeft, pageOpened, searchRetried } from './model.ts';

const searches = (calls: readonly Call[]) => calls.filter(({ path }) => path === '/api/Availability/Search');

describe('a guest opens the page with a complete search', () => {
  it('is shown what is free', async () => {
    const guest = await aGuestOnThePage(`${twoRooms}&promoCode=SPRING`);
    expect(guest.read($finding)).toEqual({ kind: 'found' });
    expect(guest.read($availability)?.roomTypes.map(({ name }) => name)).toEqual(['Double room', 'Suite']);
    expect(bodyOf(searches(guest.calls)[0])).toMatchObject({
      propertyId: 'property-1',
      dateFrom: '2026/12/01',
      dateTo: '2026/12/04',
      promoCode: 'SPRING',
      rooms: [{ numberOfAdults: 2 }, { numberOfAdults: 2 }],
    });
  });

  it('is asked for once, and its room types are told on the bus', async () => {
    const guest = await aGuestOnThePage();
    await guest.goesTo(twoRooms, '#room-2');
    expect(searches(guest.calls)).toHaveLength(1);
    expect(guest.busEvents()).toEqual([{ type: 'rooms.listed.v1', roomTypeIds: ['double', 'suite'] }]);
  });

  it('is asked for again when the guest comes back to the page', async () => {
    const guest = await aGuestOnThePage();
    await guest.does(pageLeft, undefined);
    await guest.does(pageOpened, undefined);
    expect(searches(guest.calls)).toHaveLength(2);
  });

  it('is not asked for without dates', async () => {
    const guest = await aGuestOnThePage('?adults=2');
    expect(guest.calls).toEqual([]);
    expect(guest.read($finding)).toEqual({ kind: 'idle' });
  });

  it('sees a promo code refused and the public rates', async () => {
    const answers = {
      '/api/Availability/Search': () =>
        twoTypes({ isPromoCodeValid: false, promoCodeMessage: 'SPRING has ended.' }),
    };
    const guest = await aGuestOnThePage(`${oneRoom}&promoCode=SPRING`, { answers });
    expect(guest.read($availability)).toMatchObject({
      isPromoCodeValid: false,
      promoCodeMessage: 'SPRING has ended.',
    });
    await guest.does(rateChosen, { roomNumber: 1, roomTypeId: 'double', ratePlanId: 'flexible' });
    expect(guest.read($basket).items).toHaveLength(1);
  });

  it('is told that booking for today is over, and nothing is asked', async () => {
    const config = {
      sameDayBookingRestrictionEnabled: true,
      sameDayBookingRestrictionHour: 18,
      sameDayBookingRestrictionMessage: 'Please call us.',
    };
    const today = '?fromDate=2026-11-21&toDate=2026-11-22&adults=2';
    const guest = await aGuestOnThePage(today, { config, now: '2026-11-21T18:00:00Z' });
    expect(guest.read($finding)).toEqual({ kind: 'restricted', message: 'Please call us.' });
    expect(guest.calls).toEqual([]);
  });
});

describe('a search that fails', () => {
  it('says what the server said and can be repeated', async () => {
    let isDown = true;
    const answers = { '/api/Availability/Search': () => (isDown ? serverDown() : twoTypes()) };
    const guest = await aGuestOnThePage(oneRoom, { answers });
    expect(guest.read($finding)).toEqual({ kind: 'failed', message: 'Action failed' });
    isDown = false;
    await guest.does(searchRetried, undefined);
    expect(guest.read($finding)).toEqual({ kind: 'found' });
  });

  it('an answer to an older question is not taken', async () => {
    const waiting: (() => void)[] = [];
    const first = twoTypes({ quoteToken: 'old' });
    const second = twoTypes({ quoteToken: 'new' });
    const answers = {
      '/api/Availability/Search': ({ body }: { body: { rooms: unknown[] } }) =>
        body.rooms.length === 2
          ? new Promise((resolve) =>
              waiting.push(() => {
                resolve(first);
              }),
            )
          : second,
    };
    const guest = await aGuest({ answers });
    await guest.goesTo(twoRooms);
    const opened = guest.does(pageOpened, undefined);
    const changed = guest.goesTo(oneRoom);
    waiting.forEach((answer) => {
      answer();
    });
    await Promise.all([opened, changed]);
    expect(guest.read($basket)).toMatchObject({ quoteToken: 'new', rooms: [{ roomNumber: 1 }] });
    expect(guest.read($availability)?.quoteToken).toBe('new');
  });
});

describe('the basket and the search', () => {
  const choice = { roomNumber: 1, roomTypeId: 'double', ratePlanId: 'flexible' };

  it('a reload keeps the basket', async () => {
    const tab = tabOf();
    const before = await aGuestOnThePage(twoRooms, { tab });
    await before.does(rateChosen, choice);
    const after = await aGuestOnThePage(twoRooms, { tab }, '#room-2');
    expect(after.read($basket).items).toMatchObject([
      { roomNumber: 1, totalRoomCost: 36_000, servicesLoaded: true },
    ]);
    expect(after.notified()).toEqual([]);
  });

  it.each([
    ['other dates', '?fromDate=2026-12-02&toDate=2026-12-04&adults=2,2'],
    ['other guests', '?fromDate=2026-12-01&toDate=2026-12-04&adults=2,1'],
    ['another number of rooms', oneRoom],
    ['a promo code', `${twoRooms}&promoCode=SPRING`],
    ['a rate plan', `${twoRooms}&ratePlanCode=FLEX`],
  ])('a search with %s empties it', async (_, query) => {
    const guest = await aGuestOnThePage(twoRooms);
    await guest.does(rateChosen, choice);
    await guest.goesTo(query);
    expect(guest.read($basket).items).toEqual([]);
  });

  it('after a reload a room that is gone is taken out and the guest is told', async () => {
    const tab = tabOf();
    const before = await aGuestOnThePage(twoRooms, { tab });
    await before.does(rateChosen, choice);
    const answers = {
      '/api/Availability/Search': () => twoTypes({ numberOfRoomsPerRoomTypeId: { double: 0, suite: 1 } }),
    };
    const after = await aGuestOnThePage(twoRooms, { tab, answers });
    expect(after.read($basket).items).toEqual([]);
    expect(after.notified()).toEqual(['Room 1, Double room, has just been taken. Choose another one.']);
  });

  it('after a reload another price is taken over and told', async () => {
    const tab = tabOf();
    const before = await aGuestOnThePage(oneRoom, { tab });
    await before.does(rateChosen, choice);
    const dearer = twoTypes();
    const [double, ...others] = dearer.roomTypes;
    const rates = (double?.rates ?? []).map((rate) => ({ ...rate, baseRate: 390 }));
    const roomTypes = double === undefined ? others : [{ ...double, rates }, ...others];
    const answers = { '/api/Availability/Search': () => ({ ...dearer, roomTypes, quoteToken: 'dearer' }) };
    const after = await aGuestOnThePage(oneRoom, { tab, answers });
    expect(after.read($basket)).toMatchObject({ quoteToken: 'dearer', items: [{ totalRoomCost: 39_000 }] });
    expect(after.notified()).toEqual(['The price of your stay has changed. Check it before you confirm.']);
  });
});
