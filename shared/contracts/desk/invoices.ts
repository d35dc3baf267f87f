import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { invoiceRecipientSchema, invoiceResponseSchema } from '../invoice.ts';
import { idSchema, shortTextSchema } from '../primitives.ts';
import { orNull, wireObject } from '../wire.ts';

/** The invoice of a booking, and whom a new one would be made out to. */
export const getDeskInvoice = defineEndpoint({
  method: 'GET',
  path: '/api/Desk/Invoice',
  query: z.object({ propertyId: idSchema, reservationId: idSchema }),
  responses: { 200: invoiceResponseSchema },
});

/** As the guest does it: asked again, it responds with the same one; with the number of the latest one it corrects that. */
export const issueDeskInvoice = defineEndpoint({
  method: 'POST',
  path: '/api/Desk/Invoice',
  body: wireObject({
    PropertyId: idSchema,
    ReservationId: idSchema,
    /** Not needed where the recipient is fixed. */
    Recipient: orNull(invoiceRecipientSchema),
    Corrects: orNull(shortTextSchema),
  }),
  responses: { 200: invoiceResponseSchema },
});
