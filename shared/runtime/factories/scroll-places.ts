import type { TabStorage } from '../storage.ts';

/** A tab's history goes further back than anybody does. */
const mostPlaces = 40;

/** Where screens were left, by `placeOf`; also in the documents that the tab opens next. */
export interface ScrollPlaces {
  readonly note: (place: string, top: number) => void;
  /** Null of a place that has not been scrolled. */
  readonly topOf: (place: string) => number | null;
  readonly save: () => void;
}

const keyIn = (state: unknown, name: 'key' | 'rrPlace'): string | null => {
  if (typeof state !== 'object' || state === null) return null;
  const key: unknown = Reflect.get(state, name);
  return typeof key === 'string' ? key : null;
};

/**
 * A screen in one entry of the browser's history. The router gives a key to each entry that it makes; the one that a document was
 * opened with has none and is given one here.
 */
export function placeOf(history: Pick<History, 'state' | 'replaceState'>, screen: string): string {
  const state: unknown = history.state;
  const known = keyIn(state, 'key') ?? keyIn(state, 'rrPlace');
  if (known !== null) return `${known} ${screen}`;
  const rrPlace = Math.random().toString(36).slice(2, 10);
  history.replaceState({ ...(typeof state === 'object' ? state : {}), rrPlace }, '');
  return `${rrPlace} ${screen}`;
}

function readPlaces(storage: TabStorage, storageKey: string): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(storage.read(storageKey) ?? '[]');
    const entries = Array.isArray(stored) ? (stored as unknown[]) : [];
    return new Map(
      entries.flatMap((entry) =>
        Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
          ? [[entry[0], entry[1]] as const]
          : [],
      ),
    );
  } catch {
    return new Map();
  }
}

export function openScrollPlaces(storage: TabStorage, storageKey: string): ScrollPlaces {
  const places = readPlaces(storage, storageKey);
  return {
    note: (place, top) => {
      // The latest stand last.
      places.delete(place);
      places.set(place, top);
    },
    topOf: (place) => places.get(place) ?? null,
    save: () => {
      storage.write(storageKey, JSON.stringify([...places].slice(-mostPlaces)));
    },
  };
}
