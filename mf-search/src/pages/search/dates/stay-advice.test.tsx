import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import { $pause } from 'shared/availability-calendar';
import { afterEach, describe, expect, it } from 'vitest';
import {
  $clock,
  $http,
  $search,
  bookConfigLoaded,
  busEventHappened,
  propertyLoaded,
  routeEntered,
} from 'shared/runtime';
import { $wait } from 'shared/runtime/factories';
import {
  aBookConfig,
  aCalendar,
  aCalendarRate,
  aProperty,
  aSearchResponse,
  calendarOnTheWire,
  fixedClock,
  httpOf,
  recorded,
} from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { StayAdvice } from './stay-advice.tsx';

const offer = {
  offerId: 'slow',
  name: 'Four slow days',
  description: '',
  imageUrl: null,
  promoCode: null,
  ratePlanCode: 'LONG4',
  minNights: 4,
  minDaysBeforeArrival: null,
};
const property = aProperty({ propertyCode: 'HARBOUR' });
const config = aBookConfig({ offers: [offer], noAvailabilityMessage: 'Call us, there may be a bed.' });
const special: Parameters<typeof aCalendar>[2] = {
  '2026/12/02': { availableRooms: 0, rates: [] },
  '2026/12/10': { rates: [aCalendarRate({ minLengthOfStay: 3 })] },
};

async function aGuestBy(
  query: string,
  found: unknown = aSearchResponse(),
  more: typeof special = {},
): Promise<Scope> {
  const days = aCalendar('2026/11/21', 60, { ...special, ...more });
  const answers = { '/api/Availability': calendarOnTheWire(days), '/api/Availability/Search': found };
  const scope = fork({
    values: [
      [$http, httpOf(answers)],
      [$clock, fixedClock()],
      [$wait, () => Promise.resolve()],
      [$pause, () => Promise.resolve()],
    ],
  });
  await allSettled(propertyLoaded, { scope, params: property });
  await allSettled(bookConfigLoaded, { scope, params: config });
  const path = '/Book/HARBOUR';
  await allSettled(routeEntered, {
    scope,
    params: { path, params: { propertyCode: 'HARBOUR' }, query, hash: '' },
  });
  render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">
        <StayAdvice property={property} config={config} loadedAt={performance.now()} />
      </UiProvider>
    </Provider>,
  );
  return scope;
}

afterEach(cleanup);

describe('a guest whose dates do not work', () => {
  it.each([
    ['at most 5 nights', { maxLengthOfStay: 5 }, 'nights=7', 'Stays that begin here are of at most 5 nights'],
    [
      'every stay over the night of at least 4',
      { minStayThrough: 4, minLengthOfStay: 4 },
      'nights=2',
      'Stays that begin here are of at least 4 nights',
    ],
    [
      'bookings 14 days ahead',
      { minDaysBeforeArrival: 14, closedToArrival: true },
      'nights=2',
      'Book at least 14 days ahead',
    ],
    [
      'bookings from 7 days before on',
      { maxDaysBeforeArrival: 7, closedToArrival: true },
      'nights=2',
      'Can be booked from 7 days before',
    ],
  ])('reads what the hotel asks: %s', async (_, terms, nights, reason) => {
    const rates = [aCalendarRate(terms)];
    await aGuestBy(`?fromDate=2026-12-05&${nights}&adults=2`, aSearchResponse(), {
      '2026/12/05': { rates },
    });
    expect(await screen.findByText(reason)).toBeTruthy();
  });

  it('is offered the longest stay instead of one that is too long', async () => {
    const scope = await aGuestBy('?fromDate=2026-12-05&nights=7&adults=2', aSearchResponse(), {
      '2026/12/05': { rates: [aCalendarRate({ maxLengthOfStay: 5 })] },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Stay 5 nights' }));
    expect(scope.getState($search)).toMatchObject({ fromDate: '2026/12/05', toDate: '2026/12/10' });
  });

  it('reads why, and takes another stay with its total', async () => {
    const scope = await aGuestBy('?fromDate=2026-12-01&nights=2&adults=2');
    expect(await screen.findByText('A night of this stay is not free')).toBeTruthy();
    const [first] = within(await screen.findByRole('list')).getAllByRole('button');
    expect(first?.textContent).toContain('Mon 30th Nov 2026 – Wed 2nd Dec 2026');
    expect(first?.textContent).toContain('1 day earlier');
    expect(first?.textContent).toContain('£360.00');
    if (first !== undefined) await userEvent.click(first);
    expect(scope.getState($search)).toMatchObject({ fromDate: '2026/11/30', toDate: '2026/12/02' });
  });

  it('stays longer where the day asks for it', async () => {
    const scope = await aGuestBy('?fromDate=2026-12-10&nights=1&adults=2');
    await userEvent.click(await screen.findByRole('button', { name: 'Stay 3 nights' }));
    expect(scope.getState($search).toDate).toBe('2026/12/13');
  });

  it('learns that it is the offer that asks for more nights', async () => {
    await aGuestBy('?fromDate=2026-12-05&nights=2&adults=2&ratePlanCode=LONG4');
    expect(await screen.findByText('“Four slow days” is for stays of at least 4 nights')).toBeTruthy();
  });

  it('is given the hotel’s own words and its telephone when there is nothing near', async () => {
    const none = aSearchResponse({ roomTypes: [], numberOfRoomsPerRoomTypeId: {} });
    const scope = await aGuestBy('?fromDate=2026-12-05&nights=2&adults=2', none);
    const told = recorded(busEventHappened, scope);
    expect(await screen.findByText('Call us, there may be a bed.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Contact us' }));
    expect(told).toEqual([{ type: 'contact.requested.v1' }]);
  });
});
