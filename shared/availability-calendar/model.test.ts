import { allSettled, fork, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import type { Party } from 'shared/contracts';
import {
  $clock,
  $http,
  $search,
  bookConfigLoaded,
  propertyLoaded,
  routeEntered,
  searchEdited,
} from 'shared/runtime';
import { $wait } from 'shared/runtime/factories';
import {
  aBookConfig,
  aCalendar,
  aCalendarRate,
  aParty,
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
  $included,
  $lastDay,
  $minimums,
  $pause,
  $rules,
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
  /** The adults of each room, of each call. */
  readonly queries: () => readonly (string | null)[];
  /** The rate plan of each call. */
  readonly plans: () => readonly (string | undefined)[];
  /** The promo code of each call. */
  readonly codes: () => readonly (string | undefined)[];
}

const settled = (): Promise<unknown> => new Promise((resolve) => setImmediate(resolve));

/** A page that asks for the calendar, some time after it was loaded. */
async function aPage(answer: unknown = calendarOnTheWire(days), loadedMs = 0): Promise<Page> {
  const waits: number[] = [];
  const due: (() => void)[] = [];
  const queries: (string | null)[] = [];
  const plans: (string | undefined)[] = [];
  const codes: (string | undefined)[] = [];
  const answers = {
    '/api/Availability': ({
      query,
    }: {
      readonly query: {
        readonly adults?: string;
        readonly ratePlanCode?: string;
        readonly promoCode?: string;
      };
    }) => {
      queries.push(query.adults ?? null);
      plans.push(query.ratePlanCode);
      codes.push(query.promoCode);
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
  await settled();
  return {
    scope,
    waits,
    pass: async () => {
      due.splice(0).forEach((resolve) => {
        resolve();
      });
      await wanted;
    },
    calls: () => queries.length,
    queries: () => queries,
    plans: () => plans,
    codes: () => codes,
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
    // Its prices are asked for after a pause.
    const edited = allSettled(searchEdited, { scope, params: { rooms: [room(1), room(2)] } });
    await settled();
    expect(scope.getState($disabledDates)?.get('2026/12/05')).toEqual({ kind: 'too-few-rooms', rooms: 1 });
    await pass();
    await edited;
  });
});

describe('the guests of the search', () => {
  const compact = (rooms: readonly Party[] | null, prices: readonly (number | null)[]) => ({
    dateFrom: '2026/11/21',
    availableRooms: prices.map(() => 5),
    leadPrices: prices,
    restrictions: [[[prices.length, 1, 0]]],
    ...(rooms === null ? {} : { rooms }),
  });
  const party = (numberOfAdults: number) => aParty({ numberOfAdults });

  it('are asked for, and the calendar says whom its prices are for', async () => {
    const { scope, queries } = await aPage(compact([party(2)], [150, 160]));
    expect(queries()).toEqual(['2']);
    expect(scope.getState($calendar)?.rooms).toMatchObject([{ numberOfAdults: 2 }]);
    expect(scope.getState($calendar)?.days.get('2026/11/22')?.leadPrice).toBe(16_000);
  });

  it('of a server that does not know them are one adult', async () => {
    const { scope } = await aPage(compact(null, [150, 160]));
    expect(scope.getState($calendar)?.rooms).toBeNull();
  });

  it('are asked for anew once they have stayed the same for a moment, and only the last of them', async () => {
    const { scope, pass, queries } = await aPage(compact([party(2)], [150, 160]));
    const [room] = scope.getState($search).rooms;
    if (!room) throw new Error('A search has a room.');
    const edits = [3, 4].map((numberOfAdults) =>
      allSettled(searchEdited, { scope, params: { rooms: [{ ...room, numberOfAdults }] } }),
    );
    await settled();
    expect(queries()).toEqual(['2']);
    await pass();
    await Promise.all(edits);
    expect(queries()).toEqual(['2', '4']);
  });

  it('whom no free room takes are told so, day by day', async () => {
    const { scope, pass } = await aPage(compact([party(2)], [150, null, 160]));
    const opened = allSettled(calendarOpened, { scope });
    await settled();
    expect(scope.getState($rules).arrivalProblem('2026/11/22')).toEqual({ kind: 'not-suited' });
    expect(scope.getState($rules).arrivalProblem('2026/11/23')).toBeNull();
    await pass();
    await opened;
  });
});

describe('a promo code', () => {
  const withCode = (code: string, minNights: number | null) => ({
    dateFrom: '2026/11/21',
    availableRooms: [5, 5],
    leadPrices: [85, 90],
    restrictions: [[[2, 1, 0]]],
    promoCode: { code, minNights },
  });
  const spring = {
    offerId: 'spring',
    name: 'Spring offer',
    description: '',
    imageUrl: null,
    promoCode: 'Spring15',
    ratePlanCode: null,
    minNights: null,
  };

  it('of an offer is asked with at once, and another offer’s asks again', async () => {
    const { scope, codes, pass } = await aPage(withCode('SPRING15', 3));
    await pass();
    const summer = { ...spring, offerId: 'summer', name: 'Summer', promoCode: 'SUMMER' };
    await allSettled(bookConfigLoaded, { scope, params: aBookConfig({ offers: [spring, summer] }) });
    for (const promoCode of ['Spring15', 'SUMMER', null]) {
      const edited = allSettled(searchEdited, { scope, params: { promoCode } });
      await settled();
      await pass();
      await edited;
    }
    expect(codes()).toEqual([undefined, 'Spring15', 'SUMMER', undefined]);
  });

  it('is called by the offer’s name, with the nights that it is for', async () => {
    const { scope, pass } = await aPage(withCode('SPRING15', 3));
    await pass();
    await allSettled(bookConfigLoaded, { scope, params: aBookConfig({ offers: [spring] }) });
    expect(scope.getState($included)).toEqual({ name: 'SPRING15', nights: 3 });
    const edited = allSettled(searchEdited, { scope, params: { promoCode: 'Spring15' } });
    await settled();
    await pass();
    await edited;
    expect(scope.getState($included)).toEqual({ name: 'Spring offer', nights: 3 });
  });

  it('is not asked with while it is typed, but once the guest opens the calendar', async () => {
    const { scope, pass, codes } = await aPage(withCode('QUAY25', null));
    await pass();
    for (const promoCode of ['Q', 'QU', 'QUAY25'])
      await allSettled(searchEdited, { scope, params: { promoCode } });
    expect(codes()).toEqual([undefined]);
    await allSettled(calendarOpened, { scope });
    await allSettled(calendarOpened, { scope });
    expect(codes()).toEqual([undefined, 'QUAY25']);
    expect(scope.getState($included)).toEqual({ name: 'QUAY25', nights: 1 });
  });

  it('that changes nothing is not named', async () => {
    const { scope } = await aPage();
    expect(scope.getState($included)).toBeNull();
  });
});

it('an offer that is booked early has no arrival before', async () => {
  const offer = {
    offerId: 'early',
    name: 'Book early',
    description: '',
    imageUrl: null,
    promoCode: null,
    ratePlanCode: 'ADVANCE',
    minNights: null,
    minDaysBeforeArrival: 7,
  };
  const { scope, pass, plans } = await aPage();
  await pass();
  await allSettled(bookConfigLoaded, { scope, params: aBookConfig({ offers: [offer] }) });
  const first = { from: '2026/11/28', to: '2026/11/29' };
  const tonight = { from: '2026/11/21', to: '2026/11/22' };
  expect(scope.getState($rules).stayProblem(tonight)).toBeNull();
  const edited = allSettled(searchEdited, { scope, params: { ratePlanCode: 'ADVANCE' } });
  await settled();
  const problem = { kind: 'book-ahead', days: 7 };
  expect(scope.getState($rules).stayProblem(tonight)).toEqual(problem);
  expect(scope.getState($rules).arrivalProblem('2026/11/27')).toEqual(problem);
  expect(scope.getState($rules).stayProblem(first)).toBeNull();
  await pass();
  await edited;
  expect(plans()).toEqual([undefined, 'ADVANCE']);
});
