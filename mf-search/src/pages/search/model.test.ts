import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import type { AvailabilityDay } from 'shared/contracts';
import {
  $clock,
  $http,
  $search,
  bookConfigLoaded,
  navigationRequested,
  propertyLoaded,
  routeEntered,
  type HttpClient,
} from 'shared/runtime';
import { aBookConfig, aProperty, fixedClock, recorded } from 'shared/testing';
import {
  $calendarFailed,
  $facts,
  $problems,
  $refusals,
  $sameDayWarning,
  datesChanged,
  monthShown,
  offerChosen,
  promoCodeChanged,
  roomAdded,
  searchSubmitted,
} from './model.ts';

const december: AvailabilityDay[] = [
  {
    dateOfStay: '2026/12/01',
    availableRooms: 3,
    rates: [
      {
        roomTypeId: 'double',
        ratePlanId: 'flexible',
        minimumRate: 120,
        minLengthOfStay: null,
        closedToArrival: false,
        closedToDeparture: false,
      },
    ],
  },
];

const answering = (days: AvailabilityDay[] | null): HttpClient => ({
  call: () =>
    Promise.resolve(
      days === null
        ? { ok: false, failure: { kind: 'network', correlationId: null } }
        : // The calendar is the only call of this page.
          { ok: true, data: days as never },
    ),
});

interface Opened {
  readonly days?: AvailabilityDay[] | null;
  readonly now?: string;
}

async function searchPage({ days = december, now = '2026-11-21T08:00:00Z' }: Opened = {}) {
  const scope = fork({
    values: [
      [$http, answering(days)],
      [$clock, fixedClock(now)],
    ],
  });
  const config = aBookConfig({
    sameDayBookingRestrictionEnabled: true,
    sameDayBookingRestrictionHour: 9,
    sameDayBookingRestrictionMinute: 0,
    sameDayBookingRestrictionMessage: 'Please call us',
    maxNumberOfRoomsOnBooking: 2,
  });
  await allSettled(propertyLoaded, {
    scope,
    params: aProperty({ propertyCode: 'HARBOUR', timeZone: 'Europe/London', maxNumberOfRoomsOnBooking: 4 }),
  });
  await allSettled(bookConfigLoaded, { scope, params: config });
  await allSettled(routeEntered, {
    scope,
    params: { path: '/Book/HARBOUR', params: { propertyCode: 'HARBOUR' }, query: '?adults=2', hash: '' },
  });
  return { scope, navigations: recorded(navigationRequested, scope) };
}

const tonight = { from: '2026/11/21', to: '2026/11/22' };

describe('the search page', () => {
  it('mirrors what the guest chooses in the address', async () => {
    const { scope, navigations } = await searchPage();
    await allSettled(datesChanged, { scope, params: tonight });
    await allSettled(promoCodeChanged, { scope, params: ' WINTER ' });
    expect(navigations.at(-1)).toEqual({
      to: '/Book/HARBOUR?fromDate=2026-11-21&toDate=2026-11-22&adults=2&promoCode=WINTER',
      replace: true,
    });
  });

  it('goes to rooms and rates with the whole search', async () => {
    const { scope, navigations } = await searchPage();
    await allSettled(datesChanged, { scope, params: tonight });
    await allSettled(searchSubmitted, { scope });
    expect(navigations.at(-1)?.to).toBe(
      '/Book/HARBOUR/Rooms-And-Rates?fromDate=2026-11-21&toDate=2026-11-22&adults=2',
    );
  });

  it('stays and says what is missing when no dates are chosen', async () => {
    const { scope, navigations } = await searchPage();
    await allSettled(searchSubmitted, { scope });
    expect(navigations).toEqual([]);
    expect(scope.getState($problems)).toEqual([{ kind: 'dates' }]);
    expect(scope.getState($refusals)).toBe(1);
  });

  it('adds rooms up to the smaller maximum of property and configuration', async () => {
    const { scope } = await searchPage();
    await allSettled(roomAdded, { scope });
    await allSettled(roomAdded, { scope });
    expect(scope.getState($search).rooms).toHaveLength(2);
  });

  it('fills the search from an offer', async () => {
    const { scope } = await searchPage();
    await allSettled(offerChosen, {
      scope,
      params: {
        offerId: 'winter',
        name: 'Winter',
        description: '',
        imageUrl: null,
        promoCode: 'WINTER',
        ratePlanCode: 'FLEX',
        minNights: 2,
      },
    });
    expect(scope.getState($search)).toMatchObject({ promoCode: 'WINTER', ratePlanCode: 'FLEX' });
  });
});

describe('the same-day warning', () => {
  it.each([
    ['2026-11-21T08:59:00Z', null],
    ['2026-11-21T09:00:00Z', 'Please call us'],
  ])('at %s for tonight: %s', async (now, warning) => {
    const { scope } = await searchPage({ now });
    await allSettled(datesChanged, { scope, params: tonight });
    expect(scope.getState($sameDayWarning)).toBe(warning);
  });
});

describe('the calendar', () => {
  it('knows the lead prices of the months that were shown', async () => {
    const { scope } = await searchPage();
    await allSettled(monthShown, { scope, params: '2026/12/01' });
    expect(scope.getState($facts)['2026/12/01']?.leadPrice).toBe(12_000);
  });

  it('says when prices could not be loaded, and dates can still be chosen', async () => {
    const { scope } = await searchPage({ days: null });
    await allSettled(monthShown, { scope, params: '2026/12/01' });
    await allSettled(datesChanged, { scope, params: tonight });
    expect(scope.getState($calendarFailed)).toBe(true);
    expect(scope.getState($search).toDate).toBe('2026/11/22');
  });
});
