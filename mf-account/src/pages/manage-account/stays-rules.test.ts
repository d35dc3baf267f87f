import { aStay } from 'shared/testing';
import { describe, expect, it } from 'vitest';
import { addressOf } from './stays-model.ts';
import { partyOf, preCheckInOf, roomsOf, stateOf } from './stays-rules.ts';

const expiresAtUtc = '2026-11-20T12:30:00Z';

describe('a stay among my bookings', () => {
  it.each([
    ['Confirmed', null, 'confirmed', '/Book/HARBOUR/Confirmation/token-1'],
    ['Held', expiresAtUtc, 'waiting', '/Book/HARBOUR/Checkout/token-1'],
    ['PendingPayment', expiresAtUtc, 'waiting', '/Book/HARBOUR/Checkout/token-1'],
    ['Refunded', null, 'refunded', '/Book/HARBOUR/Confirmation/token-1'],
  ] as const)('%s, held until %s, is %s and opens %s', (status, expires, state, address) => {
    const stay = aStay({ status, expiresAtUtc: expires });
    expect([stateOf(stay), addressOf(stay)]).toEqual([state, address]);
  });

  it('that was cancelled is so, whatever its status is for earlier pages', () => {
    const stay = aStay({ status: 'Refunded', cancelledAtUtc: '2026-11-20T10:00:00.000Z' });
    expect(stateOf(stay)).toBe('cancelled');
  });

  it('offers its pre check-in until that is complete', () => {
    expect(preCheckInOf(aStay())).toBe('/PreCheckIn/HARBOUR/HB7K2M/code');
    expect(preCheckInOf(aStay({ isPreCheckInComplete: true }))).toBeNull();
    expect(preCheckInOf(aStay({ preCheckInUrl: null }))).toBeNull();
  });

  it('counts rooms of one kind together, and everybody in them', () => {
    const room = (roomType: string, numberOfAdults: number, numberOfChildren: number) => ({
      roomType,
      ratePlan: 'Flexible',
      numberOfAdults,
      numberOfChildren,
      numberOfInfants: 0,
    });
    const stay = aStay({ rooms: [room('Double', 2, 0), room('Single', 1, 0), room('Double', 1, 2)] });
    expect(roomsOf(stay)).toEqual([
      ['Double', 2],
      ['Single', 1],
    ]);
    expect(partyOf(stay)).toEqual({ numberOfAdults: 4, numberOfChildren: 2, numberOfInfants: 0 });
  });
});
