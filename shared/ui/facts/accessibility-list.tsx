import { lazy, Suspense, type ReactElement } from 'react';
import type { AccessibilityFact } from '../../contracts/index.ts';

const Facts = lazy(() => import('./accessibility-list.lazy.tsx'));

/** What a hotel states of its accessibility, or of a room's; the words come when there is something to say. */
export const AccessibilityList = ({
  facts,
}: {
  readonly facts: readonly AccessibilityFact[];
}): ReactElement | null =>
  facts.length === 0 ? null : (
    <Suspense>
      <Facts facts={facts} />
    </Suspense>
  );
