import type { RemoteName } from 'shared/contracts';
import type { ReloadMemory } from './remote-loader.ts';

const key = 'shell.reloads.v1';

/**
 * Remembers in the tab for which remote and version the page was reloaded, so that it happens once. Where the
 * storage is closed, every reload counts as done, so that the page cannot reload without end.
 */
export function createReloadMemory(storage: Pick<Storage, 'getItem' | 'setItem'>): ReloadMemory {
  const read = (): string[] => (storage.getItem(key) ?? '').split(' ').filter((entry) => entry !== '');
  const entryOf = (name: RemoteName, version: string): string => `${name}@${version}`;
  return {
    has(name, version) {
      try {
        return read().includes(entryOf(name, version));
      } catch {
        return true;
      }
    },
    add(name, version) {
      try {
        storage.setItem(key, [...new Set([...read(), entryOf(name, version)])].join(' '));
      } catch {
        // Closed storage: `has` gives true from now on.
      }
    },
  };
}
