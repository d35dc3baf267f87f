import { combine, createEvent, createStore } from 'effector';
import { $locale, $propertyGroup } from 'shared/runtime';
import { hotelsOf, shownHotels } from './hotels.ts';
import {
  $choices,
  $foundProperties,
  $isSearching,
  $live,
  choicesChanged,
  pageOpened,
} from './search/model.ts';

/** A hotel was chosen on the map: the list goes to it. */
export const hotelSelected = createEvent<string | null>();
/** A hotel of the list is pointed at or has focus: its pin stands out. */
export const hotelPointed = createEvent<string | null>();
export const mapToggled = createEvent<boolean>();

export const $selected = createStore<string | null>(null)
  .on(hotelSelected, (_, id) => id)
  .reset(choicesChanged, pageOpened);
export const $pointed = createStore<string | null>(null)
  .on(hotelPointed, (_, id) => id)
  .reset(pageOpened);
/** On a screen that has no room for both, the map instead of the list. */
export const $isMapShown = createStore(false)
  .on(mapToggled, (_, shown) => shown)
  .reset(pageOpened);

export const $hotels = combine(
  $propertyGroup,
  $foundProperties,
  $isSearching,
  $live,
  (group, found, isSearching, live) => (group === null ? [] : hotelsOf(group, found, isSearching, live)),
);

/** What the list and the map show. */
export const $shown = combine($hotels, $choices, $propertyGroup, $locale, (hotels, choices, group, locale) =>
  shownHotels(
    hotels,
    choices,
    (group?.areas ?? []).map(({ areaId }) => areaId),
    locale,
  ),
);
