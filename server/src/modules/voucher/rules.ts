import type { StayDate } from 'shared/contracts';
import type { Voucher } from './repository.ts';

export interface VoucherUse {
  /** Whether the hotel takes vouchers at all. */
  readonly isActive: boolean;
  readonly currency: string;
  /** The property's today. */
  readonly today: StayDate;
}

/** Decisions 1: whether a voucher may be used today for a booking in this currency; one that is used up may not. */
export function isVoucherUsable(voucher: Voucher | null, use: VoucherUse): voucher is Voucher {
  if (!use.isActive || !voucher || voucher.balanceMinor <= 0 || voucher.currency !== use.currency)
    return false;
  const isEarly = voucher.validFrom !== null && use.today < voucher.validFrom;
  const isLate = voucher.validTo !== null && use.today > voucher.validTo;
  return !isEarly && !isLate;
}
