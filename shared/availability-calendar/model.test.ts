import { allSettled, fork, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { $clock, $http, bookConfigLoaded, propertyLoaded, routeEntered, searchEdited } from 'shared/runtime';
import { $wait } from 'shared/runtime/factories';
import {
  aBookConfig,
  aCalendar,
  aCalendarRate,
  aProperty,
  calendarOnTheWire,
  fixedClock,
  httpOf,
  refused,
} from '../testing/index.ts';
import {
  $calendar,
  $calendarFailed,
  $disabledDates,
  $lastDay,
  $minimums,
  $pause,
  calendarOpened,
  calendarWanted,
} from './index.ts';

const days = aCalendar('2026/11/21', 90, {
  '2026/12/02': { availableRooms: 0, rates: [] },
  '2026/12/05': { availableRooms: 1 },
  '2026/12/10': { rates: [aCalendarRate({ minLengthOfStay: 4 })] },
});

interface Page {
  readonly scope: Scope;
  /** The delays that are waited for, in milliseconds. */
  readonly waits: readonly number[];
  /** Lets the time of all delays pass. */
  readonly pass: () => Promise<void>;
  readonly calls: () => number;
}

/** A page that asks for the calendar, some time after it was loaded. */
async function aPage(answer: unknown = calendarOnTheWire(days), loadedMs = 0): Promise<Page> {
  const waits: number[] = [];
  const due: (() => void)[] = [];
  let calls = 0;
  const answers = {
    '/api/Availability': () => {
      calls += 1;
      return answer;
    },
  };
  const scope = fork({
    values: [
      [$http, httpOf(answers)],
      [$clock, fixedClock()],
      [$pause, () => Promise.resolve()],
      [
        $wait,
        (milliseconds: number) => {
          waits.push(milliseconds);
          return new Promise<void>((resolve) => due.push(resolve));
        },
      ],
    ],
  });
  await allSettled(propertyLoaded, { scope, params: aProperty({ propertyCode: 'HARBOUR' }) });
  await allSettled(bookConfigLoaded, { scope, params: aBookConfig() });
  await allSettled(routeEntered, {
    scope,
    params: { path: '/Book/HARBOUR', params: { propertyCode: 'HARBOUR' }, query: '?adults=2', hash: '' },
  });
  // It does not settle before its delay has passed.
  const wanted = allSettled(calendarWanted, { scope, params: { loadedMs } });
  const settled = (): Promise<unknown> => new Promise((resolve) => setImmediate(resolve));
  await settled();
  return {
    scope,
    waits,
    pass: async () => {
      due.forEach((resolve) => {
        resolve();
      });
      await wanted;
    },
    calls: () => calls,
  };
}

describe('the availability calendar', () => {
  it('knows each night, and that days to three years and a month ahead may be asked about', async () => {
    const { scope } = await aPage();
    expect(scope.getState($calendar)?.days.get('2026/11/22')?.leadPrice).toBe(12_000);
    expect(scope.getState($calendar)?.lastOnSale).toBe('2027/02/18');
    expect(scope.getState($lastDay)).toBe('2029/12/22');
    expect(scope.getState($minimums)).toEqual({ usual: 1, longer: 4 });
  });

  it('leaves out a day that it cannot read', async () => {
    const [first, ...rest] = calendarOnTheWire(days);
    const { scope } = await aPage([{ odd: first }, ...rest]);
    expect(scope.getState($calendar)?.days.size).toBe(89);
  });

  it('says when prices could not be loaded, and opening it asks for them again', async () => {
    const { scope, calls, pass } = await aPage(refused(500, 'Action failed'));
    expect(scope.getState($calendarFailed)).toBe(true);
    const opened = allSettled(calendarOpened, { scope });
    await pass();
    await opened;
    expect(calls()).toBe(2);
  });
});

describe('disabled dates (product.md 9)', () => {
  it('are computed 3 s after load, to three years and a month ahead', async () => {
    const { scope, waits, pass } = await aPage();
    expect(waits).toEqual([3_000]);
    expect(scope.getState($disabledDates)).toBeNull();
    await pass();
    const disabled = scope.getState($disabledDates);
    expect(disabled?.get('2026/12/02')).toEqual({ kind: 'sold-out' });
    expect(disabled?.has('2026/12/03')).toBe(false);
    expect(disabled?.get('2029/12/22')).toEqual({ kind: 'not-on-sale' });
  });

  it('wait only for what is left of the 3 s when the calendar’s code came later', async () => {
    expect((await aPage(undefined, 1_200)).waits).toEqual([1_800]);
    expect((await aPage(undefined, 9_000)).waits).toEqual([0]);
  });

  it('are computed at once when the guest opens the calendar before', async () => {
    const { scope, pass, calls } = await aPage();
    const opened = allSettled(calendarOpened, { scope });
    await new Promise((resolve) => setImmediate(resolve));
    expect(scope.getState($disabledDates)?.get('2026/12/02')).toEqual({ kind: 'sold-out' });
    expect(calls()).toBe(1);
    await pass();
    await opened;
  });

  it('are computed anew for another party', async () => {
    const { scope, pass } = await aPage();
    await pass();
    expect(scope.getState($disabledDates)?.has('2026/12/05')).toBe(false);
    const room = (roomNumber: number) => ({
      roomId: `room-${String(roomNumber)}`,
      roomNumber,
      numberOfAdults: 2,
      numberOfChildren: 0,
      numberOfInfants: 0,
    });
    await allSettled(searchEdited, { scope, params: { rooms: [room(1), room(2)] } });
    expect(scope.getState($disabledDates)?.get('2026/12/05')).toEqual({ kind: 'too-few-rooms', rooms: 1 });
  });
});
