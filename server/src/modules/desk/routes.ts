import {
  getDeskBooking,
  getDeskToday,
  searchDeskBookings,
  sendMailAgain,
  writeDeskNote,
} from 'shared/contracts/desk';
import type { Desk } from '../staff/index.ts';
import { readBooking, sendAgain, writeNote } from './booking.ts';
import { findBookings } from './bookings.ts';
import type { DeskDeps } from './deps.ts';
import { readToday } from './today.ts';

/** What the desk sees of its hotel. */
export function registerDeskRoutes(desk: Desk, deps: DeskDeps): void {
  desk.hotel(getDeskToday, ({ query }, call) => readToday(deps, query.on, call));
  desk.hotel(searchDeskBookings, ({ query }, call) => findBookings(deps, query, call));
  desk.hotel(getDeskBooking, ({ query }, call) => readBooking(deps, query.reservationId, call));
  desk.hotel(sendMailAgain, ({ body }, call) => sendAgain(deps, body, call));
  desk.hotel(writeDeskNote, ({ body }, call) => writeNote(deps, body, call));
}
