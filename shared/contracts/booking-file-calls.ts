import * as z from 'zod/mini';
import { bookingCalendarPath, receiptPath, walletPassPath } from './booking-files.ts';
import { defineEndpoint } from './endpoint.ts';
import { idSchema, languageCodeSchema } from './primitives.ts';

/** The bytes of a file, which stand in a response as they are. */
export const fileSchema = z.instanceof(Uint8Array);

/** Which booking, and the reader's language; without it the booking's own. */
const querySchema = z.object({
  propertyId: idSchema,
  confirmationToken: z.string().check(z.minLength(1), z.maxLength(100)),
  languageCode: z.optional(languageCodeSchema),
});

/** The receipt of a booking as a document, for a link: its lines, taxes, payments and balance are those of the confirmation, and it has no number. */
export const getReceipt = defineEndpoint({
  method: 'GET',
  path: receiptPath,
  query: querySchema,
  file: 'application/pdf',
  responses: { 200: fileSchema },
});

/** The pass of a confirmed booking for Apple Wallet, for a link; 404 where this site signs none. */
export const getWalletPass = defineEndpoint({
  method: 'GET',
  path: walletPassPath,
  query: querySchema,
  file: 'application/vnd.apple.pkpass',
  responses: { 200: fileSchema },
});

/** The calendar entry of a booking (RFC 5545), the same as in its mails; of a cancelled one a file that takes it away. */
export const getBookingCalendar = defineEndpoint({
  method: 'GET',
  path: bookingCalendarPath,
  query: querySchema,
  file: 'text/calendar',
  responses: { 200: fileSchema },
});
