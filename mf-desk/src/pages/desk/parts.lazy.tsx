import type { ComponentType } from 'react';
import { DeskTheme } from 'shared/ui/desk';
import { PrintSheet } from './acts/print-sheet.tsx';
import { BookingDrawer } from './booking-drawer.tsx';
import { Bookings } from './bookings.tsx';
import { later } from './later.tsx';
import { LogInSteps } from './log-in.tsx';
import { Own } from './own.tsx';
import { Staff } from './staff.tsx';

const Calendar = later(() => import('./calendar/calendar.lazy.tsx').then((module) => module.Calendar));
const NewBookingDrawer = later(() =>
  import('./telephone/new-booking.lazy.tsx').then((module) => module.NewBookingDrawer),
);
const Numbers = later(() => import('./numbers/numbers.lazy.tsx').then((module) => module.Numbers));
const Reviews = later(() => import('./reviews/reviews.lazy.tsx').then((module) => module.Reviews));

const themed = <Props extends object>(Part: ComponentType<Props>) =>
  function ThemedPart(props: Props) {
    return (
      <DeskTheme>
        <Part {...props} />
      </DeskTheme>
    );
  };

/** What antd draws of the desk: everything but the first screen. */
export const parts = {
  Bookings: themed(Bookings),
  BookingDrawer: themed(BookingDrawer),
  Calendar: themed(Calendar),
  LogInSteps: themed(LogInSteps),
  NewBookingDrawer: themed(NewBookingDrawer),
  Numbers: themed(Numbers),
  Own: themed(Own),
  PrintSheet,
  Reviews: themed(Reviews),
  Staff: themed(Staff),
};

/** The scripts of parts that are their own, before they are opened. */
export const fetchMore = () => Promise.all([Calendar.fetch(), Numbers.fetch()]);
