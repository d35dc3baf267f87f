import { allSettled, fork } from 'effector';
import { $http, type HttpClient } from 'shared/runtime';
import { expect, it } from 'vitest';
import { bookingOpened, bookingStale } from './bookings-model.ts';
import { $today, dayChosen, dayLeft } from './today-model.ts';

const opened = { propertyId: 'p', reservationId: 'first' };

/** A desk whose readings of the day are answered with who arrives then; only that counts here. */
function aDesk(answers: readonly (string | Promise<string>)[]) {
  const days: unknown[] = [];
  const call = async (_endpoint: unknown, { query }: { query: { reservationId?: string } }) => {
    if (query.reservationId !== undefined)
      return { ok: true, data: { booking: { reservationId: query.reservationId } } };
    days.push(query);
    const arrivals = [await answers[days.length - 1]];
    return { ok: true, data: { arrivals, departures: [], inHouse: [], requests: [], tables: [] } };
  };
  const http = { call: call as unknown as HttpClient['call'] };
  return { scope: fork({ values: [[$http, http]] }), days };
}

it('the lists of the day that is looked at are read again after something was done with a booking', async () => {
  const { scope, days } = aDesk(['Confirmed', 'Cancelled']);
  await allSettled(dayChosen, { scope, params: { propertyId: 'p', on: '2026/12/01' } });
  await allSettled(bookingOpened, { scope, params: opened });
  await allSettled(bookingStale, { scope });
  expect(scope.getState($today)?.arrivals).toEqual(['Cancelled']);
  expect(days).toEqual([
    { propertyId: 'p', on: '2026/12/01' },
    { propertyId: 'p', on: '2026/12/01' },
  ]);
});

it('an answer from before that, which comes after the one since, is not shown', async () => {
  const late = Promise.withResolvers<string>();
  const { scope } = aDesk([late.promise, 'Cancelled']);
  const first = allSettled(dayChosen, { scope, params: { propertyId: 'p', on: '' } });
  const second = allSettled(bookingStale, { scope });
  late.resolve('Confirmed');
  await Promise.all([first, second]);
  expect(scope.getState($today)?.arrivals).toEqual(['Cancelled']);
});

it('what is done where no day is looked at reads none', async () => {
  const { scope, days } = aDesk(['Confirmed']);
  await allSettled(bookingStale, { scope });
  await allSettled(dayChosen, { scope, params: { propertyId: 'p', on: '' } });
  await allSettled(dayLeft, { scope });
  await allSettled(bookingStale, { scope });
  expect(days).toHaveLength(1);
});
