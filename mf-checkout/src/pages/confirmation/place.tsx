import { lazy, Suspense } from 'react';
import type { Confirmation, Property } from 'shared/contracts';

const HotelPlace = lazy(() => import('./place.lazy.tsx').then(({ Place }) => ({ default: Place })));

interface PlaceProps {
  readonly hotel: Confirmation['property'];
  readonly property: Property;
}

/** Photo, map and way to the hotel: below everything that a guest needs at once, so they come after it. */
export const PlaceSection = (props: PlaceProps) => (
  <Suspense fallback={<div className="card co-place--coming" aria-hidden="true" />}>
    <HotelPlace {...props} />
  </Suspense>
);
