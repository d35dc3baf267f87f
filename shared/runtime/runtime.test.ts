import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import { getProperty } from '../contracts/index.ts';
import { aProperty, recorded } from '../testing/index.ts';
import { busEventHappened, onBus } from './bus.ts';
import { $http, createCallFx, type HttpClient } from './http/index.ts';
import { routeEntered } from './navigation.ts';
import { $isWorkInProgress, workBegan, workEnded } from './work-guard.ts';

it('a listener of the bus hears its own event and no other', async () => {
  const scope = fork();
  const heard = recorded(onBus('checkout.begun.v1'), scope);
  await allSettled(busEventHappened, { scope, params: { type: 'contact.requested.v1' } });
  await allSettled(busEventHappened, { scope, params: { type: 'checkout.begun.v1' } });
  expect(heard).toEqual([{ type: 'checkout.begun.v1' }]);
});

it('work is in progress until the last of it has ended', async () => {
  const scope = fork();
  await allSettled(workBegan, { scope, params: 'payment' });
  await allSettled(workBegan, { scope, params: 'upload' });
  await allSettled(workEnded, { scope, params: 'payment' });
  expect(scope.getState($isWorkInProgress)).toBe(true);
  await allSettled(workEnded, { scope, params: 'upload' });
  expect(scope.getState($isWorkInProgress)).toBe(false);
});

it('reading calls are given up when the guest leaves their page, not when only the query changes', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const http: HttpClient = {
    call: (_, __, options) => {
      signals.push(options?.signal);
      return Promise.resolve({ ok: true, data: aProperty() as never });
    },
  };
  const scope = fork({ values: [[$http, http]] });
  const enter = (path: string, query: string) =>
    allSettled(routeEntered, { scope, params: { path, params: {}, query, hash: '' } });
  await enter('/Book/HARBOUR', '');
  await allSettled(createCallFx(getProperty), { scope, params: { params: { id: 'HARBOUR' } } });
  await enter('/Book/HARBOUR', '?adults=2');
  expect(signals[0]?.aborted).toBe(false);
  await enter('/Book/HARBOUR/Checkout', '');
  expect(signals[0]?.aborted).toBe(true);
});
