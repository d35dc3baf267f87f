import { attach, createStore } from 'effector';

/** What survives reload, back and forward within a tab. Never cards or passwords (decisions 3). */
export interface TabStorage {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string) => void;
}

const browserStorage = (name: 'sessionStorage' | 'localStorage'): TabStorage => ({
  read: (key) => {
    try {
      return globalThis[name].getItem(key);
    } catch {
      return null;
    }
  },
  write: (key, value) => {
    try {
      globalThis[name].setItem(key, value);
    } catch {
      // Storage that is full or forbidden costs the guest a restored basket, nothing else.
    }
  },
});

export const $tabStorage = createStore<TabStorage>(browserStorage('sessionStorage'), { serialize: 'ignore' });

/** What is kept on the device beyond this tab: choices such as currency and consent, nothing about the guest. */
export const $deviceStorage = createStore<TabStorage>(browserStorage('localStorage'), {
  serialize: 'ignore',
});

export const writeTabFx = attach({
  source: $tabStorage,
  effect: (storage, { key, value }: { key: string; value: unknown }) =>
    storage.write(key, JSON.stringify(value)),
});

/** The parsed value, or null where it is missing or not JSON. */
export const readTabFx = attach({
  source: $tabStorage,
  effect: (storage, key: string): unknown => {
    const text = storage.read(key);
    if (text === null) return null;
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return null;
    }
  },
});
