import { lazy, Suspense, useRef, type ReactElement, type ReactNode } from 'react';
import type { Property } from 'shared/contracts';
import { useNear } from './use-near.ts';

const BeforePaying = lazy(() =>
  import('./before-paying.lazy.tsx').then((part) => ({ default: part.BeforePaying })),
);

interface BeforePayingPlaceProps {
  readonly property: Property;
  /** A rate says when it is paid: what the button says depends on it, so that it waits for it. */
  readonly isInParts: boolean;
  readonly children: ReactNode;
}

/** What the guest reads before the button, which is among its children. */
export function BeforePayingPlace({ property, isInParts, children }: BeforePayingPlaceProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const content = <BeforePaying property={property} />;
  if (isInParts)
    return (
      <Suspense>
        {content}
        {children}
      </Suspense>
    );
  return (
    <>
      <div ref={place} className="co-before">
        <Suspense>{isNear && content}</Suspense>
      </div>
      {children}
    </>
  );
}
