/** A payment by our own reference, which is made before the gateway is asked. */
export interface PaymentName {
  readonly propertyId: string;
  readonly reference: string;
  /** The gateway's own id of it, once it was prepared there (`prepare`); null where the reference alone names it. */
  readonly gatewayId: string | null;
}

/** A card as it was typed. Lives in the memory of one request: never stored, never logged (decisions 4). */
export interface CardToCharge {
  readonly number: string;
  readonly securityCode: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

/** Where the money comes from. */
export type MoneySource =
  /** A card that was typed into our own form: the simulator only. */
  | { readonly kind: 'card'; readonly card: CardToCharge }
  /** What the gateway's form in our page gave for a card or a wallet. */
  | { readonly kind: 'token'; readonly token: string }
  /** A card that the gateway keeps. */
  | { readonly kind: 'saved'; readonly method: string }
  /** The gateway asks on its own page. */
  | { readonly kind: 'page' };

/** For what a gateway may keep the card of a payment. */
export interface CardToKeep {
  /** Charges without the guest, as the words of the mandate say; else the card is kept for the guest's own later bookings. */
  readonly isForLaterCharges: boolean;
  /** Whose it is where that is an account: the gateway has one customer for each. */
  readonly accountId: string | null;
}

export interface Payment extends PaymentName {
  /** Minor units of the currency, above zero. */
  readonly amountMinor: number;
  readonly currency: string;
  readonly email: string;
  /** Whom the money goes to: the hotel's name. */
  readonly description: string;
  readonly source: MoneySource;
  readonly keep: CardToKeep | null;
  /** Where the browser comes back to: a path of this site. */
  readonly returnPath: string;
  /** The secret of the booking's addresses, for the way back of a guest who has turned round. */
  readonly confirmationToken: string;
  /** When the rooms are released: the gateway need not wait for the guest any longer. */
  readonly expiresAt: Date;
}

/** A card that is kept as a guarantee: nothing is charged. */
export type Guarantee = Omit<Payment, 'amountMinor'>;

/** A charge of a kept card without its guest. */
export interface LaterCharge extends PaymentName {
  readonly amountMinor: number;
  readonly currency: string;
  readonly email: string;
  readonly description: string;
  readonly method: string;
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
  /** The gateway takes no such e-mail address. */
  | 'email'
  /** The gateway would not open its page. */
  | 'unavailable'
  /** The gateway did not respond, or its response made no sense: no card was asked for. */
  | 'unreachable';

/** What may be known of a card (decisions 4): never its number. */
export interface CardFacts {
  readonly scheme: string;
  readonly lastFour: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  /** The gateway's own name of the number, the same wherever the card is used; null where it has none. */
  readonly fingerprint: string | null;
}

interface OfCard {
  readonly card?: CardFacts | undefined;
  /** The card that the gateway keeps, where it was asked to. */
  readonly method?: string | undefined;
}

/** What became of the money at the gateway, in minor units: the ledger is brought to this. */
export interface MoneyMoved {
  readonly amountMinor: number;
  readonly currency: string;
  readonly refundedMinor?: number;
  /** Taken back by the bank of the card. */
  readonly disputedMinor?: number;
  readonly feeMinor?: number;
}

export type Captured = MoneyMoved & OfCard & { readonly kind: 'captured' };

/** What the guest has to do: go to `url` (a path of this site, or an address), or approve in our page with this secret of the gateway's form. */
export type GuestAction = { readonly url: string } | { readonly clientSecret: string };

export interface Declined {
  readonly kind: 'declined';
  readonly reason: DeclineReason;
  /** The gateway's page is still open somewhere: money may come all the same, and is asked for. */
  readonly mayStillPay?: true;
  readonly fingerprint?: string | undefined;
}

export type PaymentOutcome =
  /** The bank has set the money aside: it is captured once the rooms are sold, or voided. */
  | (OfCard & { readonly kind: 'authorised'; readonly amountMinor: number; readonly currency: string })
  | Captured
  /** The card is kept, and nothing was charged. */
  | (OfCard & { readonly kind: 'stored'; readonly method: string })
  | Declined
  | { readonly kind: 'action'; readonly action: GuestAction }
  | { readonly kind: 'pending' }
  /** Nothing was taken, and nothing can be any more. */
  | { readonly kind: 'voided' }
  | { readonly kind: 'refunded' }
  /** The gateway has never heard of it: nothing was charged, so far. */
  | { readonly kind: 'unknown' };

export type Stored =
  | Extract<PaymentOutcome, { kind: 'stored' | 'action' }>
  | Declined
  | { readonly kind: 'pending' };

/** A gateway's notification as it is written down: what it is about is asked at the gateway, never believed. */
export interface GatewayEvent {
  readonly id: string;
  readonly type: string;
  /** The gateway's account that it comes from; null where there is one only. */
  readonly account: string | null;
  /** The gateway's id of what it is about. */
  readonly objectId: string;
}

/** The form of a gateway that draws its own into our page. */
export interface GatewayForm {
  readonly kind: 'Stripe';
  readonly publishableKey: string;
  readonly accountId: string | null;
}

/**
 * A payment gateway. A decline is a value; a throw means that the outcome is not known, and `lookup` is called
 * later. Every call may be repeated: reference and key make it one payment, one capture, one refund.
 */
export interface PaymentGateway {
  /** Kept with the payment, so that the same gateway is asked later. */
  readonly provider: string;
  /** What draws the gateway's own form at a property; null where it takes no cards there. Absent: our form, or the gateway's page. */
  readonly formOf?: (propertyId: string) => Promise<GatewayForm | null>;
  /** Makes a payment that asks no bank yet and gives the gateway's id, which is stored before `authorise`. Absent where the reference names it. */
  readonly prepare?: (payment: Payment | Guarantee) => Promise<string>;
  /** Asks the bank, or goes on with a payment that was left in any state. Some gateways capture at once. */
  readonly authorise: (payment: Payment) => Promise<PaymentOutcome>;
  /** Takes what was authorised, or a part of it: the rest is set free. Absent where `authorise` captures. */
  readonly capture?: (name: PaymentName, amountMinor: number) => Promise<PaymentOutcome>;
  /**
   * Ends a payment that nothing was captured of, so that it cannot be paid any more, and gives its state then: one that was captured first
   * stays as it is. Absent where the gateway's page cannot be closed.
   */
  readonly void?: (name: PaymentName) => Promise<PaymentOutcome>;
  /** Gives a part of what was captured back, or all; `key` makes it one refund. The gateway may still be at it when this returns. */
  readonly refund: (name: PaymentName, amountMinor: number, key: string) => Promise<void>;
  /** Keeps a card after the bank has approved it. Absent where the gateway's own page asks for the card. */
  readonly saveForLater?: (guarantee: Guarantee) => Promise<Stored>;
  /** Charges a kept card while its guest is away; `action`: the bank wants the guest. Absent likewise. */
  readonly chargeSaved?: (charge: LaterCharge) => Promise<PaymentOutcome>;
  /** Keeps a typed card for its owner's later bookings without asking the bank. Absent but for our own form. */
  readonly storeCard?: (propertyId: string, card: CardToCharge) => Promise<string>;
  /** Deletes a card that is kept; may be repeated. Absent where none is. */
  readonly forgetCard?: (propertyId: string, method: string) => Promise<void>;
  /** The gateway's own name of the card behind what its form gave; null where it has none, or does not say now. Absent without a form. */
  readonly fingerprintOf?: (propertyId: string, token: string) => Promise<string | null>;
  readonly lookup: (name: PaymentName) => Promise<PaymentOutcome>;
  /** A notification with a valid signature; null for any other. Absent where the gateway's own routes read them. */
  readonly webhook?: (signature: string | undefined, body: Buffer) => GatewayEvent | null;
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
