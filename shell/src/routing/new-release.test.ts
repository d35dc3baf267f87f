import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import type { Registry, RemoteRelease } from 'shared/contracts';
import { $property, navigationRequested, workBegan } from 'shared/runtime';
import { aProperty } from 'shared/testing';
import { navigatorReady, placeChanged } from './model.ts';
import { $releaseSource, differs, registryAnnounced } from './new-release.ts';

const release = (version: string): RemoteRelease => ({
  version,
  entry: `/ClientApp/mf-account/${version}/remoteEntry.js`,
  container: `mf_account__${version}`,
  integrity: 'sha384-x',
  sharedApi: '^1.0.0',
  previous: null,
});
const registry = (version: string, pins: Registry['pins'] = {}): Registry => ({
  schemaVersion: 1,
  shell: { version: '1' },
  remotes: { 'mf-account': release(version) },
  pins,
});

describe('a newer release', () => {
  it.each([
    ['the same', registry('1'), false],
    ['another version', registry('2'), true],
    ['a pin of this hotel', registry('1', { HARBOUR: { 'mf-account': release('2') } }), true],
    ['a pin of another hotel', registry('1', { FJORD: { 'mf-account': release('2') } }), false],
    ['a remote that is gone', { ...registry('1'), remotes: {} }, true],
    ['another shell', { ...registry('1'), shell: { version: '2' } }, true],
  ])('%s', (_name, now, isNew) => {
    expect(differs(registry('1'), now, 'HARBOUR')).toBe(isNew);
  });

  async function givenTabWithNewRelease() {
    const moves: string[] = [];
    const live = { version: '2' };
    const scope = fork({
      values: [
        [$property, aProperty()],
        [$releaseSource, { opened: registry('1'), fetchNow: () => Promise.resolve(registry(live.version)) }],
      ],
    });
    const navigator = {
      go: (to: string) => moves.push(`go ${to}`),
      leave: (to: string) => moves.push(`load ${to}`),
      reload: () => undefined,
    };
    await allSettled(navigatorReady, { scope, params: navigator });
    for (const page of ['Register', 'ForgotPassword']) {
      const place = {
        pathname: `/Account/${page}/HARBOUR`,
        search: '',
        hash: '',
        key: page,
        action: 'PUSH',
      } as const;
      await allSettled(placeChanged, { scope, params: place });
    }
    return {
      scope,
      moves,
      live,
      go: (to: string) => allSettled(navigationRequested, { scope, params: { to } }),
    };
  }

  it('is taken by the next navigation to another page, not by a change of the query', async () => {
    const { moves, go } = await givenTabWithNewRelease();
    await go('/Account/ForgotPassword/HARBOUR?a=1');
    await go('/Book/HARBOUR');
    expect(moves).toEqual(['go /Account/ForgotPassword/HARBOUR?a=1', 'load /Book/HARBOUR']);
  });

  it('that was rolled back meanwhile is not taken', async () => {
    const { scope, moves, live, go } = await givenTabWithNewRelease();
    live.version = '1';
    await allSettled(registryAnnounced, { scope });
    await go('/Book/HARBOUR');
    expect(moves).toEqual(['go /Book/HARBOUR']);
  });

  it('is heard of without a navigation', async () => {
    const { scope, moves, live, go } = await givenTabWithNewRelease();
    live.version = '1';
    await allSettled(registryAnnounced, { scope });
    live.version = '3';
    await allSettled(registryAnnounced, { scope });
    await go('/Book/HARBOUR');
    expect(moves).toEqual(['load /Book/HARBOUR']);
  });

  it('is never taken over a payment', async () => {
    const { scope, moves, go } = await givenTabWithNewRelease();
    await allSettled(workBegan, { scope, params: 'payment' });
    await go('/Book/HARBOUR');
    expect(moves).toEqual(['go /Book/HARBOUR']);
  });
});
