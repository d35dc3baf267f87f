import type { TabStorage } from 'shared/runtime';

const storageKey = 'rr-scroll-places';
/** A tab's history goes further back than anybody does. */
const mostPlaces = 40;

/** Where screens were left, by `placeOf`; also in the documents that the tab opens next. */
export interface ScrollPlaces {
  readonly note: (place: string, top: number) => void;
  /** Null of a place that has not been scrolled. */
  readonly topOf: (place: string) => number | null;
  readonly save: () => void;
}

/** A screen in one entry of the browser's history, which the router gives a key. */
export function placeOf(historyState: unknown, screen: string): string {
  const isKeyed = typeof historyState === 'object' && historyState !== null && 'key' in historyState;
  return `${isKeyed ? String(historyState.key) : ''} ${screen}`;
}

function readPlaces(storage: TabStorage): Map<string, number> {
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

export function openScrollPlaces(storage: TabStorage): ScrollPlaces {
  const places = readPlaces(storage);
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
