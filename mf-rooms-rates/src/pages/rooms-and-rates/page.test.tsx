import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'effector-react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Conversion } from 'shared/domain';
import { $basket, searchMade } from 'shared/runtime';
import { aRate, aRoomType } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { searchRefused, serverDown, twoTypes } from '../../../test/responses.ts';
import { aGuest, oneRoom, tabOf, twoRooms, type Guest } from '../../../test/guest.ts';
import { rateChosen } from './items/model.ts';
import { pageOpened } from './model.ts';
import { continued } from './steps/model.ts';
import { RoomsAndRatesPage } from './page.tsx';

afterEach(cleanup);

async function aGuestReading(
  query: string,
  situation: Parameters<typeof aGuest>[0] = {},
  conversion: Conversion | null = null,
  hash = '',
): Promise<Guest> {
  const guest = await aGuest(situation);
  await guest.goesTo(query, hash);
  render(
    <Provider value={guest.scope}>
      <UiProvider locale="en-GB" conversion={conversion}>
        <RoomsAndRatesPage />
      </UiProvider>
    </Provider>,
  );
  return guest;
}

/** Room types with as many rates each, the first of them the cheapest. */
const manyRates = (types: number, plans: number) => {
  const rates = Array.from({ length: plans }, (_, plan) =>
    aRate({ ratePlanId: `plan-${String(plan)}`, name: `Rate ${String(plan)}`, baseRate: 300 + plan }),
  );
  const roomTypes = Array.from({ length: types }, (_, type) =>
    aRoomType({ roomTypeId: `type-${String(type)}`, name: `Room ${String(type)}`, rates }),
  );
  const numberOfRoomsPerRoomTypeId = Object.fromEntries(roomTypes.map(({ roomTypeId }) => [roomTypeId, 9]));
  return { '/api/Availability/Search': () => twoTypes({ roomTypes, numberOfRoomsPerRoomTypeId }) };
};

describe('a hotel of hundreds of rates', () => {
  it.each([
    [25, 20],
    [40, 60],
  ])('is drawn with %i room types of %i rates in fewer than 3,000 nodes', async (types, plans) => {
    await aGuestReading(oneRoom, { answers: manyRates(types, plans) });
    expect(await screen.findAllByRole('article')).toHaveLength(types);
    expect(document.body.querySelectorAll('*').length).toBeLessThan(2700);
  });

  it('shows the other rates of a room on demand, and one of them is booked', async () => {
    const guest = await aGuestReading(oneRoom, { answers: manyRates(2, 7) });
    const room = await screen.findByRole('article', { name: 'Room 1' });
    const choose = /^Choose Rate \d, Room 1/;
    expect(within(room).getAllByRole('button', { name: choose })).toHaveLength(2);
    await userEvent.click(within(room).getByText('5 more rates'));
    expect(await within(room).findByRole('table', { name: 'More rates of Room 1' })).toBeTruthy();
    expect(within(room).getAllByRole('button', { name: choose })).toHaveLength(7);
    await userEvent.click(within(room).getByRole('button', { name: 'Choose Rate 6, Room 1, £306.00' }));
    await waitFor(() => {
      expect(guest.read($basket).items).toMatchObject([{ roomTypeId: 'type-1', ratePlanId: 'plan-6' }]);
    });
  });
});

describe('rates that were unfolded', () => {
  it('stay so over a reload, and those that were folded again do not', async () => {
    const tab = tabOf();
    const open = async () => {
      await aGuestReading(oneRoom, { tab, answers: manyRates(3, 7) });
      return screen.findAllByRole('article');
    };
    const press = async (card: HTMLElement | undefined) => {
      if (card) await userEvent.click(within(card).getByText('5 more rates'));
    };
    const before = await open();
    await press(before[0]);
    await press(before[2]);
    await press(before[0]);
    cleanup();
    const lists = (await open()).map((card) => within(card).getAllByRole('table', { name: /rates/i }).length);
    expect(lists).toEqual([1, 1, 2]);
  });
});

