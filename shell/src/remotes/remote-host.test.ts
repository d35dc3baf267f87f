import { fork } from 'effector';
import { $locale, $words } from 'shared/runtime';
import { expect, it } from 'vitest';
import type { RemoteLoader } from '../federation/index.ts';
import { createRemoteHost } from './remote-host.ts';

it('two who load a remote at once both wait for its words, and it is started once', async () => {
  let bring = (_words: Record<string, string>): void => undefined;
  const words = new Promise<Record<string, string>>((resolve) => {
    bring = resolve;
  });
  const remote = { pages: {}, slots: {}, words: { da: () => words } };
  const loader = {
    loadRemote: () => Promise.resolve({ kind: 'loaded', remote, version: '7' }),
    prefetch: () => Promise.resolve(),
    reloadForLostFile: () => false,
  } as unknown as RemoteLoader;
  const scope = fork({ values: [[$locale, 'da-DK']] });
  const host = createRemoteHost(loader, scope);
  const order: string[] = [];
  const slot = host.load('mf-checkout').then(() => order.push('opened a slot'));
  const opened = host.load('mf-checkout').then(() => order.push('opened'));
  // All that needs no words has happened by then.
  await new Promise((resolve) => setImmediate(resolve));
  order.push('words');
  bring({ 'checkout.title': 'Betaling' });
  await Promise.all([slot, opened]);
  expect(order[0]).toBe('words');
  expect(scope.getState($words)).toEqual({ 'checkout.title': 'Betaling' });
  expect(performance.getEntriesByName('mf-checkout 7')).toHaveLength(1);
});
