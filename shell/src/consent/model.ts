import { attach, combine, createEvent, createStore, sample } from 'effector';
import { $deviceStorage, $property } from 'shared/runtime';
import {
  $entered,
  documentFactsKnown,
  entryRejected,
  pageEntered,
  reloadRequested,
} from '../routing/model.ts';
import { mayStartOn, partiesOf, type Choice, type DocumentFacts } from './rules.ts';

export const consentChosen = createEvent<Choice>();
/** The guest wants to see or change their choice. */
export const consentOpened = createEvent();

// A choice for each hotel: it decides who measures, and the guest whom they trust.
const keyOf = (code: string): string => `shell.consent.v1.${code.toUpperCase()}`;

interface SavedChoice {
  readonly propertyCode: string;
  readonly choice: Choice | null;
}

const readFx = attach({
  source: $deviceStorage,
  effect: (storage, propertyCode: string): SavedChoice => {
    const saved = storage.read(keyOf(propertyCode));
    return { propertyCode, choice: saved === 'granted' || saved === 'denied' ? saved : null };
  },
});
const rememberFx = attach({
  source: { storage: $deviceStorage, property: $property },
  effect: ({ storage, property }, choice: Choice) => {
    if (property !== null) storage.write(keyOf(property.propertyCode), choice);
  },
});

const $saved = createStore<SavedChoice | null>(null)
  .on(readFx.doneData, (_, saved) => saved)
  .on(consentChosen, (saved, choice) => (saved === null ? null : { ...saved, choice }));

sample({
  clock: pageEntered,
  source: $property,
  filter: (property) => partiesOf(property) !== null,
  fn: (property) => property?.propertyCode ?? '',
  target: readFx,
});
sample({ clock: consentChosen, target: rememberFx });

/** What this hotel would run, and whether the guest lets it; null where there is nothing to ask. */
export const $consent = combine({ property: $property, saved: $saved }, ({ property, saved }) => {
  const parties = partiesOf(property);
  if (parties === null || saved === null || saved.propertyCode !== property?.propertyCode) return null;
  return { parties, choice: saved.choice };
});

const $page = $entered.map((route) => route?.match.definition ?? null);
/** A document that was opened at such a page keeps its policy, also where a guard sent the guest on. */
const $isQuiet = createStore(false).on(
  [pageEntered.map(({ route }) => route), entryRejected],
  (isQuiet, { match }) => isQuiet || !mayStartOn(match.definition),
);

/** Their scripts come from elsewhere. */
const $hotelWithGateway = $property.map((property) =>
  property?.cardGateway || property?.challenge ? property.propertyCode.toUpperCase() : null,
);
/** What the server has allowed in this document is decided by the page that it was opened with. */
const $gatewayOf = createStore<string | null>(null);
sample({
  clock: pageEntered,
  source: $hotelWithGateway,
  filter: (_, { route, isFirst }) => isFirst && route.match.definition.takesCards,
  target: $gatewayOf,
});

export const $isGranted = $consent.map((consent) => consent?.choice === 'granted');

/** What may run in this document from now on; null while it may not. */
export const $running = combine(
  { consent: $consent, page: $page, isQuiet: $isQuiet },
  ({ consent, page, isQuiet }) =>
    consent?.choice === 'granted' && page !== null && mayStartOn(page) && !isQuiet ? consent.parties : null,
);
/** The hotel whose scripts run in this document: once they do, they stay until the document is left. */
const $sharedWith = createStore<string | null>(null);
sample({
  clock: $running,
  source: { property: $property, sharedWith: $sharedWith },
  filter: ({ sharedWith }, running) => running !== null && sharedWith === null,
  fn: ({ property }) => property?.propertyCode ?? null,
  target: $sharedWith,
});

const $documentFacts = combine(
  {
    sharedWith: $sharedWith,
    isQuiet: $isQuiet,
    isGranted: $isGranted,
    gatewayOf: $gatewayOf,
    hotelWithGateway: $hotelWithGateway,
  },
  ({ sharedWith, isQuiet, isGranted, gatewayOf, hotelWithGateway }): DocumentFacts => ({
    isShared: sharedWith !== null,
    isQuiet,
    mayMeasure: isGranted,
    propertyCode: sharedWith,
    gatewayOf,
    hotelWithGateway,
  }),
);
// What a scope begins with is no change.
sample({ clock: [$documentFacts, pageEntered], source: $documentFacts, target: documentFactsKnown });

/** Consent is taken back while scripts run: only a new document is free of them. */
const withdrawn = sample({
  clock: consentChosen,
  source: $sharedWith,
  filter: (sharedWith, choice) => sharedWith !== null && choice === 'denied',
  fn: () => undefined,
});
sample({ clock: withdrawn, target: reloadRequested });

/** The banner is shown on the first page that may measure, and when the guest opens it. */
export const $isOpened = createStore(false)
  .on(consentOpened, () => true)
  .reset(consentChosen, pageEntered);
export const $isBannerShown = combine(
  { consent: $consent, page: $page, isOpened: $isOpened },
  ({ consent, page, isOpened }) =>
    consent !== null && page !== null && (isOpened || (consent.choice === null && mayStartOn(page))),
);
