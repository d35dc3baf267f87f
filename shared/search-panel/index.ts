// Bundled by each remote whose page has a search panel; the search itself, and where it is kept, is the remote's.
export { createSearchEditing, type SearchLimits } from './create-search-editing.ts';
export { DatesCell } from './dates-cell.tsx';
export { GuestsCell } from './guests-cell.tsx';
export { isTaken, roomRange, type RoomLimits } from './room-limits.ts';
export { splitRoom } from './split-room.ts';
export { GuestsDialog } from './guests-dialog.tsx';
export { RoomAges } from './room-ages.tsx';
