import { cleanup, render } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $entered } from '../routing/model.ts';
import { Prefetch } from './prefetch.tsx';
import type { RemoteHost } from './remote-host.ts';
import { RemoteHostContext } from './use-remote.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const host: RemoteHost = {
  load: () => Promise.resolve({ kind: 'failed' }),
  peek: () => null,
  messages: () => Promise.resolve({}),
  prefetch: () => Promise.resolve(),
  reloadForLostFile: () => false,
};

function open() {
  const prefetch = vi.fn(() => Promise.resolve());
  // As much of a route as is read here.
  const match = { definition: { page: 'search', next: 'mf-rooms-rates' } };
  const scope = fork({ values: [[$entered, { match }]] });
  render(
    <Provider value={scope}>
      <RemoteHostContext value={{ ...host, prefetch }}>
        <Prefetch />
      </RemoteHostContext>
    </Provider>,
  );
  return prefetch;
}

it('the next page’s remote is fetched when the page has settled', async () => {
  const prefetch = open();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(prefetch.mock.calls).toEqual([['mf-rooms-rates']]);
});

it('a page that is being left fetches nothing that the next document fetches too', async () => {
  const prefetch = open();
  await vi.advanceTimersByTimeAsync(2_000);
  window.dispatchEvent(new Event('beforeunload'));
  await vi.advanceTimersByTimeAsync(8_000);
  expect(prefetch).not.toHaveBeenCalled();
  // The guest has called the hotel, and is still here.
  await vi.advanceTimersByTimeAsync(12_000);
  expect(prefetch).toHaveBeenCalledOnce();
});
