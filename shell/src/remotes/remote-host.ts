import { scopeBind, type Scope } from 'effector';
import type { RemoteName } from 'shared/contracts';
import type { Catalogue } from 'shared/domain';
import { $locale, wordsAdded, type RemoteDefinition } from 'shared/runtime';
import type { RemoteLoader } from '../federation/index.ts';
import { catalogueOf } from '../language/load-messages.ts';

/** What the page's components see of a remote: its parts, once it has been loaded. */
export type RemoteState =
  | { readonly kind: 'loading' }
  /** The page is on its way out. */
  | { readonly kind: 'reloading' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'loaded';
      readonly version: string;
      readonly pages: RemoteDefinition['pages'];
      readonly slots: RemoteDefinition['slots'];
    };

/** Loads remotes for the page's components, and adds the words of each one once. */
export interface RemoteHost {
  /** Never rejects. */
  readonly load: (name: RemoteName) => Promise<RemoteState>;
  /** Has what may be wanted next ready; when that fails nothing happens. */
  readonly prefetch: (name: RemoteName) => Promise<void>;
  /** What is known without waiting: a remote that was loaded before is drawn at once. */
  readonly peek: (name: RemoteName) => RemoteState | null;
  /** The words that the remotes of the page so far have in a language. */
  readonly words: (locale: string) => Promise<Catalogue>;
  /** True when a file of the remote is gone and the page is being reloaded for it. */
  readonly reloadForLostFile: (name: RemoteName, error: unknown) => boolean;
}

export function createRemoteHost(loader: RemoteLoader, scope: Scope): RemoteHost {
  const loaded = new Map<RemoteName, RemoteState>();
  const met = new Set<RemoteDefinition>();
  const speak = async (remote: RemoteDefinition): Promise<void> => {
    // Without its words a page is English, which is better than no page.
    const words = await catalogueOf(remote.words, scope.getState($locale)).catch(() => null);
    if (words !== null) scopeBind(wordsAdded, { scope, safe: true })(words);
  };
  async function load(name: RemoteName): Promise<RemoteState> {
    const result = await loader.loadRemote(name);
    if (result.kind !== 'loaded') return { kind: result.kind };
    const { remote, version } = result;
    if (!met.has(remote)) {
      met.add(remote);
      await speak(remote);
    }
    // For whoever looks with the browser's tools: which version runs here, and since when.
    performance.mark(`${name} ${version}`);
    const state: RemoteState = { kind: 'loaded', version, pages: remote.pages, slots: remote.slots };
    loaded.set(name, state);
    return state;
  }
  return {
    load,
    async words(locale) {
      const all = await Promise.all([...met].map((remote) => catalogueOf(remote.words, locale)));
      // Each is a plain record, or null.
      return Object.assign({}, ...all) as Catalogue;
    },
    async prefetch(name) {
      if (await loader.prefetch(name)) await load(name);
    },
    peek: (name) => loaded.get(name) ?? null,
    reloadForLostFile: (name, error) => loader.reloadForLostFile(name, error),
  };
}
