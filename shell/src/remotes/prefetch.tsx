import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { PageDefinition } from 'shared/first-screen';
import { pageSettled } from '../pages/settled-model.ts';
import { whenStayed } from '../pages/when-stayed.ts';
import { $entered } from '../routing/model.ts';
import { useRemoteHost } from './use-remote.ts';

const settleMs = 2_500;

interface SavingConnection {
  readonly saveData?: boolean;
}

const isSavingData = (): boolean => {
  // Not in every browser, and not in TypeScript's library.
  const { connection } = navigator as Navigator & { readonly connection?: SavingConnection };
  return connection?.saveData === true;
};

/** Resolves when the browser is idle, or after five seconds on a page that never is. */
const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof window.requestIdleCallback !== 'function') resolve();
    else window.requestIdleCallback(() => resolve(), { timeout: 5_000 });
  });

/** The lazily loaded module of a page itself. */
const lazyModules: Readonly<Record<NonNullable<PageDefinition['later']>, () => Promise<unknown>>> = {
  calendar: () => import('shared/ui/date'),
  overlays: () => import('shared/ui/flow'),
};

/** When a page has settled and the browser is idle: fetches its lazily loaded module, then the files of the next page's remote. */
export function Prefetch(): null {
  const { route, settled } = useUnit({ route: $entered, settled: pageSettled });
  const host = useRemoteHost();
  const page = route?.match.definition.page ?? null;
  const next = route?.match.definition.next ?? null;
  const later = route?.match.definition.later ?? null;
  useEffect(() => {
    if (page === null) return undefined;
    const fetchNext = async (ended: AbortSignal): Promise<void> => {
      const isHere = (): boolean => !ended.aborted;
      await whenIdle();
      if (!isHere()) return;
      settled();
      if (isSavingData()) return;
      // A failed prefetch is ignored: the component that needs the module retries, and shows an error.
      if (later !== null) await lazyModules[later]().catch(() => undefined);
      if (next !== null && isHere()) await host.prefetch(next);
    };
    return whenStayed(window, settleMs, (ended) => void fetchNext(ended));
  }, [page, later, next, host, settled]);
  return null;
}
