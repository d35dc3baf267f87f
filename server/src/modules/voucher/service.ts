import type { BookedRoom, EndpointInput, EndpointOutput, StayDate } from 'shared/contracts';
import type { checkVoucherCode } from 'shared/contracts';
import { formatMoney, toDecimal, todayIn, voucherDiscount } from 'shared/domain';
import type { AppDeps } from '../../deps.ts';
import { spokenLocale } from '../../language/index.ts';
import type { PropertySnapshot } from '../availability/snapshot/index.ts';
import { loadBooking, rateRooms } from '../reservation/load-booking.ts';
import { priceBooking } from '../reservation/price-booking.ts';
import { translate } from '../reservation/translate.ts';
import { findVoucher } from './repository.ts';
import { isVoucherUsable } from './rules.ts';

type CheckDeps = Pick<AppDeps, 'db' | 'clock'>;
type CheckRequest = EndpointInput<typeof checkVoucherCode>['body'];
export type VoucherAnswer = EndpointOutput<typeof checkVoucherCode>;

interface Stay {
  readonly dateFrom: StayDate;
  readonly dateTo: StayDate;
}

/** What the rooms cost without the voucher; null while they cannot be booked. */
function totalOf(
  deps: CheckDeps,
  snapshot: PropertySnapshot,
  stay: Stay,
  rooms: readonly BookedRoom[],
): number | null {
  const wanted = { ...stay, promoCode: null, accountId: null, rooms: [...rooms] };
  const { content, rates } = loadBooking(snapshot, wanted, deps.clock.now());
  const { rated, missing } = rateRooms(rooms, rates);
  if (missing.length > 0) return null;
  const priced = rated.map(({ room, rate }) => ({ room, rate: rate.stayRate, promo: rate.promo }));
  return priceBooking({ request: stay, content, rooms: priced, voucherMinor: 0 }).totalMinor;
}

const refused = (): VoucherAnswer => ({
  isValid: false,
  totalDiscount: 0,
  message: translate('error.voucher-invalid'),
  showExperienceWarningMessage: false,
});

/** Decisions 1: discount = min(value, total). Without dates the total is not known yet, and the message says up to which value. */
export async function checkVoucher(
  deps: CheckDeps,
  snapshot: PropertySnapshot,
  request: CheckRequest,
): Promise<VoucherAnswer> {
  const { config, property } = snapshot;
  const { propertyId, currency, timeZone } = property;
  const voucher = await findVoucher(deps.db, propertyId, request.voucherCode);
  const today = todayIn(timeZone, deps.clock.now());
  if (!isVoucherUsable(voucher, { isActive: config.giftServiceProviderConfig.active, currency, today })) {
    return refused();
  }
  const { dateFrom, dateTo, rooms } = request;
  const total =
    dateFrom !== null && dateTo !== null ? totalOf(deps, snapshot, { dateFrom, dateTo }, rooms) : null;
  const discount = voucherDiscount(voucher.balanceMinor, total ?? voucher.balanceMinor);
  return {
    isValid: true,
    totalDiscount: toDecimal(discount, currency),
    message: translate(total === null ? 'voucher.valid-up-to' : 'voucher.valid', {
      amount: formatMoney(discount, currency, spokenLocale()),
    }),
    showExperienceWarningMessage: voucher.isExperience,
  };
}
