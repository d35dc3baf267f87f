import type { Scope } from 'effector';
import { lazyHandler, type LazyHandler } from '../lazy-loading/lazy-handler.ts';
import type { ConsentFact, Fact } from './facts.ts';

/** Collects facts until the recorder is fetched, by `start` or by a payment. `scopeOf` is called then, not before. */
export function createPageAnalytics(
  window: Window,
  scopeOf: () => Scope,
): Pick<LazyHandler<Fact | ConsentFact>, 'push' | 'start'> {
  const { push, start } = lazyHandler<Fact | ConsentFact>(async () => {
    const { startAnalytics } = await import('./start-analytics.lazy.ts');
    return startAnalytics(window, scopeOf());
  });
  return {
    push: (fact) => {
      push(fact);
      // After a payment the guest may leave before the page settles.
      if (fact.kind === 'booked' || fact.kind === 'payment') start();
    },
    start,
  };
}
