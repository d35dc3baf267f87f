import type { CreateRequest } from 'shared/contracts';

/** What has become of the booking that a guest confirms, as far as this browser knows: shared by its tabs, and outliving a reload. */
export interface Attempt {
  /** One visit to the checkout; a duplicated tab has the same. */
  readonly draft: string;
  readonly stay: string;
  /** Sent, and no response has arrived. */
  readonly sent: { readonly key: string; readonly digest: string } | null;
  /** The ConfirmationToken: rooms are held, and a payment was begun. */
  readonly token: string | null;
  readonly isMade: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** FNV-1a over UTF-16, as hex: it distinguishes bodies and hides nothing, so nothing secret may go in. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
}

/** What a room was shown at may change while the booking is the same. */
const withoutPrices = ({ rooms }: CreateRequest) => rooms.map(({ quotedPrice: _, ...room }) => room);

/**
 * What identifies a booking that is being confirmed, kept with its key in the browser's storage. Card and password are
 * left out, for they are never stored (decisions 3); of the card only its last four digits count. A gateway's token is
 * another one each time, so it does not count; a challenge's is added when the request is sent.
 */
export function attemptDigest(request: CreateRequest): string {
  const { cardDetails } = request;
  const card = cardDetails === null ? null : [cardDetails.creditCardId, cardDetails.cardNumber?.slice(-4)];
  const rooms = withoutPrices(request);
  const identifying = {
    ...request,
    rooms,
    cardDetails: card,
    paymentToken: undefined,
    password: null,
    quoteToken: null,
    browserData: null,
  };
  return fingerprint(JSON.stringify({ ...identifying, confirmationToken: null }));
}

/** What is held, apart from who pays and how. */
export function stayDigest(request: CreateRequest): string {
  const { propertyId, dateFrom, dateTo, promoCode, hopGiftVoucherCode } = request;
  const rooms = withoutPrices(request);
  return fingerprint(JSON.stringify([propertyId, dateFrom, dateTo, promoCode, hopGiftVoucherCode, rooms]));
}

export type Sending =
  /** With a token the rooms that it holds are paid for, or their own hold would stand in their way. */
  | { readonly kind: 'send'; readonly key: string; readonly token: string | null }
  /** This very booking is made: in another tab, or before the guest came back. */
  | { readonly kind: 'made'; readonly token: string }
  /** Another booking was sent and its outcome is unknown: the guest decides. */
  | { readonly kind: 'undecided' };

/**
 * decisions 1: a key is made once per attempt to confirm. A double click, a reload or a second tab with the same booking
 * takes the same key; a new one only when nothing is open, so that a guest never books twice without knowing.
 */
export function decideSending(kept: Attempt | null, request: CreateRequest, newKey: () => string): Sending {
  if (kept === null) return { kind: 'send', key: newKey(), token: null };
  const isSameStay = kept.stay === stayDigest(request);
  if (kept.isMade && isSameStay && kept.token !== null) return { kind: 'made', token: kept.token };
  const token = isSameStay && !kept.isMade ? kept.token : null;
  if (kept.sent === null) return { kind: 'send', key: newKey(), token };
  return kept.sent.digest === attemptDigest(request)
    ? { kind: 'send', key: kept.sent.key, token }
    : { kind: 'undecided' };
}
