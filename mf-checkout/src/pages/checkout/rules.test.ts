import { describe, expect, it } from 'vitest';
import type { CreateConflict } from 'shared/contracts';
import { emptyBasket } from 'shared/runtime';
import { aBasketItem } from 'shared/testing';
import {
  chosenPaymentType,
  decideRefusal,
  isAttemptOver,
  withRoomCosts,
  type CreateFailure,
} from './rules.ts';

const items = [aBasketItem({ roomNumber: 1 }), aBasketItem({ roomNumber: 3 })];
const basket = { ...emptyBasket, currency: 'GBP', items };

const http = (
  status: number,
  body: CreateConflict | null = null,
  message: string | null = body?.message ?? null,
) =>
  ({
    kind: 'http',
    status,
    message,
    modelState: {},
    retryAfterSeconds: null,
    body,
    correlationId: null,
  }) satisfies CreateFailure;

describe('a failed Create', () => {
  it('names the rooms that are gone by their numbers', () =>
    expect(decideRefusal(http(409, { message: 'gone', exceedingRoomIndexes: [1] }), basket)).toEqual({
      kind: 'rooms-gone',
      roomNumbers: [3],
      message: 'gone',
    }));

  it('tells the new price in minor units, with its quote', () =>
    expect(
      decideRefusal(
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
    }));

  it.each<[string, CreateFailure, string, boolean]>([
    ['a declined card', http(422, null, 'Your card was declined'), 'refused', true],
    ['the first one still running', http(409, null, 'in progress'), 'in-progress', false],
    ['a server error', http(500), 'unknown', false],
    ['no network', { kind: 'network', correlationId: null }, 'unknown', false],
    ['silence', { kind: 'timeout', correlationId: null }, 'unknown', false],
  ])('%s', (_, failure, kind, isOver) => {
    const refusal = decideRefusal(failure, basket);
    expect(refusal.kind).toBe(kind);
    expect(isAttemptOver(refusal)).toBe(isOver);
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
