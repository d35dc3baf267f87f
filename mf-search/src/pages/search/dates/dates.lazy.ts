// The calendar and the alternative stays: fetched when the browser is idle, or when the guest opens the dates.
export { DatesDialog } from './dates-dialog.tsx';
export { StayAdvice } from './stay-advice.tsx';
