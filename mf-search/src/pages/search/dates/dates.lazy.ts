// The calendar, the alternative stays and what is said of a room: fetched when the browser is idle, or when the guest opens the dates.
export { DatesDialog } from './dates-dialog.tsx';
export { StayAdvice } from './stay-advice.tsx';
export { RoomSplit } from './room-split.tsx';
