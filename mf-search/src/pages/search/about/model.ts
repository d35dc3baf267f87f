import { createEvent, createStore, sample } from 'effector';
import { type About, getAbout } from 'shared/contracts/about';
import { $locale, $property, createCallFx } from 'shared/runtime';

/** The guest comes near to what the hotel says of itself, or asks again for it. */
export const aboutWanted = createEvent();

const loadAboutFx = createCallFx(getAbout);

interface Told {
  readonly propertyId: string;
  readonly languageCode: string;
  readonly about: About;
}

export const $told = createStore<Told | null>(null).on(loadAboutFx.done, (_, { params, result }) => ({
  propertyId: params.query.propertyId,
  languageCode: params.query.languageCode ?? '',
  about: result,
}));

/** What was asked for did not come. */
export const $isAboutMissing = createStore(false)
  .on(loadAboutFx.failData, (_, failure) => failure.kind !== 'aborted')
  .reset(loadAboutFx);

/** What the page says is fetched again in the language that the guest changes to. */
sample({
  clock: $locale,
  source: $told,
  filter: $told.map(Boolean),
  fn: () => undefined,
  target: aboutWanted,
});

sample({
  clock: aboutWanted,
  source: { property: $property, locale: $locale, told: $told, isLoading: loadAboutFx.pending },
  filter: ({ property, locale, told, isLoading }) =>
    property !== null &&
    !isLoading &&
    (told?.propertyId !== property.propertyId || told.languageCode !== locale),
  fn: ({ property, locale }) => ({
    query: { propertyId: property?.propertyId ?? '', languageCode: locale },
  }),
  target: loadAboutFx,
});
