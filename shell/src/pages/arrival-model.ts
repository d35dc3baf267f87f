import { attach, createStore, sample } from 'effector';
import { documentTitle, frameTranslate } from 'shared/first-screen';
import { $language, $property, $propertyGroup, pageTitled } from 'shared/runtime';
import { pageEntered } from '../routing/model.ts';
import { $registry } from '../routing/registry-model.ts';
import { hrefOf } from '../routing/route-table.ts';

export interface Arrival {
  /** How many pages have been entered in this document; the first is the one that the server drew. */
  readonly count: number;
  readonly title: string;
}

export const $arrivals = createStore<Arrival>({ count: 0, title: '' });

/** What of the document the shell changes; tests hand in their own. */
export interface PageDocument {
  readonly setTitle: (title: string) => void;
  readonly scrollToTop: () => void;
}

export const $pageDocument = createStore<PageDocument>(
  { setTitle: () => undefined, scrollToTop: () => undefined },
  { serialize: 'ignore' },
);

sample({
  clock: pageEntered,
  source: {
    arrivals: $arrivals,
    property: $property,
    propertyGroup: $propertyGroup,
    language: $language,
    registry: $registry,
  },
  fn: ({ arrivals, language, ...site }, { route }): Arrival => ({
    count: arrivals.count + 1,
    title: documentTitle(site, hrefOf(route.place), language),
  }),
  target: $arrivals,
});

// A page that knows more than its kind, such as a booking's reference, titles itself.
sample({
  clock: pageTitled,
  source: { arrivals: $arrivals, property: $property, language: $language },
  fn: ({ arrivals, property, language }, title): Arrival => ({
    ...arrivals,
    title: `${title} · ${property?.propertyName ?? frameTranslate(language)('title.site')}`,
  }),
  target: $arrivals,
});

const setTitleFx = attach({
  source: $pageDocument,
  effect: (document, { title }: Arrival) => {
    document.setTitle(title);
  },
});
const scrollToTopFx = attach({
  source: $pageDocument,
  effect: (document) => {
    document.scrollToTop();
  },
});

sample({ clock: $arrivals, target: setTitleFx });
// product.md 2: every navigation scrolls to the top; a change of the query alone is no navigation.
sample({ clock: pageEntered, filter: ({ isFirst }) => !isFirst, target: scrollToTopFx });
