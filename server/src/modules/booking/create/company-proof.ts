import { createHash, timingSafeEqual } from 'node:crypto';
import { type CreateRequest, PaymentType } from 'shared/contracts';
import { typedCode } from 'shared/domain';
import type { CompanyInvoice } from '../../../db/content.ts';
import type { BookingGuest } from '../../account/index.ts';

/**
 * Whether a guest who books for a company has proved to belong to it: `rejected` means a wrong PIN, `unproven` leaves it to the hotel. A company's
 * name can be guessed, so it alone proves nothing.
 */
export type CompanyProof = 'proven' | 'unproven' | 'rejected';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSamePin = (given: string, right: string): boolean =>
  timingSafeEqual(digest(typedCode(given)), digest(typedCode(right)));

const domainOf = (email: string): string => email.trim().toLowerCase().split('@').at(-1) ?? '';

/** By the company's PIN, or by an account whose confirmed address is of one of its domains: a typed address proves nothing. */
export function companyProof(
  company: CompanyInvoice,
  pin: string | null,
  guest: Pick<BookingGuest, 'confirmedEmail'> | null,
): CompanyProof {
  const email = guest?.confirmedEmail ?? null;
  const isOfDomain =
    email !== null && company.emailDomains.some((domain) => domain.toLowerCase() === domainOf(email));
  if (isOfDomain || company.invoiceWithoutProof === 'Confirmed') return 'proven';
  const given = typedCode(pin ?? '');
  if (given === '' || company.invoicePin === null) return 'unproven';
  return isSamePin(given, company.invoicePin) ? 'proven' : 'rejected';
}

/** A PIN is only compared for a booking on a company's invoice. */
export const givesPin = (request: CreateRequest): boolean =>
  request.paymentType === PaymentType.companyInvoice && typedCode(request.invoicePin ?? '') !== '';
