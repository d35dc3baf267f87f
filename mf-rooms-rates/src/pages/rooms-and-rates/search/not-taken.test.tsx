import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'effector-react';
import { afterEach, describe, expect, it } from 'vitest';
import { $search } from 'shared/runtime';
import { aRate, aRoomType } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { aGuest, type Guest } from '../../../../test/guest.ts';
import { twoTypes } from '../../../../test/responses.ts';
import { RoomsAndRatesPage } from '../page.tsx';

afterEach(cleanup);

const limits = {
  minimumOccupancy: 1,
  maximumOccupancy: 5,
  adultMaximumOccupancy: 4,
  childMaximumOccupancy: 3,
};
const roomTypes = [aRoomType({ ...limits, rates: [aRate()] })];

async function aGuestFollowing(party: string, maxNumberOfRoomsOnBooking = 3): Promise<Guest> {
  const guest = await aGuest({
    answers: {
      '/api/Availability/Search': () => twoTypes({ roomTypes, numberOfRoomsPerRoomTypeId: { double: 5 } }),
    },
    property: { adultMaximumOccupancy: 4, childMaximumOccupancy: 3, maxNumberOfRoomsOnBooking },
    config: { roomLimits: [limits], maxNumberOfRoomsOnBooking },
  });
  await guest.goesTo(`?fromDate=2026-12-01&toDate=2026-12-04&${party}`);
  render(
    <Provider value={guest.scope}>
      <UiProvider locale="en-GB">
        <RoomsAndRatesPage />
      </UiProvider>
    </Provider>,
  );
  return guest;
}

describe('a link for more guests than any room takes', () => {
  it.each([
    ['adults=5', '5 Guests', '5 adults'],
    ['adults=8', '8 Guests', '8 adults'],
    ['adults=4&children=3', '7 Guests', '4 adults, 3 children'],
    ['adults=2,5', '5 Guests', 'Room 2 · 5 adults'],
  ])('%s: says so, and names no price for others', async (party, guests, told) => {
    await aGuestFollowing(party);
    expect(
      await screen.findByRole('heading', { name: 'Sorry, your selection is not available.' }),
    ).toBeTruthy();
    expect(screen.getByText(told)).toBeTruthy();
    expect(
      screen.getByText(`No room takes ${guests}. That is the most for one room. Add a room for the others.`),
    ).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
    // Dates are not the reason: those of the search stand above, and nowhere else.
    expect(screen.getAllByRole('button', { name: /^Change dates/ })).toHaveLength(1);
    expect(screen.queryByText(/was left out|not enough rooms|combination of rooms/)).toBeNull();
  });

  it('shares them over rooms at one press', async () => {
    const guest = await aGuestFollowing('adults=4&children=3');
    await userEvent.click(await screen.findByRole('button', { name: 'Take 2 rooms' }));
    expect(guest.read($search).rooms).toMatchObject([
      { numberOfAdults: 2, numberOfChildren: 2 },
      { numberOfAdults: 2, numberOfChildren: 1 },
    ]);
    expect(await screen.findByRole('article')).toBeTruthy();
    expect(document.activeElement?.id).toBe('rr-change-dates');
  });

  it('opens the guests, where they are changed', async () => {
    await aGuestFollowing('adults=5');
    await userEvent.click(await screen.findByRole('button', { name: 'Change guests' }));
    expect(await screen.findByRole('dialog', { name: 'Who is staying?' })).toBeTruthy();
  });

  it('offers no rooms that one booking cannot have', async () => {
    await aGuestFollowing('adults=50', 3);
    await userEvent.click(await screen.findByRole('button', { name: 'Change guests' }));
    await screen.findByRole('dialog', { name: 'Who is staying?' });
    expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull();
  });
});

it('guests whom only a room that is taken has place for are offered two that are free, as the first button', async () => {
  const small = { ...limits, maximumOccupancy: 2, adultMaximumOccupancy: 2, childMaximumOccupancy: 1 };
  const guest = await aGuest({
    answers: {
      '/api/Availability/Search': () =>
        twoTypes({
          roomTypes: [aRoomType({ ...small, rates: [aRate()] })],
          numberOfRoomsPerRoomTypeId: { double: 5, family: 0 },
        }),
    },
    property: { adultMaximumOccupancy: 4, childMaximumOccupancy: 3, maxNumberOfRoomsOnBooking: 3 },
    config: { roomLimits: [small, limits], maxNumberOfRoomsOnBooking: 3 },
  });
  await guest.goesTo('?fromDate=2026-12-01&toDate=2026-12-04&adults=4');
  render(
    <Provider value={guest.scope}>
      <UiProvider locale="en-GB">
        <RoomsAndRatesPage />
      </UiProvider>
    </Provider>,
  );
  const button = await screen.findByRole('button', { name: 'Take 2 rooms' });
  expect(button.closest('.state')?.querySelector('button')).toBe(button);
  await userEvent.click(button);
  expect(guest.read($search).rooms).toMatchObject([{ numberOfAdults: 2 }, { numberOfAdults: 2 }]);
});
