import type { Scope } from 'effector';
import type { Registry, RemoteName, RemoteRelease, SiteData } from 'shared/contracts';
import sharedPackage from 'shared/package.json';
import { $isWorkInProgress, $locale } from 'shared/runtime';
import type { PageLog } from '../client-log/page-log.ts';
import {
  createImportRemote,
  createReloadMemory,
  createRemoteLoader,
  pageRuntime,
  type RemoteLoader,
} from '../federation/index.ts';

declare global {
  interface ImportMeta {
    /** The bundler's hot reload, where it is on. */
    readonly webpackHot?: unknown;
  }
}

// Only a development build of the shell runs entries without a hash, whatever the page's data says.
const isDevelopmentBuild = import.meta.webpackHot !== undefined;

interface BrowserLoaderOptions {
  readonly site: SiteData;
  readonly scope: Scope;
  readonly log: PageLog;
  readonly releaseOf: (name: RemoteName) => RemoteRelease | null;
  /** Null when the registry cannot be fetched. */
  readonly fetchRegistry: () => Promise<Registry | null>;
}

/** The loader of remotes with everything that it needs of this page. */
export const createBrowserLoader = (
  window: Window,
  { site, scope, log, releaseOf, fetchRegistry }: BrowserLoaderOptions,
): RemoteLoader =>
  createRemoteLoader({
    sharedApi: sharedPackage.sharedApi,
    release: releaseOf,
    importRemote: createImportRemote({
      runtime: pageRuntime,
      document: window.document,
      development: site.development && isDevelopmentBuild,
    }),
    fetchAhead: async ({ entry }) => {
      const { fetchAhead } = await import('./fetch-ahead.lazy.ts');
      await fetchAhead(window.fetch.bind(window), entry, scope.getState($locale));
    },
    isWorkInProgress: () => scope.getState($isWorkInProgress),
    network: {
      isOnline: () => window.navigator.onLine,
      isSiteThere: async () => window.navigator.onLine && (await fetchRegistry()) !== null,
    },
    reloads: createReloadMemory({
      getItem: (key) => window.sessionStorage.getItem(key),
      setItem: (key, value) => {
        window.sessionStorage.setItem(key, value);
      },
    }),
    // The basket is in this tab's storage already; the address is the one that the guest wants.
    reload: () => {
      window.location.reload();
    },
    report: ({ remote, version, reason, recovery, error }) => {
      log.logger.log({
        level: 'error',
        logger: 'remote',
        message: { remote, version, reason, recovery, correlationId: log.correlationId() },
        error,
      });
    },
    wait: (milliseconds) => new Promise((resolve) => window.setTimeout(resolve, milliseconds)),
  });
