import type * as federated from '../../../shell/src/federation/index.ts';

// In place of shell/src/federation in the monolith: the same remotes at the same points, by `import()`.
const remotes = {
  'mf-search': () => import(/* webpackChunkName: "mf-search" */ '../../../mf-search/src/remote.ts'),
  'mf-rooms-rates': () =>
    import(/* webpackChunkName: "mf-rooms-rates" */ '../../../mf-rooms-rates/src/remote.ts'),
  'mf-checkout': () => import(/* webpackChunkName: "mf-checkout" */ '../../../mf-checkout/src/remote.ts'),
  'mf-account': () => import(/* webpackChunkName: "mf-account" */ '../../../mf-account/src/remote.ts'),
  'mf-precheckin': () =>
    import(/* webpackChunkName: "mf-precheckin" */ '../../../mf-precheckin/src/remote.ts'),
  'mf-restaurant': () =>
    import(/* webpackChunkName: "mf-restaurant" */ '../../../mf-restaurant/src/remote.ts'),
  'mf-group': () => import(/* webpackChunkName: "mf-group" */ '../../../mf-group/src/remote.ts'),
};

const hasRemote = (name: string): name is keyof typeof remotes => name in remotes;

/** A monolith has its remotes or has not: nothing to retry, to fall back to or to reload for. */
export const createRemoteLoader: typeof federated.createRemoteLoader = () => ({
  async loadRemote(name) {
    if (!hasRemote(name)) return { kind: 'failed', reason: 'not-registered', version: null };
    const { remote } = await remotes[name]();
    return { kind: 'loaded', remote, version: 'monolith' };
  },
  prefetch: () => Promise.resolve(),
  reloadForLostFile: () => false,
});

export const createImportRemote: typeof federated.createImportRemote = () => () => Promise.resolve(null);
export const createReloadMemory: typeof federated.createReloadMemory = () => ({
  has: () => true,
  add: () => undefined,
});
const notHere = (): never => {
  throw new Error('A monolith has no federation runtime.');
};
export const pageRuntime: typeof federated.pageRuntime = {
  loadRemote: notHere,
  registerPlugins: notHere,
  registerRemotes: notHere,
};
