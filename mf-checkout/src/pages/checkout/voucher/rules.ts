import type { checkVoucherCode, EndpointOutput } from 'shared/contracts';

/** The field of the code, which its notification never covers. */
export const voucherFieldId = 'co-voucher';

export type VoucherOutcome =
  /** `amount`: the discount that the message names, or empty. */
  | {
      readonly kind: 'valid';
      readonly message: string;
      readonly amount: string;
      readonly isExperience: boolean;
    }
  | { readonly kind: 'invalid'; readonly message: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed' }
  /** Five tries a minute (decisions 1). */
  | { readonly kind: 'too-many' };

/** What the hotel's response means for a code. */
export const readVoucher = ({
  isValid,
  message,
  params,
  showExperienceWarningMessage,
}: EndpointOutput<typeof checkVoucherCode>): VoucherOutcome =>
  isValid
    ? {
        kind: 'valid',
        message,
        amount: String(params?.['amount'] ?? ''),
        isExperience: showExperienceWarningMessage,
      }
    : { kind: 'invalid', message };
