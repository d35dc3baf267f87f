import { createEvent, createStore, sample } from 'effector';
import { $route, navigationRequested, readTabFx, writeTabFx } from 'shared/runtime';
import { linkOf, withoutLink, type MailLink } from './link-of.ts';

/** The link by which the page was opened; `done` once it has been used in this tab. */
export type LinkState =
  | { readonly kind: 'none' }
  | { readonly kind: 'fresh'; readonly link: MailLink }
  | { readonly kind: 'done' };

const isState = (value: unknown): value is LinkState =>
  typeof value === 'object' && value !== null && 'kind' in value;

/**
 * Takes a mail's secret out of the address at once: addresses are read by analytics, stay in the history and are shared. The
 * tab stores the secret until it is used, so that a reload loses nothing.
 */
export function createLink(key: string) {
  const opened = createEvent();
  const used = createEvent();
  const taken = createEvent<LinkState>();
  const $state = createStore<LinkState>({ kind: 'none' })
    .on(taken, (_, state) => state)
    .on(used, (): LinkState => ({ kind: 'done' }));

  const inAddress = sample({ clock: opened, source: $route });
  const withLink = inAddress.filterMap((route) => {
    const link = linkOf(route.query);
    return link === null ? undefined : { route, state: { kind: 'fresh', link } as const };
  });
  sample({ clock: withLink, fn: ({ state }): LinkState => state, target: taken });
  sample({
    clock: withLink,
    fn: ({ route }) => ({ to: `${route.path}${withoutLink(route.query)}${route.hash}`, replace: true }),
    target: navigationRequested,
  });
  sample({
    clock: inAddress,
    filter: ({ query }) => linkOf(query) === null,
    fn: () => key,
    target: readTabFx,
  });
  const fromTab = sample({
    clock: readTabFx.done,
    source: $state,
    filter: (_, { params }) => params === key,
    fn: (state, { result }) => ({ state, stored: isState(result) ? result : state }),
  });
  // A link that was used while the tab was read stays used.
  sample({
    clock: fromTab,
    fn: ({ state, stored }) => (state.kind === 'none' ? stored : state),
    target: taken,
  });
  sample({ clock: $state, fn: (value) => ({ key, value }), target: writeTabFx });

  return { opened, used, taken, $state };
}