describe('the page of rooms and rates', () => {
  it('shows the total for the stay first and the price of a night second', async () => {
    await aGuestReading(oneRoom);
    const double = await screen.findByRole('article', { name: 'Double room' });
    const rate = within(double).getByRole('table', { name: 'Rates of Double room' });
    expect(within(rate).getByText('£360.00', { selector: '.price--large .price__amount' })).toBeTruthy();
    expect(within(rate).getByText('£120.00 per night')).toBeTruthy();
    expect(within(rate).getByText('Cancel free until Sun 29th Nov 2026, 15:00')).toBeTruthy();
    expect(within(double).getByText('Only 2 left')).toBeTruthy();
  });

  it('decisions 1: where prices are converted, the list and the page that follows say what is charged', async () => {
    await aGuestReading(oneRoom, {}, { from: 'GBP', to: 'USD', rate: 1.25 });
    const said = 'You will be charged in GBP.';
    expect(await screen.findByText(said)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Choose Flexible, Double room, US$450.00' }));
    expect(await screen.findByRole('heading', { name: 'Room 1: Double room' })).toBeTruthy();
    expect(screen.getByText(said)).toBeTruthy();
    expect(screen.getByText('You will be charged in GBP: £360.00')).toBeTruthy();
    expect(await screen.findByRole('button', { name: /^Add Breakfast/ })).toBeTruthy();
    expect(screen.getByText(said)).toBeTruthy();
  });

  it('says how many room types are available', async () => {
    await aGuestReading(oneRoom);
    expect(await screen.findByText('2 room types available for 3 nights')).toBeTruthy();
  });

  it('says once in which language the hotel’s own texts are, where it has none in the page’s', async () => {
    const textLanguages = { Name: 'de', Description: 'de-AT' };
    const roomTypes = ['double', 'twin'].map((roomTypeId) => aRoomType({ roomTypeId, textLanguages }));
    const answer = () => twoTypes({ roomTypes, numberOfRoomsPerRoomTypeId: { double: 9, twin: 9 } });
    await aGuestReading(oneRoom, { answers: { '/api/Availability/Search': answer } });
    expect(await screen.findAllByText('The hotel’s own texts are in German.')).toHaveLength(1);
  });

  it('a room is chosen with the keyboard, and focus goes to the next room’s heading', async () => {
    const guest = await aGuestReading(twoRooms);
    (await screen.findByRole('button', { name: 'Choose Flexible, Double room, £360.00' })).focus();
    await userEvent.keyboard('{Enter}');
    const heading = await screen.findByRole('heading', { name: 'Choose room 2 of 2' });
    await waitFor(() => {
      expect(document.activeElement).toBe(heading);
    });
    expect(guest.read($basket).items).toHaveLength(1);
  });

  it('a press on a rate is shown at once, and the next step follows what has been painted', async () => {
    const guest = await aGuestReading(twoRooms);
    const button = await screen.findByRole('button', { name: 'Choose Flexible, Double room, £360.00' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(button.textContent).toBe('Chosen');
    expect(guest.read($basket).items).toEqual([]);
    expect(await screen.findByRole('heading', { name: 'Choose room 2 of 2' })).toBeTruthy();
    expect(guest.read($basket).items).toHaveLength(1);
  });

  it('an upgrade that is taken is named from there on, in its part, in the basket and by the extras', async () => {
    await aGuestReading(oneRoom);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Choose Flexible, Double room, £360.00' }),
    );
    expect(await screen.findByRole('heading', { name: 'Make it yours' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Room 1: Double room' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Upgrade to Suite/ }));
    expect(await screen.findByRole('heading', { name: 'Room 1: Suite' })).toBeTruthy();
    expect(within(screen.getByRole('listitem', { name: /^Suite/ })).getByText('Your choice')).toBeTruthy();
    expect(screen.getAllByText('Your choice')).toHaveLength(1);
    expect(await screen.findByRole('group', { name: 'Extras for room 1: Suite' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Keep this room: Double room' })).toBeTruthy();
  });

  it('all parts stand on one page, for all rooms; what was settled before is a line that unfolds', async () => {
    const tab = tabOf();
    const before = await aGuest({ tab });
    await before.goesTo(twoRooms);
    await before.does(pageOpened, undefined);
    for (const roomNumber of [1, 2])
      await before.does(rateChosen, { roomNumber, roomTypeId: 'double', ratePlanId: 'flexible' });
    await before.does(continued, undefined);
    await aGuestReading(twoRooms, { tab }, null, '#yours');

    const upgrades = await screen.findByRole('region', { name: 'A little more room?' });
    expect(within(upgrades).getByText('Room 1: Double room')).toBeTruthy();
    expect(within(upgrades).queryByRole('button', { name: /^Upgrade to/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Change: A little more room?' }));
    expect(within(upgrades).getAllByRole('button', { name: /^Upgrade to Suite/ })).toHaveLength(2);
    expect(document.activeElement?.textContent).toBe('A little more room?');

    expect(screen.getByRole('group', { name: 'Extras for room 2: Double room' })).toBeTruthy();
    expect(screen.getByRole('complementary', { name: 'Your booking' })).toBeTruthy();
  });

  it('rooms that a search cleared are named with Undo, which brings them back and leaves focus on the heading', async () => {
    const guest = await aGuestReading(oneRoom);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Choose Flexible, Double room, £360.00' }),
    );
    await screen.findByRole('heading', { name: 'Make it yours' });
    await guest.does(searchMade, {});
    expect(await screen.findByText('Your rooms were cleared')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Undo: bring back Room 1 (Double room)' }));
    expect(guest.read($basket).items).toMatchObject([{ roomTypeId: 'double' }]);
    expect(screen.queryByText('Your rooms were cleared')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Choose your room and rate' }));
  });

  it('rooms that a search cleared and does not have are named, without Undo', async () => {
    let stock = { double: 1, suite: 1 };
    const guest = await aGuestReading(oneRoom, {
      answers: { '/api/Availability/Search': () => twoTypes({ numberOfRoomsPerRoomTypeId: stock }) },
    });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Choose Flexible, Double room, £360.00' }),
    );
    await screen.findByRole('heading', { name: 'Make it yours' });
    stock = { double: 0, suite: 1 };
    await guest.does(searchMade, { fromDate: '2026/12/02' });
    expect(await screen.findByText('Not available for this search: Room 1 (Double room).')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('how a room is set up is said in the basket, once it is chosen', async () => {
    await aGuestReading(oneRoom, {
      answers: {
        '/api/RoomTypeConfiguration/Get': () => [
          { id: 'twin', roomTypeId: 'suite', text: 'Twin beds' },
          { id: 'double', roomTypeId: 'suite', text: 'One large bed' },
        ],
      },
      property: { showRoomConfigurationQuestion: true },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Choose Flexible, Suite, £600.00' }));
    const twin = await screen.findByRole('radio', { name: 'Twin beds' });
    const inBasket = { selector: '.rr-basket__set-up' };
    expect(screen.queryByText('Twin beds', inBasket)).toBeNull();
    await userEvent.click(twin);
    expect(screen.getByText('Twin beds', inBasket)).toBeTruthy();
  });

  it('beds are a line where the hotel has a default, and other ones are a press away', async () => {
    const guest = await aGuestReading(oneRoom, {
      answers: {
        '/api/RoomTypeConfiguration/Get': () => [
          { id: 'king', roomTypeId: 'suite', text: 'King bed', isDefault: true },
          { id: 'twin', roomTypeId: 'suite', text: 'Twin beds' },
        ],
      },
      property: { showRoomConfigurationQuestion: true },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Choose Flexible, Suite, £600.00' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Change beds: King bed' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'King bed' }).checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Twin beds' }));
    expect(guest.read($basket).items).toMatchObject([{ roomConfiguration: 'twin' }]);
    expect(screen.getByRole('radio', { name: 'King bed' })).toBeTruthy();
  });

  it('the first press leads to Checkout, which asks for the names', async () => {
    const guest = await aGuestReading(oneRoom);
    await userEvent.click(await screen.findByRole('button', { name: 'Choose Flexible, Suite, £600.00' }));
    await screen.findByRole('heading', { name: 'Make it yours' });
    expect(screen.queryByLabelText('First name')).toBeNull();
    const [first] = screen.getAllByRole('button', { name: 'Continue to checkout' });
    await userEvent.click(first ?? document.body);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(guest.visited().at(-1)).toBe('/Book/HARBOUR/Checkout');
  });

  it('beds without a default are visited by the first press, and said to be missing by the second', async () => {
    const guest = await aGuestReading(oneRoom, {
      answers: {
        '/api/RoomTypeConfiguration/Get': () => [
          { id: 'twin', roomTypeId: 'suite', text: 'Twin beds' },
          { id: 'double', roomTypeId: 'suite', text: 'One large bed' },
        ],
      },
      property: { showRoomConfigurationQuestion: true },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Choose Flexible, Suite, £600.00' }));
    const beds = await screen.findByRole('group', { name: 'How would you like the room set up?' });
    const press = async () =>
      userEvent.click(
        screen.getAllByRole('button', { name: 'Continue to checkout' }).at(-1) ?? document.body,
      );
    await press();
    expect(document.activeElement).toBe(beds);
    expect(screen.queryByRole('alert')).toBeNull();
    await press();
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    await userEvent.click(screen.getByRole('radio', { name: 'Twin beds' }));
    await press();
    expect(guest.visited().at(-1)).toBe('/Book/HARBOUR/Checkout');
  });

  it.each([
    [
      'No rooms available on selected dates',
      () => twoTypes({ roomTypes: [], numberOfRoomsPerRoomTypeId: { double: 0, suite: 0 } }),
    ],
    [
      'Sorry, your selection is not available.',
      () => twoTypes({ numberOfRoomsPerRoomTypeId: { double: 1, suite: 0 } }),
    ],
    ['Action failed', serverDown],
  ])('“%s” comes with the hotel’s telephone and e-mail', async (title, answer) => {
    await aGuestReading(twoRooms, { answers: { '/api/Availability/Search': answer } });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Call +44 20 7946 0000' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Write to stay@hotel.example' })).toBeTruthy();
  });

  it('a search that the server refuses says why, and leads to where it is changed', async () => {
    const reason = 'At most 50 guests can be searched for in one room.';
    await aGuestReading(oneRoom, {
      answers: { '/api/Availability/Search': () => searchRefused(reason) },
    });
    const failure = await screen.findByRole('alert');
    expect(within(failure).getByRole('heading', { name: reason })).toBeTruthy();
    const change = within(failure).getByRole('link', { name: 'Change search' });
    expect(change.getAttribute('href')).toBe(`/Book/HARBOUR${oneRoom}`);
  });

  it('product.md 8: rooms that cannot be had together are told in its words', async () => {
    const answers = {
      '/api/Availability/Search': () => twoTypes({ numberOfRoomsPerRoomTypeId: { double: 1, suite: 0 } }),
    };
    await aGuestReading(twoRooms, { answers });
    const words =
      'Your combination of rooms is not available, please retry your search or contact us directly to make your booking';
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it.each([
    ['the words of the hotel are there', 'Please call us.', 'Please call us.'],
    [
      'those of product.md are',
      null,
      'Bookings for today can no longer be made online. Contact us directly.',
    ],
  ])('product.md 8: after the cut-off of today the header is there, and %s', async (_, message, words) => {
    await aGuestReading('?fromDate=2026-11-21&toDate=2026-11-23&adults=2', {
      now: '2026-11-21T20:00:00Z',
      config: {
        sameDayBookingRestrictionEnabled: true,
        sameDayBookingRestrictionHour: 16,
        sameDayBookingRestrictionMinute: 0,
        sameDayBookingRestrictionMessage: message,
      },
    });
    expect(await screen.findByRole('heading', { name: 'No same day bookings available' })).toBeTruthy();
    expect(screen.getByText(words).closest('.notice--warning')).toBeTruthy();
  });

  it('dates further ahead than anything is sold are not called full', async () => {
    const answers = { '/api/Availability/Search': () => twoTypes({ roomTypes: [] }) };
    await aGuestReading('?fromDate=2029-12-04&toDate=2029-12-06&adults=2', { answers });
    expect(await screen.findByRole('heading', { name: 'These dates are not on sale yet' })).toBeTruthy();
    expect(screen.getByText(/^We take bookings until Wed 21st Nov 2029\./)).toBeTruthy();
    expect(screen.queryByText('No rooms available on selected dates')).toBeNull();
  });

  it('product.md 8: a refused promo code is told with its message, under the header Warning', async () => {
    const answers = {
      '/api/Availability/Search': () =>
        twoTypes({ isPromoCodeValid: false, promoCodeMessage: 'SPRING has ended.' }),
    };
    await aGuestReading(`${oneRoom}&promoCode=SPRING`, { answers });
    const notice = (await screen.findByText(/SPRING has ended\./)).closest('.notice');
    expect(notice?.querySelector('.notice__title')?.textContent).toBe('Warning');
    expect(screen.getByRole('link', { name: 'Change promo code' }).getAttribute('href')).toMatch(
      /promoCode=SPRING#promo-code$/,
    );
  });

  it('product.md 8: rooms that are too few for the party are told under the header Warning', async () => {
    const single = twoTypes({ roomTypes: [aRoomType({ maximumOccupancy: 1 })] });
    await aGuestReading(oneRoom, { answers: { '/api/Availability/Search': () => single } });
    const words = 'There are not enough rooms for your party on these dates.';
    const notice = (await screen.findByText(words)).closest('.notice');
    expect(notice?.querySelector('.notice__title')?.textContent).toBe('Warning');
    expect(notice?.textContent).toContain('Room 1 · 2 adults');
  });

  it('a room that was taken meanwhile stays named in the page until another is chosen', async () => {
    const tab = tabOf();
    const before = await aGuest({ tab });
    await before.goesTo(oneRoom);
    await before.does(pageOpened, undefined);
    await before.does(rateChosen, { roomNumber: 1, roomTypeId: 'double', ratePlanId: 'flexible' });
    const answers = {
      '/api/Availability/Search': () => twoTypes({ numberOfRoomsPerRoomTypeId: { double: 0, suite: 1 } }),
    };
    await aGuestReading(oneRoom, { tab, answers });
    const words = 'Room 1, Double room, has just been taken. Choose another one.';
    expect(await screen.findByText(words)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Choose Flexible, Suite, £600.00' }));
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });

  it.each(['We have no offer with this code.', 'This rate is not available for your dates.'])(
    'an offer that is not there is told by its code, and the rooms are shown: %s',
    async (ratePlanCodeMessage) => {
      const answers = { '/api/Availability/Search': () => twoTypes({ ratePlanCodeMessage }) };
      await aGuestReading(`${oneRoom}&ratePlanCode=NOPE`, { answers });
      expect(await screen.findByText('The offer “NOPE” is not available')).toBeTruthy();
      expect(screen.getByText(`${ratePlanCodeMessage} You see our public rates.`)).toBeTruthy();
      expect(screen.getByRole('article', { name: 'Double room' })).toBeTruthy();
    },
  );

  it('where the rooms of an offer cannot be had, a search without it is one press away', async () => {
    const answers = {
      '/api/Availability/Search': ({ body }: { body: { ratePlanCode: string | null } }) =>
        body.ratePlanCode === null ? twoTypes() : twoTypes({ roomTypes: [] }),
    };
    await aGuestReading(`${oneRoom}&ratePlanCode=LONG4`, { answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Search without the offer' }));
    expect(await screen.findByRole('article', { name: 'Double room' })).toBeTruthy();
  });

  it('leads back to the search with the same query', async () => {
    await aGuestReading(twoRooms);
    const link = await screen.findByRole('link', { name: 'Change search' });
    expect(link.getAttribute('href')).toBe(`/Book/HARBOUR${twoRooms}`);
  });
});
