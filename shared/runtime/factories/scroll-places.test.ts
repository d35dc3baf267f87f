import { describe, expect, it } from 'vitest';
import type { TabStorage } from '../storage.ts';
import { openScrollPlaces, placeOf } from './scroll-places.ts';

const tabOf = (stored = new Map<string, string>()): TabStorage => ({
  read: (key) => stored.get(key) ?? null,
  write: (key, value) => void stored.set(key, value),
});

/** An entry of the history, with what the router keeps in it. */
const entryOf = (state: object | null): Pick<History, 'state' | 'replaceState'> => {
  const entry = {
    state: state as unknown,
    replaceState: (next: unknown): void => {
      entry.state = next;
    },
  };
  return entry;
};
const list = placeOf(entryOf({ key: 'a1' }), 'selection 1');

describe('where a screen was left', () => {
  it('is known in the next document of the tab', () => {
    const tab = tabOf();
    const before = openScrollPlaces(tab, 'places');
    before.note(list, 300);
    before.note(list, 1200);
    before.save();
    expect(openScrollPlaces(tab, 'places').topOf(list)).toBe(1200);
  });

  it('is of one entry of the history and one screen', () => {
    const places = openScrollPlaces(tabOf(), 'places');
    places.note(list, 1200);
    expect(places.topOf(placeOf(entryOf({ key: 'b2' }), 'selection 1'))).toBeNull();
    expect(places.topOf(placeOf(entryOf({ key: 'a1' }), 'yours'))).toBeNull();
  });

  it.each([null, { idx: 0 }])('is of the entry that a document was opened with too: %o', (state) => {
    const places = openScrollPlaces(tabOf(), 'places');
    const [first, second] = [entryOf(state), entryOf(state)];
    places.note(placeOf(first, 'selection 1'), 900);
    expect(places.topOf(placeOf(first, 'selection 1'))).toBe(900);
    expect(places.topOf(placeOf(second, 'selection 1'))).toBeNull();
    expect(first.state).toMatchObject(state ?? {});
  });

  it('is kept for the latest places only', () => {
    const tab = tabOf();
    const places = openScrollPlaces(tab, 'places');
    for (let entry = 0; entry < 60; entry += 1)
      places.note(placeOf(entryOf({ key: String(entry) }), 'yours'), entry);
    places.note(placeOf(entryOf({ key: '0' }), 'yours'), 7);
    places.save();
    const after = openScrollPlaces(tab, 'places');
    expect(after.topOf(placeOf(entryOf({ key: '0' }), 'yours'))).toBe(7);
    expect(after.topOf(placeOf(entryOf({ key: '1' }), 'yours'))).toBeNull();
    expect(after.topOf(placeOf(entryOf({ key: '59' }), 'yours'))).toBe(59);
  });

  it.each(['no json', '{}', '[1]', '[["a"]]'])('is unknown where the tab holds %s', (stored) => {
    const tab = tabOf(new Map([['places', stored]]));
    expect(openScrollPlaces(tab, 'places').topOf(list)).toBeNull();
  });
});
