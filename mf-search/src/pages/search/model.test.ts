import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import type { Property } from 'shared/contracts';
import {
  $clock,
  $search,
  bookConfigLoaded,
  navigationRequested,
  propertyLoaded,
  routeEntered,
} from 'shared/runtime';
import { aBookConfig, aProperty, fixedClock, recorded } from 'shared/testing';
import {
  $areAgesNeeded,
  $offer,
  $sameDayWarning,
  datesChanged,
  offerChosen,
  offerDropped,
  pageOpened,
  promoCodeChanged,
  roomAdded,
  roomChanged,
  searchForm,
  searchSubmitted,
} from './model.ts';

const winter = {
  offerId: 'winter',
  name: 'Winter',
  description: '',
  imageUrl: null,
  promoCode: 'WINTER',
  ratePlanCode: 'FLEX',
  minNights: 2,
  minDaysBeforeArrival: null,
};

interface Opened {
  readonly now?: string;
  readonly query?: string;
  readonly childBands?: Property['childBands'];
}

async function searchPage({ now = '2026-11-21T08:00:00Z', query = '?adults=2', childBands }: Opened = {}) {
  const clock = fixedClock(now);
  const scope = fork({
    values: [[$clock, clock]],
  });
  const config = aBookConfig({
    offers: [winter],
    sameDayBookingRestrictionEnabled: true,
    sameDayBookingRestrictionHour: 9,
    sameDayBookingRestrictionMinute: 0,
    sameDayBookingRestrictionMessage: 'Please call us',
    maxNumberOfRoomsOnBooking: 2,
  });
  await allSettled(propertyLoaded, {
    scope,
    params: aProperty({
      propertyCode: 'HARBOUR',
      timeZone: 'Europe/London',
      maxNumberOfRoomsOnBooking: 4,
      childBands,
    }),
  });
  await allSettled(bookConfigLoaded, { scope, params: config });
  await allSettled(routeEntered, {
    scope,
    params: { path: '/Book/HARBOUR', params: { propertyCode: 'HARBOUR' }, query, hash: '' },
  });
  return { scope, clock, navigations: recorded(navigationRequested, scope) };
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
    expect(scope.getState(searchForm.$problems)).toEqual([{ kind: 'dates' }]);
    expect(scope.getState(searchForm.$attempts)).toBe(1);
  });

  it('is not made for guests whom no room takes', async () => {
    const { scope } = await searchPage({ query: '?fromDate=2026-12-01&nights=2&adults=2,4&children=0,3' });
    const limits = { minimumOccupancy: null, adultMaximumOccupancy: null, childMaximumOccupancy: null };
    const roomLimits = [{ ...limits, maximumOccupancy: 5 }];
    await allSettled(searchSubmitted, { scope });
    expect(scope.getState(searchForm.$problems)).toEqual([]);
    await allSettled(bookConfigLoaded, { scope, params: aBookConfig({ roomLimits }) });
    expect(scope.getState(searchForm.$problems)).toEqual([{ kind: 'guests', room: 2 }]);
  });

  it('adds rooms up to the smaller maximum of property and configuration', async () => {
    const { scope } = await searchPage();
    await allSettled(roomAdded, { scope });
    await allSettled(roomAdded, { scope });
    expect(scope.getState($search).rooms).toHaveLength(2);
  });

  it('asks for the departure when a link or the guest gave the arrival only', async () => {
    const { scope } = await searchPage();
    await allSettled(datesChanged, { scope, params: { from: '2026/12/01', to: null } });
    await allSettled(searchSubmitted, { scope });
    expect(scope.getState(searchForm.$problems)).toEqual([{ kind: 'departure' }]);
  });

  it('fills the search from an offer, knows it again by the address, and drops it', async () => {
    const { scope } = await searchPage();
    await allSettled(offerChosen, { scope, params: winter });
    expect(scope.getState($search)).toMatchObject({ promoCode: 'WINTER', ratePlanCode: 'FLEX' });
    expect(scope.getState($offer)).toEqual(winter);
    await allSettled(promoCodeChanged, { scope, params: 'OTHER' });
    expect(scope.getState($offer)).toBeNull();
    await allSettled(offerDropped, { scope });
    expect(scope.getState($search)).toMatchObject({ promoCode: null, ratePlanCode: null });
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

  it('comes while the page stays open, and the search is not made', async () => {
    const { scope, clock, navigations } = await searchPage({ now: '2026-11-21T08:59:00Z' });
    await allSettled(datesChanged, { scope, params: tonight });
    const before = navigations.length;
    clock.advance(60_000);
    await allSettled(searchSubmitted, { scope });
    expect(scope.getState($sameDayWarning)).toBe('Please call us');
    expect(scope.getState(searchForm.$problems)).toEqual([{ kind: 'same-day' }]);
    expect(navigations.slice(before)).toEqual([]);
  });
});

describe('a hotel with bands of ages', () => {
  const childBands: Property['childBands'] = [
    { name: 'Babies', minAge: 0, maxAge: 2, countsAs: 'Infant' },
    { name: 'Children', minAge: 3, maxAge: 11, countsAs: 'Child' },
  ];
  const stay = '?fromDate=2026-12-01&toDate=2026-12-04&adults=2&children=1&infants=1';

  it('asks who comes with children whose ages are missing, and searches once they are given', async () => {
    const { scope, navigations } = await searchPage({ query: stay, childBands });
    await allSettled(pageOpened, { scope });
    expect(scope.getState($areAgesNeeded)).toBe(true);
    await allSettled(searchSubmitted, { scope });
    expect(scope.getState(searchForm.$shown)).toEqual([{ kind: 'ages' }]);
    expect(navigations).toEqual([]);

    const [room] = scope.getState($search).rooms;
    if (!room) throw new Error('The search has a room.');
    await allSettled(roomChanged, { scope, params: { ...room, ages: [9, 1] } });
    expect(scope.getState($areAgesNeeded)).toBe(false);
    await allSettled(searchSubmitted, { scope });
    const [address, search] = navigations.map(({ to }) => to);
    expect(address).toBe(`/Book/HARBOUR${stay}&ages=9-1`);
    expect(search).toContain('/Rooms-And-Rates?');
    expect(search).toContain('ages=9-1');
  });

  it('asks nothing of adults alone', async () => {
    const { scope } = await searchPage({ query: '?adults=2', childBands });
    await allSettled(pageOpened, { scope });
    expect(scope.getState($areAgesNeeded)).toBe(false);
  });
});
