import { createEvent, createStore, combine } from 'effector';
import { $propertyGroup } from 'shared/runtime';
import { hotelsOf } from './rules.ts';

/** Null: all areas. */
export const areaChosen = createEvent<string | null>();

export const $areaId = createStore<string | null>(null)
  .on(areaChosen, (_, areaId) => areaId)
  .reset($propertyGroup);

export const $hotels = combine($propertyGroup, $areaId, (group, areaId) =>
  group === null ? [] : hotelsOf(group, areaId),
);
