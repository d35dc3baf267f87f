import { satisfy } from '@module-federation/enhanced/runtime';
import type { RemoteName, RemoteRelease } from 'shared/contracts';
import type { RemoteDefinition } from 'shared/runtime';
import { decideRecovery, type Recovery } from './decide-recovery.ts';
import { classifyFailure, isChunkError, RemoteFailure, type FailureReason } from './load-failure.ts';
import { readRemoteModule } from './remote-module.ts';

/** A release without the one before it: what is loaded. */
export type LoadableRelease = Omit<RemoteRelease, 'previous'>;

export type LoadResult =
  | { readonly kind: 'loaded'; readonly remote: RemoteDefinition; readonly version: string }
  /** The page is on its way out; show what is shown while loading. */
  | { readonly kind: 'reloading'; readonly version: string }
  | { readonly kind: 'failed'; readonly reason: FailureReason; readonly version: string | null };

export type LoadReport = {
  readonly remote: RemoteName;
  readonly version: string | null;
  readonly reason: FailureReason;
  readonly recovery: Recovery['kind'];
  readonly error: unknown;
};

/** Everything the loader needs from the page; tests give their own. */
export type RemoteLoaderDependencies = {
  /** The version of the shared doors that this shell gives. */
  readonly sharedApi: string;
  /** The release to run now, or null for a remote that the registry does not have: see `chooseRelease`. */
  readonly release: (name: RemoteName) => RemoteRelease | null;
  /** Loads the entry and gives the exposed module; rejects with what went wrong, see `classifyFailure`. */
  readonly importRemote: (release: LoadableRelease, timeoutMs: number) => Promise<unknown>;
  /** Brings the files of a release into the browser's cache and evaluates nothing; rejects when they cannot be had. */
  readonly fetchAhead: (release: LoadableRelease) => Promise<void>;
  readonly isWorkInProgress: () => boolean;
  /** Checked before the page is reloaded: without a network the reload would end on the browser's error page. */
  readonly network: {
    /** Whether the browser believes that it is connected. */
    readonly isOnline: () => boolean;
    /** Whether the site responds. */
    readonly isSiteThere: () => Promise<boolean>;
  };
  readonly reloads: ReloadMemory;
  /** Saves what must not be lost and reloads the address that the guest wants. */
  readonly reload: () => void;
  readonly report: (report: LoadReport) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
};

export type ReloadMemory = {
  readonly has: (name: RemoteName, version: string) => boolean;
  readonly add: (name: RemoteName, version: string) => void;
};

export type RemoteLoader = {
  /** Never rejects. A loaded remote is cached; after a failure the next call retries. */
  readonly loadRemote: (name: RemoteName) => Promise<LoadResult>;
  /** Fetches the files of a remote that may be needed next; `loadRemote` handles a failure. Never rejects. */
  readonly prefetch: (name: RemoteName) => Promise<void>;
  /** For an error boundary: true when `error` is a lost file and the page is being reloaded for it. */
  readonly reloadForLostFile: (name: RemoteName, error: unknown) => boolean;
};

const firstTimeoutMs = 8_000;
const retryTimeoutMs = 4_000;

/** Loads remotes by the registry and recovers from what can go wrong (architecture, section 3). */
export function createRemoteLoader(deps: RemoteLoaderDependencies): RemoteLoader {
  const running = new Map<string, Promise<LoadResult>>();
  const versions = new Map<RemoteName, string>();

  async function attempt(
    release: LoadableRelease,
    name: RemoteName,
    attempts: number,
  ): Promise<RemoteDefinition> {
    if (!satisfy(deps.sharedApi, release.sharedApi)) {
      throw new RemoteFailure(
        'incompatible',
        `${name} needs ${release.sharedApi}; this shell gives ${deps.sharedApi}`,
      );
    }
    const timeoutMs = attempts === 1 ? firstTimeoutMs : retryTimeoutMs;
    const module = deps.importRemote(release, timeoutMs);
    const silence = deps.wait(timeoutMs).then((): never => {
      throw new RemoteFailure('timeout', `${name} ${release.version} was silent for ${timeoutMs} ms`);
    });
    return readRemoteModule(await Promise.race([module, silence]), name);
  }

  async function loadVersion(
    name: RemoteName,
    release: LoadableRelease,
    previous: LoadableRelease | null,
  ): Promise<LoadResult> {
    const { version } = release;
    for (let attempts = 1; ; attempts += 1) {
      try {
        const remote = await attempt(release, name, attempts);
        versions.set(name, version);
        return { kind: 'loaded', remote, version };
      } catch (error) {
        const reason = classifyFailure(error);
        const input = {
          reason,
          attempts,
          reloadedBefore: deps.reloads.has(name, version),
          workInProgress: deps.isWorkInProgress(),
          hasPrevious: previous !== null,
          isReachable: true,
        };
        const wanted = decideRecovery(input);
        const recovery =
          wanted.kind === 'reload'
            ? decideRecovery({ ...input, isReachable: await deps.network.isSiteThere() })
            : wanted;
        deps.report({ remote: name, version, reason, recovery: recovery.kind, error });
        if (recovery.kind === 'fallback') return { kind: 'failed', reason, version };
        if (recovery.kind === 'reload') return reloadPage(name, version);
        if (recovery.kind === 'previous' && previous !== null) return loadVersion(name, previous, null);
        if (recovery.kind === 'retry') await deps.wait(recovery.afterMs);
      }
    }
  }

  function reloadPage(name: RemoteName, version: string): LoadResult {
    deps.reloads.add(name, version);
    deps.reload();
    return { kind: 'reloading', version };
  }

  return {
    async loadRemote(name) {
      const release = deps.release(name);
      if (release === null) {
        const error = new RemoteFailure('not-registered', `${name} is not in the registry`);
        deps.report({ remote: name, version: null, reason: error.reason, recovery: 'fallback', error });
        return { kind: 'failed', reason: error.reason, version: null };
      }
      const key = release.container;
      const known = running.get(key);
      if (known !== undefined) return known;
      const loading = loadVersion(name, release, release.previous);
      running.set(key, loading);
      const result = await loading;
      if (result.kind === 'failed') running.delete(key);
      return result;
    },
    async prefetch(name) {
      const release = deps.release(name);
      if (release === null || !deps.network.isOnline() || running.has(release.container)) return;
      await deps.fetchAhead(release).catch(() => undefined);
    },
    reloadForLostFile(name, error) {
      const version = versions.get(name);
      if (version === undefined || !isChunkError(error) || !deps.network.isOnline()) return false;
      if (deps.reloads.has(name, version) || deps.isWorkInProgress()) return false;
      deps.report({ remote: name, version, reason: 'chunk', recovery: 'reload', error });
      reloadPage(name, version);
      return true;
    },
  };
}
