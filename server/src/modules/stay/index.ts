export { giveBack } from './give-back.ts';
export { composeBookingCancelled } from './mails/booking-cancelled.ts';
export { composeBookingChanged } from './mails/booking-changed.ts';
export { composeRefundMade } from './mails/refund-made.ts';
export { registerStayRoutes } from './routes.ts';
