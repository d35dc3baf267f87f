import { combine, createEvent, createStore, sample } from 'effector';
import type { BoardBasis } from 'shared/contracts';
import { $property, readTabFx, writeTabFx } from 'shared/runtime';
import { pageOpened } from '../model.ts';
import { $activeItem, $allRooms } from '../selection/model.ts';
import { mealsOf, readMeals, withMeals } from './rules.ts';

/** The guest wants rates with these meals only, or null for all of them. */
export const mealsChosen = createEvent<BoardBasis | null>();

const $storageKey = $property.map((property) =>
  property === null ? null : `rr-meals-${property.propertyId}`,
);
sample({ clock: pageOpened, source: $storageKey, filter: (key) => key !== null, target: readTabFx });
const restored = sample({
  clock: readTabFx.done,
  source: $storageKey,
  filter: (key, { params }) => key === params,
  fn: (_, { result }) => readMeals(result),
});

/** Stays in the tab: reload, back and forward find the list as it was. */
export const $meals = createStore<BoardBasis | null>(null)
  .on(restored, (_, meals) => meals)
  .on(mealsChosen, (_, meals) => meals);
sample({
  clock: mealsChosen,
  source: $storageKey,
  fn: (key, value) => ({ key: key ?? '', value }),
  target: writeTabFx,
});

/** What can be chosen from: nothing unless there is a choice, or one was made before. */
export const $mealChoices = combine($allRooms, $meals, (list, meals) => {
  const found = mealsOf(list);
  return found.length > 1 || meals !== null ? found : [];
});

/** What the active room can choose from, with the meals that the guest wants. */
export const $roomList = combine($allRooms, $meals, $activeItem, withMeals);
