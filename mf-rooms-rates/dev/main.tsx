import 'shared/first-screen/styles.css';
import 'shared/ui/styles.css';
import { allSettled, createEffect, fork, sample } from 'effector';
import { Provider } from 'effector-react';
import { createRoot } from 'react-dom/client';
import {
  $http,
  basketRestoreRequested,
  bookConfigLoaded,
  navigationRequested,
  propertyLoaded,
  routeEntered,
} from 'shared/runtime';
import { aBookConfig, aProperty } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { remote } from '../src/remote.ts';
import { httpOf, scenarios } from './scenarios.ts';

// A small host with the real runtime: /?scenario=NAME, see scenarios.ts.
const host = new URLSearchParams(location.search);
const scenario = scenarios[host.get('scenario') ?? ''] ?? scenarios['usual'];
if (scenario === undefined) throw new Error('There is no such scenario');

const here = '/Book/HARBOUR/Rooms-And-Rates';
const routeOf = (hash: string) => ({
  path: here,
  params: { propertyCode: 'HARBOUR' },
  query: scenario.query,
  hash,
});

const goFx = createEffect(({ to }: { readonly to: string }) => {
  // The rest of the site is not here.
  if (to.startsWith(here)) location.hash = new URL(to, location.href).hash;
});
sample({ clock: navigationRequested, target: goFx });

const scope = fork({ values: [[$http, httpOf(scenario)]] });
const tell = (hash: string): void => {
  window.scrollTo(0, 0);
  void allSettled(routeEntered, { scope, params: routeOf(hash) });
};
window.addEventListener('hashchange', () => {
  tell(location.hash);
});
void allSettled(basketRestoreRequested, { scope });
void allSettled(propertyLoaded, { scope, params: aProperty(scenario.property) });
void allSettled(bookConfigLoaded, {
  scope,
  params: aBookConfig({
    bookingIncentives: [
      { title: 'Best price, promised', text: 'You will not find this room for less anywhere else.' },
      { title: 'Straight to the hotel', text: 'Your booking and your wishes come to us, not to an agency.' },
    ],
  }),
});
tell(location.hash);

const Page = remote.pages['rooms-and-rates'];
const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">
        <main>
          <Page />
        </main>
      </UiProvider>
    </Provider>,
  );
