import type { checkVoucherCode, EndpointOutput } from 'shared/contracts';

export type VoucherOutcome =
  | { readonly kind: 'valid'; readonly message: string; readonly isExperience: boolean }
  | { readonly kind: 'invalid'; readonly message: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed' }
  /** Five tries a minute (decisions 1). */
  | { readonly kind: 'too-many' };

/** What the hotel says of a code. */
export const readVoucher = ({
  isValid,
  message,
  showExperienceWarningMessage,
}: EndpointOutput<typeof checkVoucherCode>): VoucherOutcome =>
  isValid
    ? { kind: 'valid', message, isExperience: showExperienceWarningMessage }
    : { kind: 'invalid', message };
