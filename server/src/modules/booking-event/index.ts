export {
  type BookingEvent,
  listUnread,
  type NewBookingEvent,
  readBookingEvents,
  readOnce,
  recordBookingEvent,
} from './repository.ts';
