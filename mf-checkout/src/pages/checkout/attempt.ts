import type { CreateRequest } from 'shared/contracts';

/** One attempt to confirm: its idempotency key and what it is an attempt at. */
export interface Attempt {
  readonly key: string;
  readonly digest: string;
}

/** FNV-1a over UTF-16, as hex: tells bodies apart, hides nothing, so nothing secret may go in. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
}

/**
 * What identifies a booking that is being confirmed, kept with its key in the tab's storage. Card and password are
 * left out, for they are never stored (decisions 3); of the card only its last four digits tell one from another.
 */
export function attemptDigest(request: CreateRequest): string {
  const { cardDetails } = request;
  const card = cardDetails === null ? null : [cardDetails.creditCardId, cardDetails.cardNumber?.slice(-4)];
  const told = { ...request, cardDetails: card, password: null, quoteToken: null, browserData: null };
  return fingerprint(JSON.stringify(told));
}

/** Rooms that a payment was begun for and that are held for this guest until it ends well or their time is over. */
export interface HeldRooms {
  /** The booking's ConfirmationToken: Create pays for them with it instead of taking others. */
  readonly token: string;
  readonly stay: string;
}

/** What is held, apart from who pays and how. */
export function stayDigest(request: CreateRequest): string {
  const { propertyId, dateFrom, dateTo, promoCode, hopGiftVoucherCode, rooms } = request;
  return fingerprint(JSON.stringify([propertyId, dateFrom, dateTo, promoCode, hopGiftVoucherCode, rooms]));
}

/**
 * decisions 1: a key is made once per attempt to confirm. A double click, a reload or a second tab with the same booking
 * takes the same key; anything that was changed makes a new one.
 */
export const nextAttempt = (kept: Attempt | null, digest: string, newKey: () => string): Attempt =>
  kept !== null && kept.digest === digest ? kept : { key: newKey(), digest };
