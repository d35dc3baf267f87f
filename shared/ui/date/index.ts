import './calendar.css';

export { DateField, type DateFieldProps } from './date-field.tsx';
export { DateRangeCalendar, type DateRangeCalendarProps } from './date-range-calendar.tsx';
export { DateRangeDialog, type DateRangeDialogProps } from './date-range-dialog.tsx';
export type { DateRange, DateRole } from './range.ts';
