// The calendar, the alternative stays, what is said of a room, the pictures and the place of what the hotel says of itself: fetched when the browser is idle, or when the guest opens the dates.
export { AboutPlace } from '../about/about-place.tsx';
export { DatesDialog } from './dates-dialog.tsx';
export { PictureTiles } from '../pictures/picture-tiles.tsx';
export { StayAdvice } from './stay-advice.tsx';
export { RoomSplit } from './room-split.tsx';
