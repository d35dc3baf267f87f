import { createWatch, scopeBind, type Scope } from 'effector';
import { $deviceStorage, $property, $tabStorage, busEventHappened, systemClock } from 'shared/runtime';
import { $isGranted } from '../consent/model.ts';
import { $dialog } from '../layout/dialogs-model.ts';
import type { ConsentFact, Fact } from './facts.ts';
import { guardLogIn } from './log-in-guard.ts';
import { createRecorder } from './recorder.ts';
import { forgetThirdParties, startThirdParties } from './third-parties.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
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
  return createRecorder({
    tab,
    device: scope.getState($deviceStorage),
    agreedAt: scope.getState($isGranted) ? (scope.getState($property)?.propertyCode ?? null) : null,
    dataLayer: (window.dataLayer ??= []),
    run: (parties) => run(() => startThirdParties(window, parties, systemClock.now().getTime())),
    forget: () => {
      forgetThirdParties(window.document);
    },
  });
}
