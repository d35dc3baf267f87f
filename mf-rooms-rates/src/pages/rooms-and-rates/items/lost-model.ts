import { combine, createStore } from 'effector';
import { $basket, type ItemChoices } from 'shared/runtime';
import { itemsLost, pageLeft, searchStarted } from '../model.ts';

const $lost = createStore<readonly ItemChoices[]>([])
  .on(itemsLost, (_, items) => items)
  .reset(searchStarted, pageLeft);

/** Rooms of the basket that somebody else has taken, until the guest has chosen another in their place. */
export const $lostItems = combine($lost, $basket, (lost, { items }) =>
  lost.filter(({ roomNumber }) => items.every((item) => item.roomNumber !== roomNumber)),
);
