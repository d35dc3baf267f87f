import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'effector-react';
import { afterEach, describe, expect, it } from 'vitest';
import type { SearchRequest, StayDate } from 'shared/contracts';
import { $basket, $search } from 'shared/runtime';
import { aCalendar, aCalendarRate, calendarOnTheWire } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { twoTypes } from '../../../../test/responses.ts';
import { aGuest, oneRoom, type Guest } from '../../../../test/guest.ts';
import { RoomsAndRatesPage } from '../page.tsx';

afterEach(cleanup);

const days = aCalendar('2026/11/21', 60, {
  '2026/12/08': { availableRooms: 0, rates: [] },
  '2026/12/10': { rates: [aCalendarRate({ minLengthOfStay: 3, minimumRate: 95 })] },
});

interface CalendarQuery {
  readonly toDate: StayDate;
  readonly promoCode?: string;
}

/** The hotel is full on the night of 2 December. */
async function aGuestReading(query = oneRoom, answer?: (query: CalendarQuery) => unknown): Promise<Guest> {
  const guest = await aGuest({
    answers: {
      '/api/Availability': ({ query: asked }: { readonly query: CalendarQuery }) =>
        answer?.(asked) ??
        // The days around a stay are read by the contract, those of 36 months one by one.
        (asked.toDate < '2027/12/31' ? days : calendarOnTheWire(days)),
      '/api/Availability/Search': ({ body }: { readonly body: SearchRequest }) =>
        body.dateFrom === '2026/12/02'
          ? twoTypes({ roomTypes: [], numberOfRoomsPerRoomTypeId: {} })
          : twoTypes(),
    },
  });
  await guest.goesTo(query);
  render(
    <Provider value={guest.scope}>
      <UiProvider locale="en-GB">
        <RoomsAndRatesPage />
      </UiProvider>
    </Provider>,
  );
  return guest;
}

const inBar = () => within(screen.getByRole('region', { name: 'Your search' }));
const calendar = async () => within(await screen.findByRole('dialog', { name: 'Choose your dates' }));
const choose = async (name: RegExp): Promise<void> => userEvent.click((await calendar()).getByText(name));

describe('the availability calendar over rooms and rates (product.md 2)', () => {
  it('has prices, minimum stays and disabled days', async () => {
    await aGuestReading();
    await userEvent.click(inBar().getByRole('button', { name: /^Change dates/ }));
    const dialog = await calendar();
    expect(await dialog.findByText('Wednesday 9th December 2026, from £120.00')).toBeTruthy();
    expect(dialog.getByText('Thursday 10th December 2026, from £95.00, minimum stay 3 nights')).toBeTruthy();
    const soldOut = dialog.getByText('Tuesday 8th December 2026, Sold out');
    expect(soldOut.closest('button')?.getAttribute('aria-disabled')).toBe('true');
  });

  it('has the prices with the promo code of the search, and says so', async () => {
    const codes: (string | undefined)[] = [];
    const compact = {
      dateFrom: '2026/11/21',
      availableRooms: days.map(() => 5),
      leadPrices: days.map(() => 102),
      restrictions: [[[days.length, 1, 0]]],
      promoCode: { code: 'QUAY15', minNights: 2 },
    };
    await aGuestReading(`${oneRoom}&promoCode=quay15`, ({ promoCode }) => {
      codes.push(promoCode);
      return compact;
    });
    await userEvent.click(inBar().getByRole('button', { name: /^Change dates/ }));
    const dialog = await calendar();
    expect(await dialog.findByText('Wednesday 9th December 2026, from £102.00')).toBeTruthy();
    expect(
      dialog.getByText(/Prices include “QUAY15” where it applies, for stays of at least 2 nights\./),
    ).toBeTruthy();
    expect(codes).toEqual(['quay15']);
  });

  it('keeps party and chosen rooms until the guest searches, and then asks for the new dates', async () => {
    const guest = await aGuestReading(`${oneRoom}&children=1`);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Choose Flexible, Double room, £360.00' }),
    );
    const opener = inBar().getByRole('button', { name: /^Change dates/ });
    await userEvent.click(opener);
    const dialog = await calendar();
    expect(dialog.getByText(/Your rooms stay as you chose them until you search\./)).toBeTruthy();
    await choose(/^Saturday 12th December/);
    expect(dialog.getByRole('button', { name: 'Search' })).toHaveProperty('disabled', true);
    await choose(/^Monday 14th December/);
    expect(guest.read($basket)).toMatchObject({ fromDate: '2026/12/01', items: [{ roomTypeId: 'double' }] });
    expect(guest.read($search).fromDate).toBe('2026/12/01');
    await userEvent.click(dialog.getByRole('button', { name: 'Search' }));
    expect(guest.read($basket)).toMatchObject({
      fromDate: '2026/12/12',
      toDate: '2026/12/14',
      rooms: [{ numberOfAdults: 2, numberOfChildren: 1 }],
      items: [],
    });
    expect(guest.read($search)).toMatchObject({ rooms: [{ numberOfChildren: 1 }] });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('Your rooms were cleared')).toBeTruthy();
  });

  it('closed without a search changes nothing, and opens with the dates of the search', async () => {
    const guest = await aGuestReading();
    const opener = inBar().getByRole('button', { name: /^Change dates/ });
    await userEvent.click(opener);
    await choose(/^Saturday 12th December/);
    await userEvent.click((await calendar()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => {
      expect(document.activeElement).toBe(opener);
    });
    expect(guest.read($search).fromDate).toBe('2026/12/01');
    await userEvent.click(opener);
    expect((await calendar()).getByText(/Tue 1st Dec 2026 – Fri 4th Dec 2026/)).toBeTruthy();
  });

  it('opens from “no rooms”, and leaves focus on “Change dates” when that is gone', async () => {
    await aGuestReading('?fromDate=2026-12-02&toDate=2026-12-03&adults=2');
    await screen.findByRole('heading', { name: 'No rooms available on selected dates' });
    const [, fromState] = screen.getAllByRole('button', { name: /^Change dates/ });
    if (fromState === undefined) throw new Error('the state has a way out');
    await userEvent.click(fromState);
    await choose(/^Saturday 12th December/);
    await choose(/^Monday 14th December/);
    await userEvent.click((await calendar()).getByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('article', { name: 'Double room' })).toBeTruthy();
    expect(document.activeElement).toBe(inBar().getByRole('button', { name: /^Change dates/ }));
  });
});
