import type { TabStorage } from 'shared/runtime';
import type { ConsentFact, Fact } from './facts.ts';
import { createRecorder } from './recorder.ts';
import { forgetThirdParties, startThirdParties } from './third-parties.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

interface StartOptions {
  readonly tab: TabStorage;
  readonly device: TabStorage;
  readonly agreedAt: string | null;
  readonly now: () => Date;
}

/** The recorder of this page; fetched when the page has settled. */
export function startAnalytics(
  window: Window,
  { now, ...options }: StartOptions,
): (fact: Fact | ConsentFact) => void {
  return createRecorder({
    ...options,
    dataLayer: (window.dataLayer ??= []),
    run: (parties) => startThirdParties(window, parties, now().getTime()),
    forget: () => {
      forgetThirdParties(window.document);
    },
  });
}
