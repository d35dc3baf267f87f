import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'effector-react';
import { afterEach, describe, expect, it } from 'vitest';
import type { SearchRequest } from 'shared/contracts';
import { $search } from 'shared/runtime';
import { aCalendar, aCalendarRate, calendarOnTheWire } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { twoTypes } from '../../../../test/responses.ts';
import { aGuest, oneRoom, type Guest } from '../../../../test/guest.ts';
import { RoomsAndRatesPage } from '../page.tsx';

afterEach(cleanup);

/** A hotel that is full on 2 December: every stay that holds that night finds nothing. */
async function aGuestOfAFullHotel(
  calendar = aCalendar('2026/11/21', 60, { '2026/12/02': { availableRooms: 0, rates: [] } }),
  isFull: (body: SearchRequest) => boolean = ({ dateFrom, dateTo }) =>
    dateFrom <= '2026/12/02' && dateTo > '2026/12/02',
  free: Record<string, number> = { double: 0, suite: 0 },
): Promise<Guest> {
  const guest = await aGuest({
    answers: {
      '/api/Availability': () => calendarOnTheWire(calendar),
      '/api/Availability/Search': ({ body }: { readonly body: SearchRequest }) =>
        isFull(body) ? twoTypes({ roomTypes: [], numberOfRoomsPerRoomTypeId: free }) : twoTypes(),
    },
  });
  await guest.goesTo(oneRoom);
  render(
    <Provider value={guest.scope}>
      <UiProvider locale="en-GB">
        <RoomsAndRatesPage />
      </UiProvider>
    </Provider>,
  );
  return guest;
}

describe('where nothing can be booked', () => {
  it('stays near the dates are offered, and one of them is searched for at a touch', async () => {
    const guest = await aGuestOfAFullHotel();
    expect(await screen.findByRole('heading', { name: 'No rooms available on selected dates' })).toBeTruthy();
    const stays = await screen.findAllByRole('button', { name: /total for your stay/ });
    expect(stays.length).toBe(10);
    const [first] = stays;
    if (first === undefined) throw new Error('a stay is offered');
    expect(first.textContent).toContain('3 nights');
    expect(first.textContent).toContain('£360.00');
    await userEvent.click(first);
    expect(guest.read($search)).toMatchObject({ fromDate: '2026/11/29', toDate: '2026/12/02' });
    expect(await screen.findByRole('article', { name: 'Double room' })).toBeTruthy();
  });

  it('a stay that is too short is told how long it has to be', async () => {
    const long = { rates: [aCalendarRate({ minLengthOfStay: 5 })] };
    await aGuestOfAFullHotel(aCalendar('2026/11/21', 60, { '2026/12/01': long }));
    expect(await screen.findByText('A stay from Tue 1st Dec 2026 is for at least 5 nights.')).toBeTruthy();
  });

  it.each([
    [{ maxLengthOfStay: 2 }, 'A stay from Tue 1st Dec 2026 is for at most 2 nights.'],
    [
      { closedToArrival: true, minDaysBeforeArrival: 14 },
      'A stay from Tue 1st Dec 2026 has to be booked at least 14 days ahead. Choose a later arrival.',
    ],
    [
      { closedToArrival: true, maxDaysBeforeArrival: 3 },
      'A stay from Tue 1st Dec 2026 can be booked from 3 days before. Choose an earlier arrival, or come back then.',
    ],
  ])('a guest is told what %o asks, and what to do', async (terms, told) => {
    const day = { rates: [aCalendarRate(terms)] };
    await aGuestOfAFullHotel(aCalendar('2026/11/21', 60, { '2026/12/01': day }));
    expect(await screen.findByText(told)).toBeTruthy();
  });

  it('a night that asks for longer stays says so', async () => {
    const day = { rates: [aCalendarRate({ minStayThrough: 5 })] };
    await aGuestOfAFullHotel(aCalendar('2026/11/21', 60, { '2026/12/02': day }));
    expect(await screen.findByText('A stay over these nights is for at least 5 nights.')).toBeTruthy();
  });

  it.each([
    ['is too short', '2026/12/01', { rates: [aCalendarRate({ minLengthOfStay: 5 })] }],
    ['begins where nobody may arrive', '2026/12/01', { rates: [aCalendarRate({ closedToArrival: true })] }],
    ['ends where nobody may leave', '2026/12/04', { rates: [aCalendarRate({ closedToDeparture: true })] }],
  ])(
    'product.md 8: a stay that %s has the header Warning and the restricted-booking warning',
    async (_, date, day) => {
      await aGuestOfAFullHotel(aCalendar('2026/11/21', 60, { [date]: day }));
      const words = /^Online booking is restricted on these dates. Contact us/;
      const notice = (await screen.findByText(words)).closest('.notice');
      expect(notice?.querySelector('.notice__title')?.textContent).toBe('Warning');
    },
  );

  it.each([
    [
      'longer',
      { '2026/12/01': { rates: [aCalendarRate({ minLengthOfStay: 5 })] } },
      'A stay from Tue 1st Dec 2026 is for at least 5 nights.',
      { fromDate: '2026/12/01', toDate: '2026/12/06' },
    ],
    [
      'shorter',
      { '2026/12/01': { rates: [aCalendarRate({ maxLengthOfStay: 2 })] } },
      'A stay from Tue 1st Dec 2026 is for at most 2 nights.',
      { fromDate: '2026/12/01', toDate: '2026/12/03' },
    ],
    [
      'later',
      { '2026/12/01': { rates: [aCalendarRate({ closedToArrival: true })] } },
      'You cannot arrive on Tue 1st Dec 2026.',
      { fromDate: '2026/12/02', toDate: '2026/12/05' },
    ],
    [
      'to another day of departure',
      { '2026/12/04': { rates: [aCalendarRate({ closedToDeparture: true })] } },
      'You cannot depart on Fri 4th Dec 2026.',
      { fromDate: '2026/12/01', toDate: '2026/12/05' },
    ],
  ])(
    'while rooms are free, the rule that forbids the dates is the heading, and the first button goes %s',
    async (_, days, reason, stay) => {
      const guest = await aGuestOfAFullHotel(
        aCalendar('2026/11/21', 60, days),
        ({ dateFrom, dateTo }) => dateFrom === '2026/12/01' && dateTo === '2026/12/04',
        { double: 5, suite: 1 },
      );
      const heading = await screen.findByRole('heading', { name: reason });
      expect(screen.queryByText('No rooms available on selected dates')).toBeNull();
      const state = heading.closest('.state') ?? document.body;
      const [first] = await within(state as HTMLElement).findAllByRole('button', { name: /^Choose / });
      expect(within(state as HTMLElement).getAllByRole('button')[0]).toBe(first);
      await userEvent.click(first ?? heading);
      expect(guest.read($search)).toMatchObject(stay);
    },
  );

  it('rooms that are taken are no restriction', async () => {
    await aGuestOfAFullHotel();
    expect(await screen.findAllByRole('button', { name: /total for your stay/ })).toHaveLength(10);
    expect(screen.queryByText(/^Online booking is restricted/)).toBeNull();
  });
});
