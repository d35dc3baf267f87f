export {
  type BookingEvent,
  listUnread,
  readBookingEvents,
  readOnce,
  recordBookingEvent,
} from './repository.ts';
