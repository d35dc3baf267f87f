import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { searchCompanies, type Company } from 'shared/contracts';
import { $property, bookingDetailsChanged, createCallFx } from 'shared/runtime';
import { isSearchable } from './rules.ts';

export const queryChanged = createEvent<string>();
export const searchRepeated = createEvent();
export const companyChosen = createEvent<Company | null>();
export const poNumberChanged = createEvent<string>();
export const invoicePinChanged = createEvent<string>();

/** One call per word rather than per letter. */
const pauseMs = 300;

/** How the search waits for the guest to stop typing; tests give one that does not. */
export const $pause = createStore<(milliseconds: number) => Promise<void>>(
  (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  { serialize: 'ignore' },
);
const pauseFx = attach({
  source: $pause,
  effect: createEffect(({ pause }: { pause: (ms: number) => Promise<void>; query: string }) =>
    pause(pauseMs),
  ),
  mapParams: (query: string, pause) => ({ query, pause }),
});
const searchFx = createCallFx(searchCompanies);
const searchForFx = attach({
  source: $property,
  mapParams: (query: string, property) => ({ query: { propertyId: property?.propertyId ?? '', query } }),
  effect: searchFx,
});

export const $query = createStore('')
  .on(queryChanged, (_, query) => query)
  .reset(companyChosen);

/** In memory only, as everything that proves something. */
export const $invoicePin = createStore('')
  .on(invoicePinChanged, (_, pin) => pin)
  .reset(companyChosen);

export type CompanySearch =
  | { readonly kind: 'idle' }
  | { readonly kind: 'searching' }
  | { readonly kind: 'found'; readonly companies: readonly Company[] }
  | { readonly kind: 'failed' };
export const $search = createStore<CompanySearch>({ kind: 'idle' })
  .on(queryChanged, (_, query): CompanySearch => ({ kind: isSearchable(query) ? 'searching' : 'idle' }))
  .on(searchForFx, (): CompanySearch => ({ kind: 'searching' }))
  .reset(companyChosen);

sample({ clock: queryChanged, filter: isSearchable, target: pauseFx });
// Only the last of what was typed is asked for.
sample({
  clock: pauseFx.done,
  source: $query,
  filter: (query, { params }) => query === params,
  fn: (query) => query.trim(),
  target: searchForFx,
});
sample({ clock: searchRepeated, source: $query, fn: (query) => query.trim(), target: searchForFx });
sample({
  clock: searchForFx.done,
  source: $query,
  filter: (query, { params }) => query.trim() === params,
  fn: (_, { result }): CompanySearch => ({ kind: 'found', companies: result }),
  target: $search,
});
sample({
  clock: searchForFx.fail,
  source: $query,
  filter: (query, { params, error }) => query.trim() === params && error.kind !== 'aborted',
  fn: (): CompanySearch => ({ kind: 'failed' }),
  target: $search,
});
sample({ clock: companyChosen, fn: (company) => ({ company }), target: bookingDetailsChanged });
sample({ clock: poNumberChanged, fn: (poNumber) => ({ poNumber }), target: bookingDetailsChanged });
