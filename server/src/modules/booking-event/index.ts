export {
  type BookingEvent,
  listUnread,
  type NewBookingEvent,
  readBookingEvents,
  readOnce,
  recordBookingEvent,
  skipUnread,
} from './repository.ts';
