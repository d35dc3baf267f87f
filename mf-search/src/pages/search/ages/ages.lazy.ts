// Only a hotel with bands of ages asks for them: fetched when the browser is idle, or when they are needed.
export { AgesNotice } from './ages-notice.tsx';
export { RoomAges } from './room-ages.tsx';
