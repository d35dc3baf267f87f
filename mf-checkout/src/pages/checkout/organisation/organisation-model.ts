import { attach, createEvent, createStore, sample } from 'effector';
import { type Company, searchCompanies } from 'shared/contracts';
import { $property, createCallFx } from 'shared/runtime';
import { createQuery } from 'shared/runtime/factories';
import { companyChosen } from './choice-model.ts';

export const queryChanged = createEvent<string>();
export const searchRepeated = createEvent();
/** The id of one that the guest has seen in a list. */
export const organisationPicked = createEvent<string>();

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

/** All that were found for this choice: a list is pressed while the next one takes its place, or fades. */
const $found = createStore<readonly Company[]>([], { serialize: 'ignore' })
  .on(companies.answered, (known, { answer }) => [...answer, ...known])
  .reset(companyChosen);
sample({
  clock: sample({
    clock: organisationPicked,
    source: $found,
    fn: (found, picked) => found.find(({ accountId }) => accountId === picked),
  }).filterMap((company) => company),
  target: companyChosen,
});

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
