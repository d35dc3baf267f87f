import { useUnit } from 'effector-react';
import { Suspense, useEffect, useRef, useState, type ReactElement } from 'react';
import { $property } from 'shared/runtime';
import { $isCalendarShown } from './dates-model.ts';
import { CalendarOverPage, CalendarPreparation, loadCalendar } from './load-calendar.ts';
import { changeDatesId } from './places.ts';

/** product.md 9: disabled dates are computed 3 s after load, unless the guest opens the calendar before. */
const prepareAfterMs = 3_000;

/** Where the calendar of this page is drawn; several buttons open it. */
export function AvailabilityCalendar(): ReactElement | null {
  const { isShown, property } = useUnit({ isShown: $isCalendarShown, property: $property });
  const [loadedAt] = useState(() => performance.now());
  const [isPrepared, setPrepared] = useState(false);
  const wasShown = useRef(false);
  useEffect(() => {
    const timer = window.setTimeout(() => {
      loadCalendar().then(
        () => {
          setPrepared(true);
        },
        // The next press on a button that opens it fetches it once more.
        () => undefined,
      );
    }, prepareAfterMs);
    return () => {
      window.clearTimeout(timer);
    };
  }, []);
  useEffect(() => {
    // The button that opened it may have gone with the state that it belonged to.
    if (wasShown.current && !isShown && document.activeElement === document.body)
      document.getElementById(changeDatesId)?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  if (property === null) return null;
  return (
    <Suspense fallback={null}>
      {isPrepared && <CalendarPreparation loadedAt={loadedAt} />}
      {isShown && <CalendarOverPage property={property} />}
    </Suspense>
  );
}
