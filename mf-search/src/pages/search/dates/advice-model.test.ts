import { allSettled, fork, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { $calendarFailed, $pause, calendarWanted } from 'shared/availability-calendar';
import type { StayDate } from 'shared/contracts';
import { $clock, $http, bookConfigLoaded, propertyLoaded, routeEntered } from 'shared/runtime';
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
  refused,
  type Answers,
} from 'shared/testing';
import { datesChanged } from '../model.ts';
import { $alternatives, $otherLength, $problem, adviceWanted } from './advice-model.ts';

const days = aCalendar('2026/11/21', 90, {
  '2026/12/02': { availableRooms: 0, rates: [] },
  '2026/12/10': { rates: [aCalendarRate({ minLengthOfStay: 4 })] },
});
const answers: Answers = {
  '/api/Availability': calendarOnTheWire(days),
  '/api/Availability/Search': aSearchResponse(),
};

async function searchPage(given: Answers = answers): Promise<Scope> {
  const scope = fork({
    values: [
      [$http, httpOf(given)],
      [$clock, fixedClock()],
      [$wait, () => Promise.resolve()],
      [$pause, () => Promise.resolve()],
    ],
  });
  await allSettled(propertyLoaded, { scope, params: aProperty({ propertyCode: 'HARBOUR' }) });
  await allSettled(bookConfigLoaded, { scope, params: aBookConfig() });
  await allSettled(routeEntered, {
    scope,
    params: { path: '/Book/HARBOUR', params: { propertyCode: 'HARBOUR' }, query: '?adults=2', hash: '' },
  });
  await allSettled(calendarWanted, { scope, params: { loadedMs: 0 } });
  await allSettled(adviceWanted, { scope });
  return scope;
}
const choose = (scope: Scope, from: StayDate, to: StayDate) =>
  allSettled(datesChanged, { scope, params: { from, to } });

it('while prices could not be loaded, the server decides about a stay', async () => {
  const scope = await searchPage({ ...answers, '/api/Availability': refused(500, 'Action failed') });
  expect(scope.getState($calendarFailed)).toBe(true);
  await choose(scope, '2026/12/01', '2026/12/03');
  expect(scope.getState($problem)).toBeNull();
});

describe('advice', () => {
  it('is silent about a stay that can be booked', async () => {
    const scope = await searchPage();
    await choose(scope, '2026/12/05', '2026/12/07');
    expect(scope.getState($problem)).toBeNull();
  });

  it('says why a stay cannot be booked, with stays instead', async () => {
    const scope = await searchPage();
    await choose(scope, '2026/12/01', '2026/12/03');
    expect(scope.getState($problem)).toEqual({ kind: 'night-not-free' });
    expect(scope.getState($alternatives)).toHaveLength(10);
  });

  it('goes when other dates are chosen', async () => {
    const scope = await searchPage();
    await choose(scope, '2026/12/01', '2026/12/03');
    await choose(scope, '2026/12/05', '2026/12/07');
    expect(scope.getState($problem)).toBeNull();
    expect(scope.getState($alternatives)).toBeNull();
  });

  it('of a stay that is too short, the longer one is offered too', async () => {
    const scope = await searchPage();
    await choose(scope, '2026/12/10', '2026/12/12');
    expect(scope.getState($problem)).toEqual({ kind: 'minimum-stay', nights: 4 });
    expect(scope.getState($otherLength)).toEqual({ from: '2026/12/10', to: '2026/12/14' });
  });
});
