import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { saidShape } from '../error.ts';
import { idSchema } from '../primitives.ts';
import { personalDataSchema, personalFileSchema } from '../privacy.ts';
import { wireObject } from '../wire.ts';

const ofBooking = wireObject({ PropertyId: idSchema, ReservationId: idSchema });

/** What the hotel has of the booker of a booking, found by the e-mail address. 409 once it is erased. */
export const getDeskPerson = defineEndpoint({
  method: 'GET',
  path: '/api/Desk/Person',
  query: z.object({ propertyId: idSchema, reservationId: idSchema }),
  responses: { 200: personalDataSchema },
});

export const exportDeskPerson = defineEndpoint({
  method: 'POST',
  path: '/api/Desk/ExportPerson',
  body: ofBooking,
  responses: { 200: personalFileSchema },
});

/** 409 while something is open. */
export const eraseDeskPerson = defineEndpoint({
  method: 'POST',
  path: '/api/Desk/ErasePerson',
  body: ofBooking,
  responses: { 200: wireObject({ Success: z.boolean(), Message: z.string(), ...saidShape }) },
});
