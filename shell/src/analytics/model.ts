import { attach, createStore, sample } from 'effector';
import { pageTitle } from 'shared/first-screen';
import { $language } from 'shared/runtime';
import { pageEntered } from '../routing/model.ts';
import { codeOf, trackedPath } from '../routing/route-table.ts';

/** GA4's names on a list of our own; nothing is sent to anybody from here (decisions 5). */
export type AnalyticsEvent = Readonly<Record<string, string | number | null>> & { readonly event: string };

/** Where events are kept: the page's `dataLayer`, or a test's list. */
export const $dataLayer = createStore<{ readonly push: (event: AnalyticsEvent) => unknown }>(
  { push: () => undefined },
  { serialize: 'ignore' },
);

const recordFx = attach({
  source: $dataLayer,
  effect: (dataLayer, event: AnalyticsEvent) => {
    dataLayer.push(event);
  },
});

// product.md 2: page views are tracked when the route has a property code.
sample({
  clock: pageEntered,
  source: $language,
  filter: (_, { route }) => route.rule.tracked && codeOf(route) !== null,
  fn: (language, { route }): AnalyticsEvent => ({
    event: 'page_view',
    page_path: trackedPath(route),
    page_title: pageTitle(route.match.definition.page, language),
    property_code: codeOf(route)?.toUpperCase() ?? null,
  }),
  target: recordFx,
});
