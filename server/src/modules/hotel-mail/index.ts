export { composeHotelArrivals } from './arrivals-mail.ts';
export { composeHotelEvent } from './event-mail.ts';
export { writeArrivalMails, writeEventMails } from './write-mails.ts';
