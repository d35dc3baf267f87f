import { attach, createEvent, createStore, sample } from 'effector';
import { searchCompanies } from 'shared/contracts';
import { $property, createCallFx } from 'shared/runtime';
import { createQuery } from 'shared/runtime/factories';
import { companyChosen } from './choice-model.ts';

export const queryChanged = createEvent<string>();
export const searchRepeated = createEvent();

const searchForFx = attach({
  source: $property,
  mapParams: (query: string, property) => ({ query: { propertyId: property?.propertyId ?? '', query } }),
  effect: createCallFx(searchCompanies),
});
// One call per pause in typing rather than per letter.
const companies = createQuery({ effect: searchForFx, pauseMs: 300 });

export const $query = createStore('')
  .on(queryChanged, (_, query) => query)
  .reset(companyChosen);
export const $search = companies.$state;

const shortestQuery = 3;

/** decisions 1: three characters of the name or more are needed. */
const isSearchable = (query: string): boolean => Array.from(query.trim()).length >= shortestQuery;

sample({
  clock: queryChanged,
  fn: (query) => (isSearchable(query) ? query.trim() : null),
  target: companies.asked,
});
sample({ clock: companyChosen, fn: () => null, target: companies.asked });
sample({ clock: searchRepeated, target: companies.askedAgain });
