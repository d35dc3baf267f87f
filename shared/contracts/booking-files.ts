/** Where a booking's files are; apart from their calls, so that who only links them needs no schema. */
export const receiptPath = '/api/Reservation/Receipt';
export const walletPassPath = '/api/Reservation/WalletPass';
export const bookingCalendarPath = '/api/Reservation/Calendar';
