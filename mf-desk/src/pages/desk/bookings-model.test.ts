import { allSettled, fork } from 'effector';
import { $http, type HttpClient } from 'shared/runtime';
import { expect, it } from 'vitest';
import { $booking, $found, bookingClosed, bookingOpened, bookingStale, searched } from './bookings-model.ts';

/** Only whose it is counts here. */
const answerOf = (reservationId: string) => ({ ok: true, data: { booking: { reservationId } } });

it('the answer about a booking that was open before is not shown as the one that is', async () => {
  const late = Promise.withResolvers<undefined>();
  const call = async (_endpoint: unknown, { query }: { query: { reservationId: string } }) => {
    if (query.reservationId === 'first') await late.promise;
    return answerOf(query.reservationId);
  };
  const http = { call: call as unknown as HttpClient['call'] };
  const scope = fork({ values: [[$http, http]] });
  const first = allSettled(bookingOpened, { scope, params: { propertyId: 'p', reservationId: 'first' } });
  const second = allSettled(bookingOpened, { scope, params: { propertyId: 'p', reservationId: 'second' } });
  late.resolve(undefined);
  await Promise.all([first, second]);
  expect(scope.getState($booking)?.booking.reservationId).toBe('second');
});

it.each([
  ['read again after it', false],
  ['closed before its end', true],
])('the list shows what became of a booking whose drawer is %s', async (_, isClosed) => {
  let status = 'Confirmed';
  const call = (_endpoint: unknown, { query }: { query: { reservationId?: string } }) => {
    const booking = { reservationId: 'first', status };
    const data = query.reservationId === undefined ? { bookings: [booking], next: null } : { booking };
    return Promise.resolve({ ok: true, data });
  };
  const http = { call: call as unknown as HttpClient['call'] };
  const scope = fork({ values: [[$http, http]] });
  await allSettled(searched, { scope, params: { propertyId: 'p' } });
  await allSettled(bookingOpened, { scope, params: { propertyId: 'p', reservationId: 'first' } });
  status = 'Cancelled';
  if (isClosed) await allSettled(bookingClosed, { scope });
  await allSettled(bookingStale, { scope });
  expect(scope.getState($found)?.bookings).toMatchObject([{ reservationId: 'first', status: 'Cancelled' }]);
});
