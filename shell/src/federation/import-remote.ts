import {
  loadRemote,
  registerPlugins,
  registerRemotes,
  type ModuleFederation,
} from '@module-federation/enhanced/runtime';
import { developmentIntegrity } from 'shared/contracts';
import type { LoadableRelease } from './remote-loader.ts';
import { entryPlugin, type EntryRequest, type PageDocument } from './entry-plugin.ts';

export type FederationRuntime = Pick<ModuleFederation, 'loadRemote' | 'registerPlugins' | 'registerRemotes'>;

/** The federation runtime that the shell's build has started with the modules that it shares. */
export const pageRuntime: FederationRuntime = { loadRemote, registerPlugins, registerRemotes };

/**
 * Gives the function that loads one release: its container under its own versioned name, started once with the shell's
 * shared modules, then the module that it exposes. After a failure the next call retries. Entries are
 * requested with their integrity hash; in development they come from dev servers, whose files have none.
 */
export function createImportRemote(options: {
  readonly runtime: FederationRuntime;
  readonly document: PageDocument;
  readonly development: boolean;
}): (release: LoadableRelease, timeoutMs: number) => Promise<unknown> {
  const { runtime, document, development } = options;
  const requests = new Map<string, EntryRequest>();
  runtime.registerPlugins([entryPlugin(document, requests)]);
  return ({ container, entry, integrity }, timeoutMs) => {
    requests.set(container, {
      integrity: development && integrity === developmentIntegrity ? null : integrity,
      timeoutMs,
    });
    // What is registered stays as it is: a name means one version for ever.
    runtime.registerRemotes([{ name: container, entry }]);
    return runtime.loadRemote(`${container}/remote`);
  };
}
