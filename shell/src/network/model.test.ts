import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import { $notifications, notificationDismissed } from '../notifications/model.ts';
import { networkChanged } from './model.ts';

const told = async (...steps: readonly boolean[]) => {
  const scope = fork();
  for (const isOnline of steps) await allSettled(networkChanged, { scope, params: { isOnline } });
  return scope.getState($notifications).map(({ kind, timeoutMs }) => ({ kind, timeoutMs }));
};

it.each([
  ['offline: it is said, and stays', [false], [{ kind: 'warning', timeoutMs: null }]],
  ['offline twice: it is said once', [false, false], [{ kind: 'warning', timeoutMs: null }]],
  ['online again: that is said instead', [false, true], [{ kind: 'positive', timeoutMs: 5000 }]],
  ['online all the time: nothing is said', [true], []],
])('%s', async (_, steps, shown) => {
  expect(await told(...steps)).toEqual(shown);
});

it('who has dismissed it is not told that it is over', async () => {
  const scope = fork();
  await allSettled(networkChanged, { scope, params: { isOnline: false } });
  await allSettled(notificationDismissed, { scope, params: 'offline' });
  await allSettled(networkChanged, { scope, params: { isOnline: true } });
  expect(scope.getState($notifications)).toEqual([]);
});
