import './calendar.css';

export type { DateRangeCalendarProps } from './calendar-props.ts';
export { DateRangeCalendar } from './date-range-calendar.tsx';
export { DateRangeDialog, type DateRangeDialogProps } from './date-range-dialog.tsx';
export type { DateRange, DateRole } from './range.ts';
