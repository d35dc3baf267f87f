import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { $http } from 'shared/runtime';
import { aProperty, type Answers, httpOf, refused } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { DeskTheme } from 'shared/ui/desk';
import { afterEach, describe, expect, it } from 'vitest';
import { Bookings } from './bookings.tsx';
import { Today } from './today.tsx';

afterEach(cleanup);

const booking = (bookerName: string) => ({
  reservationId: bookerName,
  referenceNumber: 'ABC',
  status: 'Confirmed',
  isOnRequest: false,
  bookerName,
  guestNames: [],
  dateFrom: '2026/12/01',
  dateTo: '2026/12/04',
  roomTypes: ['Double'],
  numberOfGuests: 2,
  total: 300,
  paid: 300,
  currency: 'GBP',
  hasCheckedIn: false,
  hasNotes: false,
  bookedAtUtc: '2026-11-20T10:00:00Z',
});
const day = {
  on: '2026/12/01',
  arrivals: [booking('Grace Hopper')],
  departures: [],
  inHouse: [],
  requests: [],
  awaitingPayment: [],
  tables: [],
};
const drawn = (screenOf: 'today' | 'bookings', answers: Answers) => {
  const scope = fork({ values: [[$http, httpOf(answers)]] });
  render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">
        <DeskTheme>
          {screenOf === 'today' ? (
            <Today property={aProperty()} />
          ) : (
            <Bookings property={aProperty()} calls={[]} />
          )}
        </DeskTheme>
      </UiProvider>
    </Provider>,
  );
};
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

describe('a day at the desk', () => {
  it('has lists of who comes and goes, and of the rest only what there is', async () => {
    drawn('today', { '/api/Desk/Today': { ...day, inHouse: [booking('Ada Byron')] } });
    expect(await screen.findByText('Ada Byron')).toBeDefined();
    expect(headings()).toEqual(['Arrivals', 'Departures', 'In house']);
  });

  it('that could not be read is tried again', async () => {
    let reads = 0;
    drawn('today', {
      '/api/Desk/Today': () => {
        reads += 1;
        return reads === 1 ? refused(503, 'Later') : day;
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Grace Hopper')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('is the one that was chosen last, also when another one is answered later', async () => {
    const late = Promise.withResolvers<unknown>();
    drawn('today', {
      '/api/Desk/Today': ({ query }: { readonly query: { readonly on?: string } }) => {
        if (query.on === '2026/12/02') return late.promise;
        return query.on === undefined ? day : { ...day, on: query.on, arrivals: [booking('Ada Byron')] };
      },
    });
    const chosen = await screen.findByLabelText('Day');
    fireEvent.change(chosen, { target: { value: '2026-12-02' } });
    expect(chosen).toHaveProperty('value', '2026-12-02');
    fireEvent.change(chosen, { target: { value: '2026-12-03' } });
    expect(await screen.findByText('Ada Byron')).toBeDefined();
    late.resolve({ ...day, on: '2026/12/02' });
    await late.promise;
    expect(screen.getByText('Ada Byron')).toBeDefined();
    expect(chosen).toHaveProperty('value', '2026-12-03');
  });
});

describe('the bookings of the desk', () => {
  it('are none only once the server has said so, and then say what to try', async () => {
    const answer = Promise.withResolvers<unknown>();
    drawn('bookings', { '/api/Desk/Bookings': () => answer.promise });
    expect(await screen.findByText('One moment…')).toBeDefined();
    expect(screen.queryByText(/^No booking matches/)).toBeNull();
    answer.resolve({ bookings: [], next: null });
    expect(await screen.findByText(/^No booking matches/)).toBeDefined();
  });
});
