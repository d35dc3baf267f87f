import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { aProperty, aUser } from '../testing/index.ts';
import { propertyLoaded } from './property.ts';
import { $endedUser, $user, sessionEnded, userChanged, userCleared, userLoaded } from './session.ts';

const ada = aUser();

async function loggedIn() {
  const scope = fork();
  await allSettled(userLoaded, { scope, params: ada });
  return scope;
}

describe('who is logged in', () => {
  it('product.md 4: nobody after the guest has logged out', async () => {
    const scope = await loggedIn();
    await allSettled(userCleared, { scope });
    expect([scope.getState($user), scope.getState($endedUser)]).toEqual([null, null]);
  });

  it('a session that ended elsewhere leaves behind whose it was, until somebody logs in', async () => {
    const scope = await loggedIn();
    await allSettled(sessionEnded, { scope });
    await allSettled(sessionEnded, { scope });
    expect([scope.getState($user), scope.getState($endedUser)]).toEqual([null, ada]);
    await allSettled(userChanged, { scope, params: ada });
    expect([scope.getState($user), scope.getState($endedUser)]).toEqual([ada, null]);
  });

  it('the end of no session is nothing', async () => {
    const scope = fork();
    await allSettled(sessionEnded, { scope });
    expect(scope.getState($endedUser)).toBeNull();
  });

  it('an account is one property’s: at another, nobody is logged in', async () => {
    const scope = await loggedIn();
    await allSettled(propertyLoaded, { scope, params: aProperty({ propertyCode: 'QUAY' }) });
    expect(scope.getState($user)).toBeNull();
  });
});
