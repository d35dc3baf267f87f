import { leadGuestProblems, type LeadGuestField, type NamedRoom, type NameFlags } from 'shared/domain';
import type { LeadGuest } from 'shared/runtime';
import type { CheckoutProblem } from '../problems.ts';

export const noName: LeadGuest = { firstName: '', lastName: '' };
export const nameOf = ({ firstName, lastName }: LeadGuest): LeadGuest => ({ firstName, lastName });
export const isNamed = ({ firstName, lastName }: LeadGuest): boolean => (firstName + lastName).trim() !== '';
export const isSameName = (a: LeadGuest, b: LeadGuest): boolean =>
  a.firstName === b.firstName && a.lastName === b.lastName;

export const guestField = (field: LeadGuestField, roomNumber: number): string =>
  `guest-${field}-${String(roomNumber)}`;

export interface GuestsState {
  readonly guests: readonly (NamedRoom & { readonly roomNumber: number })[];
  /** Somebody else than the booker leads the first room. */
  readonly hasOtherGuest: boolean;
}

const ofBooker = {
  'validation.guest-first-name': 'validation.first-name',
  'validation.guest-last-name': 'validation.last-name',
} as const;

/**
 * product.md 4 visits each item whose lead guest is invalid, 5 says when it is. The booker who leads the first room has the fields of the booker.
 */
export function guestProblems({
  config,
  guests,
  hasOtherGuest,
}: GuestsState & { readonly config: NameFlags }): readonly CheckoutProblem[] {
  return guests.flatMap((room, index) =>
    leadGuestProblems(room, false, config).map(({ field, message }): CheckoutProblem => {
      if (index > 0 || hasOtherGuest) {
        const { roomNumber } = room;
        return { field: guestField(field, roomNumber), message, roomNumber };
      }
      return {
        field,
        message: message in ofBooker ? ofBooker[message as keyof typeof ofBooker] : message,
      };
    }),
  );
}
