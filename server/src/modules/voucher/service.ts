import type { BookedRoom, EndpointInput, EndpointOutput, StayDate } from 'shared/contracts';
import type { checkVoucherCode } from 'shared/contracts';
import { formatMoney, toDecimal, todayIn, voucherDiscount } from 'shared/domain';
import type { AppDeps } from '../../deps.ts';
import { spokenLocale } from '../../language/index.ts';
import type { PropertySnapshot } from '../availability/index.ts';
import { translate } from './messages/index.ts';
import { findVoucher } from './repository.ts';
import { isVoucherUsable } from './rules.ts';

type CheckRequest = EndpointInput<typeof checkVoucherCode>['body'];
export type VoucherResult = EndpointOutput<typeof checkVoucherCode>;

interface Stay {
  readonly dateFrom: StayDate;
  readonly dateTo: StayDate;
}

/** What rooms cost without a voucher, in minor units; null while they cannot be booked. The booking module knows. */
export type StayTotal = (
  snapshot: PropertySnapshot,
  stay: Stay,
  rooms: readonly BookedRoom[],
  now: Date,
) => number | null;

const refused = (): VoucherResult => ({
  isValid: false,
  totalDiscount: 0,
  ...translate.say('error.voucher-invalid'),
  showExperienceWarningMessage: false,
});

export interface CheckDeps extends Pick<AppDeps, 'db' | 'clock'> {
  readonly stayTotal: StayTotal;
}

/** Decisions 1: discount = min(value, total). Without dates the total is not known yet, and the message says up to which value. */
export async function checkVoucher(
  deps: CheckDeps,
  snapshot: PropertySnapshot,
  request: CheckRequest,
): Promise<VoucherResult> {
  const { config, property } = snapshot;
  const { propertyId, currency, timeZone } = property;
  const voucher = await findVoucher(deps.db, propertyId, request.voucherCode);
  const today = todayIn(timeZone, deps.clock.now());
  if (!isVoucherUsable(voucher, { isActive: config.giftServiceProviderConfig.active, currency, today })) {
    return refused();
  }
  const { dateFrom, dateTo, rooms } = request;
  const total =
    dateFrom !== null && dateTo !== null
      ? deps.stayTotal(snapshot, { dateFrom, dateTo }, rooms, deps.clock.now())
      : null;
  const discount = voucherDiscount(voucher.balanceMinor, total ?? voucher.balanceMinor);
  return {
    isValid: true,
    totalDiscount: toDecimal(discount, currency),
    ...translate.say(total === null ? 'voucher.valid-up-to' : 'voucher.valid', {
      amount: formatMoney(discount, currency, spokenLocale()),
    }),
    showExperienceWarningMessage: voucher.isExperience,
  };
}
