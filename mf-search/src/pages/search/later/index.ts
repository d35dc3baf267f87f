// What the search page does not need for its first screen: fetched when the browser is idle, or when the guest opens the dates.
export { DatesDialog } from './dates-dialog.tsx';
export { StayAdvice } from './stay-advice.tsx';
