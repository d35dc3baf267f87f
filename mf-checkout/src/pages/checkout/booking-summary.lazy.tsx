// Beside the form of a desktop, folded above that of a phone.
export { BookingSummary } from './booking-summary.tsx';
