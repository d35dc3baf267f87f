// The calendar, the alternative stays, what is said of a room, the pictures and the places of what is far down the page: fetched when the browser is idle, or when the guest opens the dates.
export { WhenNear } from '../when-near.tsx';
export { DatesDialog } from './dates-dialog.tsx';
export { PictureTiles } from '../pictures/picture-tiles.tsx';
export { StayAdvice } from './stay-advice.tsx';
export { RoomSplit } from './room-split.tsx';
