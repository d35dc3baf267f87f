import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { saidShape } from '../error.ts';
import { idSchema, textSchema } from '../primitives.ts';
import { wireObject } from '../wire.ts';

/** Why the hotel does not accept a booking on request. */
export const declineReasons = ['NoAgreement', 'CompanyUnknown', 'NoRooms', 'Withdrawn', 'Other'] as const;
const declineReasonSchema = z.enum(declineReasons);
export type DeclineReason = z.output<typeof declineReasonSchema>;

const ofRequest = {
  PropertyId: idSchema,
  ReservationId: idSchema,
  /** For the desk's own eyes, beside the decision. */
  Notes: z.optional(z.nullable(textSchema)),
} as const;
const outcomeSchema = wireObject({ Success: z.boolean(), Message: z.string(), ...saidShape });

/** Confirms a booking on request, and takes its rooms. 409 where they were sold meanwhile, or the request is not open any more. */
export const acceptRequest = defineEndpoint({
  method: 'POST',
  path: '/api/Desk/AcceptRequest',
  body: wireObject(ofRequest),
  responses: { 200: outcomeSchema },
});

/** Ends a booking on request; the mail to the guest says that it was not confirmed, and not why. 409 where it is not open any more. */
export const declineRequest = defineEndpoint({
  method: 'POST',
  path: '/api/Desk/DeclineRequest',
  body: wireObject({ ...ofRequest, Reason: declineReasonSchema }),
  responses: { 200: outcomeSchema },
});
