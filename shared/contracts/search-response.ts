import * as z from 'zod/mini';
import { countSchema } from './primitives.ts';
import { roomTypeSchema } from './room-type.ts';
import { serviceSchema } from './service.ts';
import { wireObject } from './wire.ts';

export const searchResponseShape = {
  RoomTypes: z.array(roomTypeSchema),
  PromoCodeMessage: z.nullable(z.string()),
  IsPromoCodeValid: z.nullable(z.boolean()),
  HopGiftVoucherCodeMessage: z.nullable(z.string()),
  IsHopGiftVoucherCodeValid: z.nullable(z.boolean()),
  /** Room type id → rooms free on every night of the stay. */
  NumberOfRoomsPerRoomTypeId: z.record(z.string(), countSchema),
  QuoteToken: z.string(),
  /** Why the rate plan of `RatePlanCode` is not offered, and all rates that the guest may have are instead; absent where it is. */
  RatePlanCodeMessage: z.optional(z.nullable(z.string())),
  /** The extras that some rate includes, at the prices of the stay; absent where none does. */
  IncludedServices: z.optional(z.array(serviceSchema)),
  /** Why nothing can be booked for these days, whatever is free: they have passed. */
  AvailabilityMessage: z.optional(z.nullable(z.string())),
} as const;

export const searchResponseSchema = wireObject(searchResponseShape);
export type SearchResponse = z.output<typeof searchResponseSchema>;
