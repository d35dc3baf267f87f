import { scopeBind, type Scope } from 'effector';
import type { RemoteName } from 'shared/contracts';
import type { Catalogue } from 'shared/domain';
import { $locale, wordsAdded, type RemoteDefinition } from 'shared/runtime';
import type { RemoteLoader } from '../federation/index.ts';
import { catalogueOf } from '../language/load-messages.ts';

/** What the page's components see of a remote: its parts, once it has been loaded. */
export type RemoteState =
  | { readonly kind: 'loading'; readonly takeOver?: undefined }
  /** The page is on its way out. */
  | { readonly kind: 'reloading'; readonly takeOver?: undefined }
  | { readonly kind: 'failed'; readonly takeOver?: undefined }
  | {
      readonly kind: 'loaded';
      readonly version: string;
      readonly pages: RemoteDefinition['pages'];
      readonly slots: RemoteDefinition['slots'];
      readonly takeOver?: RemoteDefinition['takeOver'];
    };

/** Loads remotes for the page's components, and adds the words of each one once. */
export interface RemoteHost {
  /** Never rejects. */
  readonly load: (name: RemoteName) => Promise<RemoteState>;
  /** Fetches the files of a remote that may be needed next; a failure is ignored. */
  readonly prefetch: (name: RemoteName) => Promise<void>;
  /** The state without waiting: a remote that was loaded before is drawn at once. Null before the first load. */
  readonly peek: (name: RemoteName) => RemoteState | null;
  /** The messages of the remotes that this page has loaded so far. */
  readonly messages: (locale: string) => Promise<Catalogue>;
  /** True when a file of the remote is missing and the page is being reloaded for it. */
  readonly reloadForLostFile: (name: RemoteName, error: unknown) => boolean;
}

export function createRemoteHost(loader: RemoteLoader, scope: Scope): RemoteHost {
  const loaded = new Map<RemoteName, RemoteState>();
  const met = new Map<RemoteDefinition, Promise<void>>();
  const addMessages = async (remote: RemoteDefinition): Promise<void> => {
    // Without its messages a page is English, which is better than no page.
    const messages = await catalogueOf(remote.words, scope.getState($locale)).catch(() => null);
    if (messages !== null) scopeBind(wordsAdded, { scope, safe: true })(messages);
  };
  async function load(name: RemoteName): Promise<RemoteState> {
    const result = await loader.loadRemote(name);
    if (result.kind !== 'loaded') return { kind: result.kind };
    const { remote, version } = result;
    if (!met.has(remote)) {
      // Shown by the browser's tools: which version runs here, and since when.
      performance.mark(`${name} ${version}`);
      met.set(remote, addMessages(remote));
    }
    // A page that is opened while its remote is fetched ahead waits for the same words.
    await met.get(remote);
    const state: RemoteState = { ...remote, kind: 'loaded', version };
    loaded.set(name, state);
    return state;
  }
  return {
    load,
    async messages(locale) {
      const all = await Promise.all([...met.keys()].map((remote) => catalogueOf(remote.words, locale)));
      // Each is a plain record, or null.
      return Object.assign({}, ...all) as Catalogue;
    },
    prefetch: (name) => loader.prefetch(name),
    peek: (name) => loaded.get(name) ?? null,
    reloadForLostFile: (name, error) => loader.reloadForLostFile(name, error),
  };
}
