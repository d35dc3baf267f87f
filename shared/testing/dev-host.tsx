import '../first-screen/styles.css';
import '../ui/styles.css';
import { allSettled, createWatch, fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import { createRoot } from 'react-dom/client';
import {
  $clock,
  $http,
  $tabStorage,
  basketRestoreRequested,
  bookConfigLoaded,
  navigationRequested,
  notificationRequested,
  propertyLoaded,
  routeEntered,
  type NavigationRequest,
} from '../runtime/index.ts';
import { UiProvider } from '../ui/index.ts';
import { fixedClock } from './clock.ts';
import { DevFrame } from './dev-frame.tsx';
import { placeOf, placesOf, routeAt, type DevHost, type DevScenario } from './dev-places.ts';
import { httpOf } from './http.ts';
import { aBookConfig, aProperty } from './property.ts';

export type { DevHost, DevScenario } from './dev-places.ts';

// Long enough to see what the page shows while it waits.
const pauseMs = 400;

/** The scope as the shell would have made it: property, configuration, basket of this tab and scenario. */
async function scopeOf(name: string, scenario: DevScenario): Promise<Scope> {
  const scope = fork({
    values: [
      [$http, httpOf(scenario.answers ?? {}, pauseMs)],
      [$clock, fixedClock(scenario.now)],
      [
        $tabStorage,
        {
          read: (key: string) => sessionStorage.getItem(`${name} ${key}`),
          write: (key: string, value: string) => sessionStorage.setItem(`${name} ${key}`, value),
        },
      ],
    ],
  });
  await allSettled(basketRestoreRequested, { scope });
  await allSettled(propertyLoaded, { scope, params: aProperty(scenario.property) });
  await allSettled(bookConfigLoaded, { scope, params: aBookConfig(scenario.config) });
  await scenario.prepare?.(scope);
  return scope;
}

/** Goes to where plain links lead, as the shell does. */
function followLinks(go: (request: NavigationRequest) => void): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const to = link?.getAttribute('href') ?? null;
    if (to?.startsWith('/') !== true || event.defaultPrevented || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    go({ to });
  });
}

/**
 * Shows one page or slot of a remote in `#root` with the real runtime and without the shell: `/?scenario=NAME`, then
 * `#` and the guest's address, so that reload, back and forward work. The clock stands still. Navigation works between
 * the places of `host` and its scenarios; any other address shows a notice. Throws for a scenario or page that is not there.
 */
export async function startDevHost(host: DevHost): Promise<void> {
  const names = Object.keys(host.scenarios);
  const name = new URLSearchParams(location.search).get('scenario') ?? names[0] ?? '';
  const scenario = host.scenarios[name];
  const element = document.getElementById('root');
  if (scenario === undefined || element === null) throw new Error(`There is no scenario "${name}".`);
  const scope = await scopeOf(name, scenario);
  const root = createRoot(element);
  const first = placeOf(host, scenario);
  const places = [first, ...placesOf(host)];
  const placeAt = (address: string) =>
    places.find(({ path }) => path === new URL(address, location.href).pathname);

  const enter = (): void => {
    const address = location.hash.startsWith('#/')
      ? location.hash.slice(1)
      : `${first.path}${scenario.query ?? ''}`;
    const place = placeAt(address) ?? first;
    void allSettled(routeEntered, { scope, params: routeAt(place, address) });
    root.render(
      <Provider value={scope}>
        <UiProvider locale="en-GB">
          <DevFrame remote={host.remote} place={place} names={names} name={name} />
        </UiProvider>
      </Provider>,
    );
  };
  const go = ({ to, replace = false, external = false }: NavigationRequest): void => {
    if (external || placeAt(to) === undefined) {
      const params = { kind: 'info', placement: 'bottom', text: `Leads to ${to}` } as const;
      void allSettled(notificationRequested, { scope, params });
      return;
    }
    history[replace ? 'replaceState' : 'pushState'](null, '', `#${to}`);
    if (!replace) window.scrollTo(0, 0);
    enter();
  };
  createWatch({ unit: navigationRequested, scope, fn: go });
  followLinks(go);
  window.addEventListener('popstate', () => {
    // A hash of its own is a place on the page.
    if (location.hash === '' || location.hash.startsWith('#/')) enter();
  });
  enter();
}
