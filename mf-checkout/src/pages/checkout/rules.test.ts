import { describe, expect, it } from 'vitest';
import type { CreateConflict, CreateResponse } from 'shared/contracts';
import { emptyBasket } from 'shared/runtime';
import { aBasketItem, aTax } from 'shared/testing';
import {
  chosenPaymentType,
  discountAt,
  failureMessage,
  isUndecided,
  readResponse,
  withRoomCosts,
  type CreateFailure,
} from './rules.ts';
import { decideBookingError } from './decide-booking-error.lazy.ts';

const items = [aBasketItem({ roomNumber: 1 }), aBasketItem({ roomNumber: 3 })];
const basket = { ...emptyBasket, currency: 'GBP', items };

const http = (
  status: number,
  body: CreateConflict | null = null,
  message: string | null = body?.message ?? null,
  retryAfterSeconds: number | null = null,
) =>
  ({
    kind: 'http',
    status,
    message,
    modelState: {},
    retryAfterSeconds,
    body,
    correlationId: null,
  }) satisfies CreateFailure;

describe('a failed Create', () => {
  it('names the rooms that are gone by their numbers', () =>
    expect(decideBookingError(http(409, { message: 'gone', exceedingRoomIndexes: [1] }), basket)).toEqual({
      kind: 'rooms-unavailable',
      roomNumbers: [3],
    }));

  it('tells the new price in minor units, with its quote', () =>
    expect(
      decideBookingError(
        http(409, {
          message: 'changed',
          totalPrice: 250.5,
          currency: 'GBP',
          roomPrices: [100, 150.5],
          quoteToken: 'q',
        }),
        basket,
      ),
    ).toEqual({
      kind: 'price-changed',
      message: 'changed',
      total: 25_050,
      roomCosts: [10_000, 15_050],
      quoteToken: 'q',
      taxesAndFees: null,
    }));

  it('says nothing beside a new price that the page does not say itself', () =>
    expect(
      decideBookingError(
        http(409, { message: 'changed', code: 'error.price-changed', totalPrice: 250.5 }),
        basket,
      ),
    ).toMatchObject({ kind: 'price-changed', message: null }));

  it('tells the taxes that the hotel has now, where the guest was shown others', () => {
    const taxesAndFees = [aTax({ amount: 30 })];
    const failure = http(409, { message: 'changed', totalPrice: 250.5, currency: 'GBP', taxesAndFees });
    expect(decideBookingError(failure, basket)).toMatchObject({ taxesAndFees });
  });

  it.each<[string, CreateFailure, string, boolean]>([
    ['a declined card', http(422, null, 'Your card was declined'), 'rejected', false],
    ['a voucher that somebody else has used', http(409, { message: 'not valid' }), 'rejected', false],
    ['the first one still running', http(409, null, 'in progress', 1), 'in-progress', true],
    [
      'a payment service that is away',
      { ...http(503, null, 'try again'), modelState: { PaymentType: ['try again'] } },
      'rejected',
      false,
    ],
    ['a server error', http(500), 'fault', true],
    ['a server that is away', http(503, null, null, 5), 'fault', true],
    ['a page instead of an answer', { kind: 'contract', paths: [], correlationId: null }, 'fault', true],
    ['no network', { kind: 'network', correlationId: null }, 'unknown', true],
    ['silence', { kind: 'timeout', correlationId: null }, 'unknown', true],
  ])('%s', (_, failure, kind, undecided) => {
    expect(decideBookingError(failure, basket).kind).toBe(kind);
    expect(isUndecided(failure)).toBe(undecided);
  });

  it('says which field the hotel refuses', () =>
    expect(
      decideBookingError(
        { ...http(400, null, 'The request is invalid.'), modelState: { PONumber: ['Too long.'] } },
        basket,
      ),
    ).toEqual({
      kind: 'rejected',
      message: 'The request is invalid.',
      reasons: [{ path: 'PONumber', field: 'poNumber', sentence: 'Too long.' }],
      isPayment: false,
    }));

  it('says which field the page cannot send, though nobody has words for it', () =>
    expect(
      decideBookingError(
        {
          ...http(400),
          body: { message: 'Not sent.', modelState: { 'CardDetails.EmailAddress': [] } },
        },
        basket,
      ),
    ).toEqual({
      kind: 'rejected',
      message: null,
      reasons: [{ path: 'CardDetails.EmailAddress', field: 'emailAddress', sentence: null }],
      isPayment: false,
    }));

  it.each<[string, CreateFailure, boolean]>([
    ['a declined card', http(422, null, 'declined'), true],
    [
      'a payment service that is away',
      { ...http(503, null, 'try again'), modelState: { PaymentType: ['try again'] } },
      true,
    ],
    ['a body that nothing is said of', http(400, null, 'The request is invalid.'), false],
    ['too many tries', http(429, null, 'Slow down.', 30), false],
  ])('after %s another card may help: %#', (_, failure, isPayment) =>
    expect(decideBookingError(failure, basket)).toMatchObject({ kind: 'rejected', isPayment }),
  );

  it.each([
    ['its message', 'The hotel takes no bookings', 'The hotel takes no bookings'],
    ['no message', '', null],
  ])('is also a 200 without success, with %s', (_, message, said) => {
    const data: CreateResponse = {
      success: false,
      message,
      referenceNumber: 'HB-1',
      confirmationToken: 'secret',
      status: 'Confirmed',
      paymentUrl: null,
      totalPrice: 0,
      currency: 'GBP',
      expiresAtUtc: null,
    };
    const result = readResponse({ ok: true, data });
    const failure = result.ok ? null : result.failure;
    expect(failure && [isUndecided(failure), failureMessage(failure)]).toEqual([false, said]);
  });
});

it('takes over what each room costs now, in the order sent', () =>
  expect(withRoomCosts(items, [10_000]).map((item) => item.totalRoomCost)).toEqual([10_000, 36_000]));

it.each([
  [1, [0, 1] as const, 1],
  [4, [0, 1] as const, 0],
  [null, [4] as const, 4],
  [null, [] as const, null],
])('of a choice %s among %o is %s', (chosen, offered, expected) =>
  expect(chosenPaymentType(chosen, offered)).toBe(expected),
);

it('a voucher takes off what is left between the rooms and the new total', () =>
  expect(discountAt(72_000, 70_000)).toBe(2_000));
