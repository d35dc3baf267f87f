// Bundled by each remote that opens the calendar, as a part that comes later; its state, the guest's search and what it draws with come from the shell.
export { AvailabilityDialog, type AvailabilityDialogProps } from './availability-dialog.tsx';
export {
  $calendar,
  $calendarFailed,
  $disabledDates,
  $included,
  $lastDay,
  $minimums,
  $need,
  $pause,
  $rules,
  calendarOpened,
  calendarWanted,
} from './model.ts';
export { stayProblemText } from './problem-text.ts';
export { useDayNotes } from './use-day-notes.ts';
