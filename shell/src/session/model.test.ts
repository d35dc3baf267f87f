import { allSettled, fork, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import {
  $clock,
  $endedUser,
  $http,
  $property,
  $user,
  propertyLoaded,
  userChanged,
  userCleared,
} from 'shared/runtime';
import { aProperty, aUser, httpOf, refused } from 'shared/testing';
import { logoutRequested } from '../layout/session-model.ts';
import { $notifications } from '../notifications/model.ts';
import { $screen, navigatorReady, placeChanged } from '../routing/model.ts';
import { sessionBrowserReady, tabShown, otherTabChanged } from './model.ts';

const property = aProperty();
const ada = aUser();

/** A browser of which one property's log-in is marked or not, and that counts the notifications of its other tabs. */
function aBrowser(isMarked: boolean) {
  const marked = new Set(isMarked ? [property.propertyId] : []);
  const seen = { asked: 0, told: 0, marked };
  return {
    seen,
    browser: {
      isMarked: (id: string) => marked.has(id),
      mark: (id: string, isLoggedIn: boolean) => {
        if (isLoggedIn) marked.add(id);
        else marked.delete(id);
      },
      notifyTabs: () => {
        seen.told += 1;
      },
    },
  };
}

interface Given {
  readonly isMarked: boolean;
  /** What the server answers when it is asked who is logged in. */
  readonly answer?: unknown;
}

async function aTab({ isMarked, answer = ada }: Given) {
  const { seen, browser } = aBrowser(isMarked);
  let now = Date.parse('2026-10-01T12:00:00Z');
  const server = { answer };
  const scope = fork({
    values: [
      [$property, property],
      [$clock, { now: () => new Date(now) }],
      [
        $http,
        httpOf({
          '/api/Account': () => {
            seen.asked += 1;
            return server.answer;
          },
        }),
      ],
    ],
  });
  await allSettled(sessionBrowserReady, { scope, params: browser });
  const visited: string[] = [];
  const go = (to: string): void => void visited.push(to);
  await allSettled(navigatorReady, { scope, params: { go, leave: go, reload: () => undefined } });
  return {
    scope,
    visited,
    seen,
    server,
    later: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

const open = (scope: Scope, pathname: string) =>
  allSettled(placeChanged, {
    scope,
    params: { pathname, search: '', hash: '', key: pathname, action: 'PUSH' },
  });

describe('who is logged in, as a tab knows it', () => {
  it('a visitor costs no call', async () => {
    const { scope, seen } = await aTab({ isMarked: false });
    await open(scope, '/Account/Register/HARBOUR');
    expect([scope.getState($user), seen.asked]).toEqual([null, 0]);
  });

  it('whoever logged in before is loaded once the page is there, by one call', async () => {
    const { scope, seen } = await aTab({ isMarked: true });
    await open(scope, '/Account/Register/HARBOUR');
    await open(scope, '/Account/ForgotPassword/HARBOUR');
    expect([scope.getState($user), seen.asked]).toEqual([ada, 1]);
  });

  it('a session that is over by now is asked for once, and then no more', async () => {
    const { scope, seen } = await aTab({ isMarked: true, answer: refused(401, 'Log in.') });
    await open(scope, '/Account/Register/HARBOUR');
    await open(scope, '/Account/ForgotPassword/HARBOUR');
    expect([scope.getState($user), seen.asked, seen.marked.size]).toEqual([null, 1, 0]);
  });

  it('a log-in and a log-out here are told to the other tabs, with the mark as it then stands', async () => {
    const { scope, seen } = await aTab({ isMarked: false });
    await allSettled(userChanged, { scope, params: ada });
    expect([seen.told, seen.marked.size]).toEqual([1, 1]);
    await allSettled(userCleared, { scope });
    expect([seen.told, seen.marked.size]).toEqual([2, 0]);
  });

  it('a log-in in another tab is seen here, and tells nobody again', async () => {
    const { scope, seen } = await aTab({ isMarked: false });
    seen.marked.add(property.propertyId);
    await allSettled(otherTabChanged, { scope });
    expect([scope.getState($user), seen.told]).toEqual([ada, 0]);
  });

  it('a log-out in another tab ends the session here without a call, and it is known whose it was', async () => {
    const { scope, seen } = await aTab({ isMarked: true });
    await open(scope, '/Account/Register/HARBOUR');
    seen.marked.clear();
    await allSettled(otherTabChanged, { scope });
    expect([scope.getState($user), scope.getState($endedUser), seen.asked]).toEqual([null, ada, 1]);
  });

  it('coming back after a minute finds a session that was ended on another device', async () => {
    const { scope, server, later } = await aTab({ isMarked: true });
    await open(scope, '/Account/Register/HARBOUR');
    server.answer = refused(401, 'Log in.');
    await allSettled(tabShown, { scope });
    expect(scope.getState($user)).toEqual(ada);
    later(60_001);
    await allSettled(tabShown, { scope });
    expect([scope.getState($user), scope.getState($endedUser)]).toEqual([null, ada]);
  });

  it('a server that cannot be reached ends nothing', async () => {
    const { scope, server, later } = await aTab({ isMarked: true });
    await open(scope, '/Account/Register/HARBOUR');
    server.answer = undefined;
    later(60_001);
    await allSettled(tabShown, { scope });
    expect(scope.getState($user)).toEqual(ada);
  });

  it('another hotel’s page begins with nobody', async () => {
    const { scope } = await aTab({ isMarked: true });
    await open(scope, '/Account/Register/HARBOUR');
    await allSettled(propertyLoaded, { scope, params: aProperty({ propertyId: 'quay' }) });
    expect(scope.getState($user)).toBeNull();
  });

  it('product.md 2: manage account without a session leads to the Book page; without an answer it can be tried again', async () => {
    const visitor = await aTab({ isMarked: false, answer: refused(401, 'Log in.') });
    await open(visitor.scope, '/ManageAccount/HARBOUR');
    expect(visitor.visited).toEqual(['/Book/HARBOUR']);
    const offline = await aTab({ isMarked: true, answer: refused(503, 'Action failed') });
    await open(offline.scope, '/ManageAccount/HARBOUR');
    expect(offline.scope.getState($screen)).toEqual({ kind: 'failed' });
  });

  it('product.md 4: logging out clears the user even if the call fails, says so, and leaves manage account', async () => {
    const { scope, visited } = await aTab({ isMarked: true });
    await open(scope, '/ManageAccount/HARBOUR');
    await allSettled(logoutRequested, { scope });
    expect([scope.getState($user), scope.getState($endedUser), visited]).toEqual([
      null,
      null,
      ['/Book/HARBOUR'],
    ]);
    expect(scope.getState($notifications)).toMatchObject([
      { kind: 'positive', text: 'You have been logged out' },
    ]);
  });
});
