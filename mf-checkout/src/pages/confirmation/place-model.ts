import { createEvent, createStore, sample } from 'effector';
import { type About, getAbout } from 'shared/contracts/about';
import { $property, createCallFx } from 'shared/runtime';

export const placeOpened = createEvent<{ readonly languageCode: string }>();

const loadAboutFx = createCallFx(getAbout);

/** What the hotel says of its place: places near it and the ways to it. */
export const $about = createStore<About | null>(null)
  .on(loadAboutFx.doneData, (_, about) => about)
  .reset(placeOpened);
/** Nothing is drawn before, so that what is drawn does not grow. Without a response there are the address and the map alone. */
export const $isPlaceKnown = createStore(false)
  .on(loadAboutFx.finally, () => true)
  .reset(placeOpened);

sample({
  clock: placeOpened,
  source: $property,
  filter: (property) => property !== null,
  fn: (property, { languageCode }) => ({ query: { propertyId: property?.propertyId ?? '', languageCode } }),
  target: loadAboutFx,
});
