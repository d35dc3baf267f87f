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

/** A busy page, or one that its browser takes for busy, is not waited for without end. */
const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof window.requestIdleCallback !== 'function') resolve();
    else window.requestIdleCallback(() => resolve(), { timeout: 5_000 });
  });

/** What of a page itself comes later. */
const laterParts: Readonly<Record<string, () => Promise<unknown>>> = {
  search: () => import('shared/ui/date'),
  'rooms-and-rates': () => import('shared/ui/flow'),
};

/** When a page has settled and the browser is idle: the parts of it that come later, then the remote that comes next. */
export function Prefetch(): null {
  const { route, settled } = useUnit({ route: $entered, settled: pageSettled });
  const host = useRemoteHost();
  const page = route?.match.definition.page ?? null;
  const next = route?.match.definition.next ?? null;
  useEffect(() => {
    if (page === null) return;
    const left = new AbortController();
    const isHere = (): boolean => !left.signal.aborted;
    const fetchNext = async (): Promise<void> => {
      await whenIdle();
      if (!isHere()) return;
      settled();
      if (isSavingData()) return;
      // A prefetch that fails is no failure: whoever needs the part asks again and says so.
      await laterParts[page]?.().catch(() => undefined);
      // Each is evaluated in a moment of its own: together they would keep a press waiting.
      await whenIdle();
      if (next !== null && isHere()) await host.prefetch(next);
    };
    const timer = window.setTimeout(() => void fetchNext(), settleMs);
    return () => {
      left.abort();
      window.clearTimeout(timer);
    };
  }, [page, next, host, settled]);
  return null;
}
