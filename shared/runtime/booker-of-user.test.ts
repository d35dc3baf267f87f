import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { aUser } from '../testing/index.ts';
import { $basket, basketRestored, bookingDetailsChanged, emptyBasket } from './basket.ts';
import { emptyBooker } from './booker.ts';
import './booker-of-user.ts';
import { sessionEnded, userChanged, userCleared } from './session.ts';

async function aBasketOf(events: 'log-in-first' | 'basket-first') {
  const scope = fork();
  const logIn = () => allSettled(userChanged, { scope, params: aUser({ firstname: 'Ada' }) });
  if (events === 'log-in-first') await logIn();
  await allSettled(basketRestored, { scope, params: emptyBasket });
  if (events === 'basket-first') await logIn();
  return { scope, booker: () => scope.getState($basket).booker };
}

describe('the booker of a logged-in guest', () => {
  it.each(['log-in-first', 'basket-first'] as const)('is filled in from the account, %s', async (order) => {
    const { booker } = await aBasketOf(order);
    expect(booker()).toMatchObject({ firstName: 'Ada', emailAddress: 'ada@example.org' });
  });

  it.each([
    ['a log-out', userCleared],
    ['a session that is found to be over', sessionEnded],
  ])('is gone with %s, but not what was typed beside it', async (_, over) => {
    const { scope, booker } = await aBasketOf('basket-first');
    await allSettled(bookingDetailsChanged, {
      scope,
      params: { booker: { ...booker(), street: '12 Quay' } },
    });
    await allSettled(over, { scope });
    expect(booker()).toEqual({ ...emptyBooker, street: '12 Quay' });
  });
});
