import * as z from 'zod/mini';
import { wireObject } from './wire.ts';

/** The gateway whose own form takes cards: no card number comes to this site. */
export const cardGatewaySchema = wireObject({
  Kind: z.literal('Stripe'),
  PublishableKey: z.string(),
  /** The hotel's account under the site's own; null where the key is the hotel's. */
  AccountId: z.nullable(z.string()),
});
export type CardGateway = z.output<typeof cardGatewaySchema>;

/** What the gateway's form gave for a card or a wallet, to be used once. */
export const paymentTokenSchema = z.string().check(z.minLength(1), z.maxLength(200));

/** What the guest has to do at the bank, with the gateway's script, before the money is there. */
export const paymentActionSchema = wireObject({
  Kind: z.literal('Stripe'),
  ClientSecret: z.string(),
});
export type PaymentAction = z.output<typeof paymentActionSchema>;
