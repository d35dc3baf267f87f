export { type BookingEvent, readBookingEvents, readOnce, recordBookingEvent } from './repository.ts';
