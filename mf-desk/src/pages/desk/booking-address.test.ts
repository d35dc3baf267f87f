import { allSettled, createWatch, fork } from 'effector';
import { $http, $property, $route, navigationRequested, routeEntered } from 'shared/runtime';
import { aProperty, httpOf, refused } from 'shared/testing';
import { describe, expect, it } from 'vitest';
import './booking-address.ts';
import { $opened, bookingClosed, bookingOpened } from './bookings-model.ts';
import { sessionDrawn } from './session-model.ts';

const property = aProperty();
const { propertyId } = property;
const routeTo = (query: string) => ({ path: '/Desk/HARBOUR', params: {}, query, hash: '' });
const session = {
  state: 'open' as const,
  staffId: 's-1',
  name: 'Ada',
  emailAddress: 'ada@hotel.example',
  hasSecondFactor: true,
  expiresAtUtc: '2026-12-01T10:00:00Z',
  hotels: [],
};

function openDesk(query: string) {
  const led: unknown[] = [];
  const http = httpOf({ '/api/Desk/Booking': refused(404, 'not in this test') });
  const scope = fork({
    values: [
      [$http, http],
      [$property, property],
      [$route, routeTo(query)],
    ],
  });
  createWatch({ unit: navigationRequested, scope, fn: (request) => led.push(request) });
  return { led, scope };
}

describe('a booking that is open', () => {
  it('has an address of its own, beside that of the part', async () => {
    const { led, scope } = openDesk('part=bookings');
    await allSettled(bookingOpened, { scope, params: { propertyId, reservationId: 'r-1' } });
    await allSettled(routeEntered, { scope, params: routeTo('part=bookings&booking=r-1') });
    await allSettled(bookingClosed, { scope });
    expect(led).toEqual([
      { to: '/Desk/HARBOUR?part=bookings&booking=r-1', replace: false },
      { to: '/Desk/HARBOUR?part=bookings', replace: true },
    ]);
  });

  it('is opened by its address once somebody is logged in, and closed by Back', async () => {
    const { led, scope } = openDesk('booking=r-1');
    expect(scope.getState($opened)).toBeNull();
    await allSettled(sessionDrawn, { scope, params: session });
    expect(scope.getState($opened)).toEqual({ propertyId, reservationId: 'r-1' });
    await allSettled(routeEntered, { scope, params: routeTo('') });
    expect(scope.getState($opened)).toBeNull();
    expect(led).toEqual([]);
  });
});
