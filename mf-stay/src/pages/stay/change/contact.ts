import type { StayContact } from 'shared/contracts';
import { isBlank, isEmail, isPhone } from 'shared/domain';

/** How the booker is reached, as typed: empty text where there is nothing. */
export interface ContactDraft {
  readonly email: string;
  readonly phone: string;
  readonly street: string;
  readonly zipCode: string;
  readonly countryId: string;
}

export const contactDraftOf = ({ email, phone, street, zipCode, countryId }: StayContact): ContactDraft => ({
  email,
  phone: phone ?? '',
  street: street ?? '',
  zipCode: zipCode ?? '',
  countryId: countryId ?? '',
});

const orNothing = (text: string): string | null => text.trim() || null;

export const contactOf = (draft: ContactDraft): StayContact => ({
  email: draft.email.trim(),
  phone: orNothing(draft.phone),
  street: orNothing(draft.street),
  countryId: orNothing(draft.countryId),
  zipCode: orNothing(draft.zipCode),
});

/** Which field cannot be sent as it is; which ones a hotel requires (product.md 5), the server says. */
export function contactProblemOf(
  field: 'email' | 'phone',
  draft: ContactDraft,
  before: StayContact,
): 'validation.email' | 'validation.phone' | null {
  if (field === 'email') {
    const isRight = isBlank(draft.email) ? isBlank(before.email) : isEmail(draft.email.trim());
    return isRight ? null : 'validation.email';
  }
  return isBlank(draft.phone) || isPhone(draft.phone.trim()) ? null : 'validation.phone';
}

export const isContactWrong = (draft: ContactDraft, before: StayContact): boolean =>
  contactProblemOf('email', draft, before) !== null || contactProblemOf('phone', draft, before) !== null;
