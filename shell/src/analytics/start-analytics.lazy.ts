import { createWatch, scopeBind, type Scope } from 'effector';
import { matchPage } from 'shared/first-screen';
import { pageAddress } from 'shared/domain';
import {
  $deviceStorage,
  $property,
  $tabStorage,
  busEventHappened,
  systemClock,
  type TabStorage,
} from 'shared/runtime';
import { $isGranted } from '../consent/model.ts';
import { $dialog } from '../layout/dialogs-model.ts';
import { leaveForStop, openStop, type Stop } from './booked-stop.ts';
import type { ConsentFact, Fact } from './facts.ts';
import { guardLogIn } from './log-in-guard.ts';
import { createRecorder } from './recorder.ts';
import { forgetThirdParties, startThirdParties } from './third-parties.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const timers = (window: Window) => ({
  after: (ms: number, run: () => void): void => {
    window.setTimeout(run, ms);
  },
  onRestored: (run: () => void): void => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) run();
    });
  },
});

function leaveFrom(window: Window, tab: TabStorage, propertyCode: string): void {
  const { document, history, location } = window;
  leaveForStop({
    tab,
    ...timers(window),
    hide: (isHidden) => {
      document.documentElement.style.visibility = isHidden ? 'hidden' : '';
    },
    open: () => {
      // A browser may replace the entry of a page that is not loaded yet: what is replaced is a second entry of the same page.
      history.pushState(history.state, '', location.href);
      location.replace(pageAddress('booked', { propertyCode }));
    },
    abandon: () => {
      window.stop();
    },
  });
}

/** The stop, where this document is its page. */
function stopOf(window: Window, tab: TabStorage): Stop | null {
  const { definition, params } = matchPage(window.location.pathname);
  const { propertyCode } = params;
  if (definition.page !== 'booked' || propertyCode === undefined) return null;
  return openStop({
    tab,
    ...timers(window),
    propertyCode: propertyCode.toUpperCase(),
    back: () => {
      window.history.back();
    },
    toSearch: () => {
      window.location.replace(pageAddress('search', { propertyCode }));
    },
  });
}

/** The recorder of this page; fetched when the page has settled. */
export function startAnalytics(window: Window, scope: Scope): (fact: Fact | ConsentFact) => void {
  const tab = scope.getState($tabStorage);
  const emit = scopeBind(busEventHappened, { scope });
  const run = guardLogIn({
    tab,
    isOpen: () => scope.getState($dialog).kind === 'login',
    onDialogChange: (fn) => createWatch({ unit: $dialog, fn, scope }),
    openLogIn: () => {
      emit({ type: 'login.requested.v1' });
    },
    reload: () => {
      window.location.reload();
    },
  });
  const stop = stopOf(window, tab);
  const dataLayer = (window.dataLayer ??= []);
  return createRecorder({
    tab,
    device: scope.getState($deviceStorage),
    agreedAt: () => (scope.getState($isGranted) ? (scope.getState($property)?.propertyCode ?? null) : null),
    dataLayer: {
      push: (entry) => dataLayer.push(stop === null ? entry : stop.followed(entry)),
      splice: (from) => dataLayer.splice(from),
    },
    run: (parties) =>
      run(() => {
        stop?.started(parties);
        return startThirdParties(window, parties, systemClock.now().getTime(), stop?.settled);
      }),
    forget: () => {
      forgetThirdParties(window.document);
    },
    onPurchaseWaiting: (propertyCode) => {
      leaveFrom(window, tab, propertyCode);
    },
  });
}
