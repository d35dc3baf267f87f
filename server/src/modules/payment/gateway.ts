/** A charge by our own reference: gateways are asked by it, so it is made before the charge is begun. */
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
  /** The token of a card that the gateway has stored (`storeCard`), in place of a typed one. */
  readonly savedCard?: string | null;
  /** Where the browser comes back to: a path of this site. */
  readonly returnPath: string;
  /** The secret of the booking's addresses, for the way back of a guest who has turned round. */
  readonly confirmationToken: string;
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
  | 'timed-out'
  /** The guest turned back, at the bank or on the gateway's page. */
  | 'cancelled'
  /** The gateway would not open its page. */
  | 'unavailable'
  /** The gateway did not respond, or its response made no sense: no card was asked for. */
  | 'unreachable';

export type StartedCharge =
  | { readonly kind: 'approved'; readonly amountMinor: number; readonly currency: string }
  | {
      readonly kind: 'declined';
      readonly reason: DeclineReason;
      /** The gateway's page is still open somewhere: money may come all the same, and is asked for. */
      readonly mayStillPay?: true;
    }
  /** The guest has to go to `url` (a path of this site, or an address). */
  | { readonly kind: 'redirect'; readonly url: string };

export type ChargeState =
  | Exclude<StartedCharge, { kind: 'redirect' }>
  | { readonly kind: 'pending' }
  | { readonly kind: 'refunded' }
  /** The gateway has never heard of it: nothing was charged, so far. */
  | { readonly kind: 'unknown' };

/** A card that a gateway has looked at and keeps, or why it does not. */
export type StoredCard =
  | { readonly kind: 'stored'; readonly token: string }
  | { readonly kind: 'declined'; readonly reason: DeclineReason };

/**
 * A payment gateway. A decline is a value; a throw means that the outcome is not known, and `lookup` is called
 * later. Every call may be repeated: the reference makes it one charge and one refund.
 */
export interface PaymentGateway {
  /** Kept with the payment, so that the same gateway is asked later. */
  readonly provider: string;
  /** Stores a card for later charges of this property and gives its token. Absent where the gateway's own page asks for the card. */
  readonly storeCard?: (propertyId: string, card: CardToCharge) => Promise<string>;
  /** Like `storeCard`, after the bank has approved the card: for what may be due later. Nothing is charged. Absent likewise. */
  readonly storeGuarantee?: (propertyId: string, card: CardToCharge) => Promise<StoredCard>;
  /** Deletes a card that `storeCard` or `storeGuarantee` stored; may be repeated. Absent likewise. */
  readonly forgetCard?: (propertyId: string, token: string) => Promise<void>;
  readonly start: (charge: Charge) => Promise<StartedCharge>;
  readonly lookup: (name: ChargeName) => Promise<ChargeState>;
  /**
   * Ends a charge that still waits for its guest, so that it cannot be paid any more, and gives its state then: one that was decided
   * first stays as it is. Absent where the gateway's page cannot be closed.
   */
  readonly cancel?: (name: ChargeName) => Promise<ChargeState>;
  /** Gives all of it back; nothing happens when it was given back before. */
  readonly refund: (name: ChargeName) => Promise<void>;
}

export interface Gateways {
  /** Takes cards. */
  readonly gateway: PaymentGateway;
  /** Absent: the card gateway's hosted page plays it. Null: neither is configured, and guests cannot pay with Paystack. */
  readonly paystack?: PaymentGateway | null | undefined;
}

/** The gateway of a payment that is made with its own page, or with a card; null when it is not configured. */
export const gatewayFor = ({ gateway, paystack }: Gateways, isPaystack: boolean): PaymentGateway | null =>
  isPaystack && paystack !== undefined ? paystack : gateway;

/** The gateway that a payment was begun with. Throws when it is no longer there: its money cannot be asked for. */
export function gatewayNamed({ gateway, paystack }: Gateways, provider: string): PaymentGateway {
  const found = [gateway, paystack].find((candidate) => candidate?.provider === provider);
  if (!found) throw new Error(`There is no gateway “${provider}”, with which a payment was begun`);
  return found;
}
