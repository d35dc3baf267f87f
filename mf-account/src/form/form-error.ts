import { joinModelState, type ApiFailure } from 'shared/runtime';
import type { FormIssue } from 'shared/runtime/factories';

/**
 * Why a form's call failed, as far as the guest can do something about it. `message` is the server's, in the guest's
 * language (product.md 8); null without one: then the form shows its own message of product.md 8.
 */
export type FormError =
  | { readonly kind: 'fields'; readonly issues: readonly FormIssue[] }
  /** Too many calls; seconds until the next one may be made. */
  | { readonly kind: 'wait'; readonly message: string | null; readonly seconds: number }
  | { readonly kind: 'session-over' }
  | { readonly kind: 'said'; readonly message: string | null }
  | { readonly kind: 'unreachable' }
  /** A fault that is not the guest's and may pass. */
  | { readonly kind: 'failed'; readonly message: string | null };

const usualWaitSeconds = 60;

/** `EmailAddress` on the wire is the field `emailAddress`; a form of one new password calls `Password` so. */
function fieldOf(wireName: string, fields: readonly string[]): string {
  const name = wireName.charAt(0).toLowerCase() + wireName.slice(1);
  return name === 'password' && !fields.includes(name) ? 'newPassword' : name;
}

function ofModelState(failure: ApiFailure, fields: readonly string[]): FormError | null {
  if (failure.kind !== 'http') return null;
  const issues = Object.entries(failure.modelState).flatMap(([name, messages]) =>
    messages.map((message) => ({ field: fieldOf(name, fields), message, isSaid: true })),
  );
  if (issues.length === 0) return null;
  return issues.every(({ field }) => fields.includes(field))
    ? { kind: 'fields', issues }
    : { kind: 'said', message: joinModelState(failure) };
}

const textOrNull = (message: string | null): string | null =>
  message === null || message.trim() === '' ? null : message;

/** For a user, a 401 means that the session is over; for a visitor it is an error like any other. */
export type FormOwner = 'visitor' | 'user';

/** product.md 8: the error's ModelState at its fields, else the server's message, whatever the status. */
export function decideFormError(
  failure: ApiFailure,
  fields: readonly string[],
  owner: FormOwner = 'visitor',
): FormError {
  switch (failure.kind) {
    case 'network':
    case 'timeout':
      return { kind: 'unreachable' };
    case 'aborted':
    case 'contract':
      return { kind: 'failed', message: null };
    case 'http': {
      const message = textOrNull(failure.message);
      if (failure.status === 401 && owner === 'user') return { kind: 'session-over' };
      if (failure.status === 429)
        return { kind: 'wait', message, seconds: failure.retryAfterSeconds ?? usualWaitSeconds };
      if (failure.status >= 500) return { kind: 'failed', message };
      return ofModelState(failure, fields) ?? { kind: 'said', message };
    }
    default:
      return failure satisfies never;
  }
}

/** The error of a response without success, with the server's message if there is one. */
export const formErrorOf = (message: string): FormError => ({ kind: 'said', message: textOrNull(message) });

/** For people: a wait is rounded up to whole minutes. */
export const minutesOf = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60));
