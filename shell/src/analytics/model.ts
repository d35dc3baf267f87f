import { attach, createStore, sample } from 'effector';
import { pageTitle } from 'shared/first-screen';
import { $basket, $availability, $language, $property, onBus } from 'shared/runtime';
import { $isGranted, $running, consentChosen } from '../consent/model.ts';
import { pageEntered } from '../routing/model.ts';
import { codeOf, trackedPath } from '../routing/route-table.ts';
import type { ConsentFact, Fact } from './facts.ts';

/** Takes the facts; the recorder behind it is lazily loaded. Tests give a list of their own. */
export const $analytics = createStore<{ readonly push: (fact: Fact | ConsentFact) => unknown }>(
  { push: () => undefined },
  { serialize: 'ignore' },
);

const recordFx = attach({
  source: $analytics,
  effect: (analytics, fact: Fact | ConsentFact) => {
    analytics.push(fact);
  },
});

// Consent comes before what it lets through.
sample({
  clock: [$isGranted, $running],
  source: { isGranted: $isGranted, running: $running },
  filter: ({ isGranted }) => isGranted,
  fn: ({ running }): ConsentFact => (running === null ? { kind: 'agreed' } : { kind: 'run', ...running }),
  target: recordFx,
});
sample({
  clock: consentChosen,
  filter: (choice) => choice === 'denied',
  fn: (): ConsentFact => ({ kind: 'withdrawn' }),
  target: recordFx,
});

// product.md 2: page views are tracked when the route has a property code.
sample({
  clock: pageEntered,
  source: $language,
  filter: (_, { route }) => codeOf(route) !== null,
  fn: (language, { route }): Fact => ({
    kind: 'page',
    path: trackedPath(route),
    title: pageTitle(route.match.definition, language),
    propertyCode: codeOf(route)?.toUpperCase() ?? '',
  }),
  target: recordFx,
});

// What is in the basket when the page is opened was put there before.
sample({
  clock: pageEntered,
  source: $basket,
  filter: (_, { isFirst }) => isFirst,
  fn: (basket): Fact => ({ kind: 'basket', basket }),
  target: recordFx,
});
const $items = $basket.map(({ items }) => items);
sample({
  clock: $items,
  source: $basket,
  fn: (basket): Fact => ({ kind: 'basket', basket }),
  target: recordFx,
});

const listed = sample({
  clock: onBus('rooms.listed.v1'),
  source: { response: $availability, basket: $basket, property: $property },
});
sample({
  clock: listed.filterMap(({ response, basket, property }): Fact | undefined =>
    response === null ? undefined : { kind: 'listed', response, basket, bands: property?.childBands },
  ),
  target: recordFx,
});
sample({
  clock: onBus('checkout.begun.v1'),
  source: $basket,
  fn: (basket): Fact => ({ kind: 'checkout', basket }),
  target: recordFx,
});
sample({
  clock: onBus('checkout.payment-info-added.v1'),
  source: $basket,
  fn: (basket, { paymentType }): Fact => ({ kind: 'payment', basket, paymentType }),
  target: recordFx,
});
sample({
  clock: onBus('booking.confirmed.v1'),
  fn: ({ referenceNumber, total, currency }): Fact => ({ kind: 'booked', referenceNumber, total, currency }),
  target: recordFx,
});
