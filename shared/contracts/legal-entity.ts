import * as z from 'zod/mini';
import { shortTextSchema } from './primitives.ts';
import { orNull, wireObject } from './wire.ts';

/** A postal address as it stands on an envelope, without the name. */
export const addressLinesSchema = z.array(shortTextSchema).check(z.maxLength(6));

/** The company or person that a hotel is run by, as the law wants it on invoices. */
export const legalEntitySchema = wireObject({
  Name: shortTextSchema,
  AddressLines: addressLinesSchema,
  /** With the letters of its country: "ESB12345674". Needed where there is VAT. */
  VatId: orNull(shortTextSchema),
});
export type LegalEntity = z.output<typeof legalEntitySchema>;
