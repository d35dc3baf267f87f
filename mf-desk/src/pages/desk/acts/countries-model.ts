import { createEvent, createStore, sample } from 'effector';
import { type Country, getCountries } from 'shared/contracts';
import { $property, createCallFx } from 'shared/runtime';

/** The address of a booker is about to be changed. */
export const countriesWanted = createEvent();

const countriesFx = createCallFx(getCountries);

/** To choose the country of an address from; empty until it is known. */
export const $countries = createStore<readonly Country[]>([]).on(countriesFx.doneData, (_, list) => list);

sample({
  clock: sample({ clock: countriesWanted, source: { property: $property, list: $countries } }),
  filter: ({ list }) => list.length === 0,
  fn: ({ property }) => ({ params: { id: property?.propertyCode ?? '' } }),
  target: countriesFx,
});
