import type { StayDate } from 'shared/contracts';

/**
 * The payload of each kind of mail (decisions 5): ids only, so that a mail is written from the data at the time of sending, and no
 * secret waits in the outbox. A new kind is one line here and one in `jobs/mail-composers.ts`.
 */
export interface MailPayloads {
  // Addresses, not ids: the account is looked up when the mail is written, so that the call takes the same time with and without one.
  readonly 'account-exists': { readonly emailKey: string; readonly languageCode: string };
  readonly 'password-reset': {
    readonly emailKey: string;
    readonly languageCode: string | null;
    readonly tokenId: string;
    readonly expiresAt: string;
  };
  readonly 'confirm-email-again': {
    readonly emailKey: string;
    readonly languageCode: string | null;
    readonly tokenId: string;
    readonly expiresAt: string;
  };
  readonly 'privacy-link': {
    readonly emailKey: string;
    readonly languageCode: string | null;
    readonly tokenId: string;
    readonly expiresAt: string;
  };
  readonly 'confirm-email': { readonly userId: string; readonly tokenId: string; readonly expiresAt: string };
  readonly 'password-changed': { readonly userId: string };
  readonly 'booking-confirmation': { readonly reservationId: string };
  readonly 'booking-requested': { readonly reservationId: string };
  readonly 'booking-expired': { readonly reservationId: string };
  /** Made by the desk: its guest pays by a link. */
  readonly 'payment-link': { readonly reservationId: string };
  /** A later charge was paid, or waits for the guest. */
  readonly 'payment-due': { readonly reservationId: string; readonly position: number };
  /** Rooms of a booking, or all, by the version that this has made of it. */
  readonly 'booking-cancelled': {
    readonly reservationId: string;
    readonly itemIds: readonly string[];
    readonly version: number;
    /** Who did it; absent: the guest. */
    readonly by?: 'guest' | 'desk';
    readonly noShow?: boolean;
    /** What goes back because of it; absent in mails that were written before it was noted. */
    readonly refundMinor?: number;
  };
  readonly 'booking-changed': { readonly reservationId: string; readonly version: number };
  /** Somebody asks for the way back to a booking: what was typed, so that the call takes the same time with and without one. */
  readonly 'booking-link': {
    readonly reference: string;
    /** An address or a last name; the other is null. */
    readonly emailKey: string | null;
    readonly lastName: string | null;
    readonly languageCode: string | null;
  };
  /** To the address that a booking had before. */
  readonly 'booking-email-changed': { readonly reservationId: string; readonly emailKey: string };
  readonly 'refund-made': { readonly reservationId: string; readonly refundId: string };
  readonly 'pre-check-in-done': { readonly reservationId: string };
  /** After the departure, once. */
  readonly 'review-request': { readonly reservationId: string };
  readonly 'staff-invitation': { readonly invitationId: string };
  /** To the hotel: something has happened to a booking. */
  readonly 'hotel-event': { readonly sequence: number };
  /** To the hotel: who arrives on a day. */
  readonly 'hotel-arrivals': { readonly day: StayDate };
  readonly 'table-booked': { readonly tableBookingId: string };
  /** By its link, which has made this version of it. */
  readonly 'table-moved': { readonly tableBookingId: string; readonly version: number };
  readonly 'table-cancelled': { readonly tableBookingId: string };
}

export type MailKind = keyof MailPayloads;
