import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { pageSettled } from '../pages/settled-model.ts';
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

/** When a page has settled and the browser is idle: the parts of it that come later, and the remote that comes next. */
export function Prefetch(): null {
  const { route, settled } = useUnit({ route: $entered, settled: pageSettled });
  const host = useRemoteHost();
  const page = route?.match.definition.page ?? null;
  const next = route?.rule.next ?? null;
  useEffect(() => {
    if (page === null) return;
    const fetchNext = (): void => {
      settled();
      if (isSavingData()) return;
      // A prefetch that fails is no failure: whoever needs the part asks again and says so.
      if (page === 'search') void import('shared/ui/date').catch(() => undefined);
      if (page === 'rooms-and-rates') void import('shared/ui/flow').catch(() => undefined);
      if (next !== null) void host.prefetch(next);
    };
    const timer = window.setTimeout(() => {
      if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(fetchNext);
      else fetchNext();
    }, settleMs);
    return () => {
      window.clearTimeout(timer);
    };
  }, [page, next, host, settled]);
  return null;
}
