import { createEvent, createStore, sample } from 'effector';
import { findStay } from 'shared/contracts/stay';
import { $locale, $property, createCallFx } from 'shared/runtime';

export const fields = ['reference', 'who'] as const;
export type Field = (typeof fields)[number];
type Draft = Readonly<Record<Field, string>>;

export const pageOpened = createEvent();
export const typed = createEvent<Partial<Draft>>();
export const linkRequested = createEvent();
export const otherDetailsWanted = createEvent();

const findFx = createCallFx(findStay);
export const $isRequesting = findFx.pending;

export const $draft = createStore<Draft>({ reference: '', who: '' })
  .on(typed, (draft, changes) => ({ ...draft, ...changes }))
  .reset(pageOpened);
const emptyFields = (draft: Draft): Field[] => fields.filter((field) => draft[field].trim() === '');

/** The fields that were empty when the form was sent. */
export const $missing = createStore<readonly Field[]>([])
  .on(typed, (missing, changes) => missing.filter((field) => changes[field] === undefined))
  .reset(pageOpened);
/** How often something was sent that is not complete; the summary takes the focus each time. */
export const $wrongTries = createStore(0).reset(pageOpened);
/** The server's words, the same for every booking; null until a link was requested. */
export const $sent = createStore<string | null>(null)
  .on(findFx.doneData, (_, { message }) => message)
  .reset(otherDetailsWanted, pageOpened);
/** Why no link was requested, in the server's words; empty where it sent none. */
export const $problem = createStore<string | null>(null)
  .on(findFx.failData, (_, failure) => (failure.kind === 'http' ? (failure.message ?? '') : ''))
  .reset(findFx, typed, pageOpened);

const checked = sample({
  clock: linkRequested,
  source: { draft: $draft, property: $property, locale: $locale, isBusy: $isRequesting },
  fn: (source) => ({ ...source, missing: emptyFields(source.draft) }),
});
$missing.on(checked, (_, { missing }) => missing);
$wrongTries.on(checked.filter({ fn: ({ missing }) => missing.length > 0 }), (tries) => tries + 1);
sample({
  clock: checked,
  filter: ({ missing, isBusy, property }) => missing.length === 0 && !isBusy && property !== null,
  fn: ({ draft, property, locale }) => ({
    body: {
      propertyId: property?.propertyId ?? '',
      languageCode: locale,
      referenceNumber: draft.reference,
      emailOrLastName: draft.who,
    },
  }),
  target: findFx,
});
