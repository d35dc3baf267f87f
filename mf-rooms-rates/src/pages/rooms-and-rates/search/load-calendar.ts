import { useUnit } from 'effector-react';
import { lazy } from 'react';
import { calendarShown } from './dates-model.ts';

/** The calendar and what draws it: fetched some time after the page, or when the guest opens it. */
export const loadCalendar = () =>
  Promise.all([import('./calendar.lazy.tsx'), import('shared/ui/date')]).then(([calendar]) => calendar);

export const CalendarOverPage = lazy(() =>
  loadCalendar().then((calendar) => ({ default: calendar.CalendarOverPage })),
);
export const CalendarPreparation = lazy(() =>
  loadCalendar().then((calendar) => ({ default: calendar.CalendarPreparation })),
);

/** How the calendar is opened, from wherever the guest may change dates. */
export function useOpenCalendar(): () => void {
  const show = useUnit(calendarShown);
  return () => {
    loadCalendar().then(
      () => {
        show();
      },
      // Without a network it stays closed; the page says that the network is missing.
      () => {
        if (navigator.onLine) show();
      },
    );
  };
}
