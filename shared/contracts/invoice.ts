import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { addressLinesSchema, legalEntitySchema } from './legal-entity.ts';
import { amountSchema, currencySchema, idSchema, shortTextSchema, stayDateSchema } from './primitives.ts';
import { chargedTaxSchema } from './taxes.ts';
import { orNull, wireObject } from './wire.ts';

const tokenSchema = z.string().check(z.minLength(1), z.maxLength(100));

/** Who an invoice is made out to: a person, and the company that they travel for. */
export const invoiceRecipientSchema = wireObject({
  Name: shortTextSchema,
  CompanyName: orNull(shortTextSchema),
  VatId: orNull(shortTextSchema),
  AddressLines: addressLinesSchema,
});
export type InvoiceRecipient = z.output<typeof invoiceRecipientSchema>;

const invoiceNameSchema = wireObject({ Number: z.string(), IssuedOn: stayDateSchema });

/** VAT of one rate: `Amount` is the VAT, `Base` what it was charged on without it. */
export const invoiceVatSchema = wireObject({
  Name: z.string(),
  Percent: z.number(),
  Base: amountSchema,
  Amount: amountSchema,
});

/**
 * An invoice as it was issued; nothing of it changes afterwards. Net + Σ VAT + Σ OtherTaxes = Total, and unless two kinds of VAT are charged on the same
 * price Σ Base + UntaxedBase = Net. A voucher is a way of paying: Total − Voucher is the total of the confirmation.
 */
export const invoiceSchema = wireObject({
  Number: z.string(),
  /** In the time zone of the hotel. */
  IssuedOn: stayDateSchema,
  /** The invoice that this one corrects and takes the place of. */
  Corrects: z.nullable(invoiceNameSchema),
  Issuer: legalEntitySchema,
  Recipient: invoiceRecipientSchema,
  PropertyName: z.string(),
  ReferenceNumber: z.string(),
  PONumber: z.nullable(z.string()),
  DateFrom: stayDateSchema,
  DateTo: stayDateSchema,
  Items: z.array(
    wireObject({
      RoomType: z.string(),
      RatePlan: z.string(),
      Guest: z.string(),
      PriceLines: z.array(wireObject({ Text: z.string(), Amount: amountSchema })),
      TotalCost: amountSchema,
    }),
  ),
  Vat: z.array(invoiceVatSchema),
  /** What no VAT was charged on, where there is VAT on the rest. */
  UntaxedBase: amountSchema,
  /** Taxes and fees that are no VAT and stand beside the bases. */
  OtherTaxes: z.array(chargedTaxSchema),
  /** Taxes and fees that are part of the bases, for information. */
  ContainedTaxes: z.array(chargedTaxSchema),
  /** Total without taxes and fees. */
  Net: amountSchema,
  Total: amountSchema,
  Voucher: amountSchema,
  /** Other payments until the invoice was issued. */
  Paid: amountSchema,
  Balance: amountSchema,
  /** How much less this correction is than the invoice that it takes the place of: it is a credit note of so much. */
  Credited: z.optional(amountSchema),
  Currency: currencySchema,
});
export type Invoice = z.output<typeof invoiceSchema>;

export const invoiceResponseSchema = wireObject({
  /** The latest one of the booking; null before the first. */
  Invoice: z.nullable(invoiceSchema),
  /** Of the latest invoice; of the booking before the first. */
  Recipient: invoiceRecipientSchema,
  /** The recipient is a company whose data the hotel has: guests do not change them. */
  IsRecipientFixed: z.boolean(),
  /** The booking, or the company's data, has changed since the latest invoice. */
  IsOutdated: z.boolean(),
});
export type InvoiceResponse = z.output<typeof invoiceResponseSchema>;

export const getInvoice = defineEndpoint({
  method: 'GET',
  path: '/api/Reservation/Invoice',
  query: z.object({ propertyId: idSchema, confirmationToken: tokenSchema }),
  responses: { 200: invoiceResponseSchema },
});

/** Issues the invoice of a booking; asked again, it responds with the same one. */
export const issueInvoice = defineEndpoint({
  method: 'POST',
  path: '/api/Reservation/Invoice',
  body: wireObject({
    PropertyId: idSchema,
    ConfirmationToken: tokenSchema,
    /** Not needed where the recipient is fixed. */
    Recipient: orNull(invoiceRecipientSchema),
    /** The number of the latest invoice, when another one is to take its place. */
    Corrects: orNull(shortTextSchema),
  }),
  responses: { 200: invoiceResponseSchema },
});
