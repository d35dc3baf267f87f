import { createEvent, sample } from 'effector';
import { $basket, basketRestored, isBasket, type Basket } from './basket.ts';
import { basketKey } from '../domain/index.ts';
import { readTabFx, writeTabFx } from './storage.ts';

const storageKey = basketKey;

/** Told once by the shell when it has started: brings back the basket of this tab, if there is one. */
export const basketRestoreRequested = createEvent();

sample({ clock: basketRestoreRequested, fn: () => storageKey, target: readTabFx });
sample({
  clock: readTabFx.done,
  filter: ({ params, result }) => params === storageKey && isBasket(result),
  fn: ({ result }) => result as Basket,
  target: basketRestored,
});
sample({ clock: $basket, fn: (value) => ({ key: storageKey, value }), target: writeTabFx });
