import { createEvent, createStore, sample } from 'effector';
import { $basket, basketCleared, basketEmptied, basketRestored, isBasket, type Basket } from './basket.ts';
import { basketRestoreRequested } from './basket-storage.ts';
import { clearedBasketKey } from '../domain/index.ts';
import { readTabFx, writeTabFx } from './storage.ts';

/** What the guest had chosen for the search before. */
export interface ClearedBasket {
  readonly basket: Basket;
  /** A search emptied it, and the guest may have it back; false when they went back to an earlier search themselves. */
  readonly isUndoOffered: boolean;
}

const storageKey = clearedBasketKey;

export const clearedBasketChanged = createEvent<ClearedBasket | null>();
/** The guest went back to the search of the cleared basket: that one is theirs again, and what they leave is kept in its place. */
export const clearedBasketReturned = createEvent();

/** What the last search took out of the basket; null when that was nothing, or the guest has it back. It outlives a reload of the tab. */
export const $clearedBasket = createStore<ClearedBasket | null>(null)
  .on(basketEmptied, (cleared, { before }) =>
    before.items.length > 0 ? { basket: before, isUndoOffered: true } : cleared,
  )
  .on(clearedBasketChanged, (_, cleared) => cleared)
  .reset(basketCleared);

const returned = sample({
  clock: clearedBasketReturned,
  source: { basket: $basket, cleared: $clearedBasket },
});
sample({
  clock: returned.filterMap(({ basket, cleared }) =>
    cleared === null ? undefined : { ...cleared.basket, booker: basket.booker },
  ),
  target: basketRestored,
});
sample({
  clock: returned,
  fn: ({ basket }) => (basket.items.length > 0 ? { basket, isUndoOffered: false } : null),
  target: clearedBasketChanged,
});

const isCleared = (value: unknown): value is ClearedBasket =>
  typeof value === 'object' && value !== null && 'basket' in value && isBasket(value.basket);

sample({ clock: basketRestoreRequested, fn: () => storageKey, target: readTabFx });
sample({
  clock: readTabFx.done,
  filter: ({ params, result }) => params === storageKey && isCleared(result),
  fn: ({ result }) => result as ClearedBasket,
  target: clearedBasketChanged,
});
sample({ clock: $clearedBasket, fn: (value) => ({ key: storageKey, value }), target: writeTabFx });
