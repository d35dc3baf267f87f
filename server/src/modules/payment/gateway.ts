/** A charge by the name that we gave it: gateways are asked by it, so it is made before they are told of the charge. */
export interface ChargeName {
  readonly propertyId: string;
  readonly reference: string;
}

/** A card as it was typed. Lives in the memory of one request: never stored, never logged (decisions 4). */
export interface CardToCharge {
  readonly number: string;
  readonly securityCode: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

export interface Charge extends ChargeName {
  readonly amountMinor: number;
  readonly currency: string;
  readonly email: string;
  /** Whom the money goes to, for the gateway's own page: the hotel's name. */
  readonly description: string;
  /** Null where the gateway's own page asks for the card. */
  readonly card: CardToCharge | null;
  /** Where the browser comes back to: a path of this site. */
  readonly returnPath: string;
  /** When the rooms are released: the gateway need not wait for the guest any longer. */
  readonly expiresAt: Date;
}

export type DeclineReason =
  | 'declined'
  | 'insufficient-funds'
  | 'expired-card'
  | 'wrong-code'
  | 'processing-error'
  | 'refused'
  | 'timed-out';

export type StartedCharge =
  | { readonly kind: 'approved'; readonly amountMinor: number; readonly currency: string }
  | { readonly kind: 'declined'; readonly reason: DeclineReason }
  /** The guest has to go to `url` (a path of this site, or an address). */
  | { readonly kind: 'redirect'; readonly url: string };

export type ChargeState =
  | Exclude<StartedCharge, { kind: 'redirect' }>
  | { readonly kind: 'pending' }
  | { readonly kind: 'refunded' }
  /** The gateway has never heard of it: nothing was charged, so far. */
  | { readonly kind: 'unknown' };

/**
 * What takes the guest's money. An expected refusal is a value; a throw means that the outcome is not known, and `lookup` is
 * asked for it later. Every call may be repeated: the reference makes it one charge and one refund.
 */
export interface PaymentGateway {
  /** Kept with the payment, so that the same gateway is asked later. */
  readonly provider: string;
  readonly start: (charge: Charge) => Promise<StartedCharge>;
  readonly lookup: (name: ChargeName) => Promise<ChargeState>;
  /** Gives all of it back; nothing happens when it was given back before. */
  readonly refund: (name: ChargeName) => Promise<void>;
}
