import type { CancellationRule, StayDate } from '../contracts/index.ts';
import { type CancellationFee, feeAtOnce, timedFees } from './cancellation.ts';
import { type Minor, roundHalfUp, toMinor } from './money.ts';
import { roundForCard } from './round-for-card.ts';
import { instantIn } from './instant.ts';

/** A room as it was agreed; amounts in minor units. */
export interface AgreedStay {
  /** As the rate said them when the room was booked; none: only the rate's own words say what cancelling costs. */
  readonly rules: readonly CancellationRule[];
  /** What is kept of a guest who does not come; as after the last deadline when absent. */
  readonly noShow?: CancellationFee | null | undefined;
  readonly arrival: StayDate;
  /** `HH:mm`, which deadlines in hours count back from. */
  readonly checkInTime: string;
  readonly timeZone: string;
  readonly bookedAt: Date;
  /** What each night costs, the first one first. */
  readonly nights: readonly Minor[];
  /** Everything of the room: its extras and added taxes too. */
  readonly total: Minor;
  readonly currency: string;
}

/** What cancelling costs from one moment on until the next deadline, which itself is no longer in it. */
export interface CancellationTier {
  readonly from: Date;
  /** Null after the last deadline. */
  readonly until: Date | null;
  /** Null while it costs nothing. */
  readonly fee: CancellationFee | null;
  readonly feeMinor: Minor;
}

function nightsPrice(nights: readonly Minor[], count: number): Minor {
  const whole = Math.floor(count);
  const first = nights.slice(0, whole).reduce((sum, night) => sum + night, 0);
  return first + (nights[whole] ?? 0) * (count - whole);
}

function amountOf(fee: CancellationFee, { nights, total, currency }: AgreedStay): number {
  switch (fee.feeType) {
    case 'Percent':
      return (total * fee.value) / 100;
    case 'Nights':
      return nightsPrice(nights, fee.value);
    case 'Amount':
      return toMinor(fee.value, currency);
  }
}

/** What a fee comes to: never more than the room costs. */
export const cancellationFeeMinor = (fee: CancellationFee, stay: AgreedStay): Minor =>
  Math.min(stay.total, Math.max(0, roundForCard(amountOf(fee, stay), stay.currency)));

/**
 * What cancelling costs from the booking on, tier by tier without a gap: from its moment to the last deadline, and after it. Null where
 * the rate has no rules.
 */
export function cancellationSchedule(stay: AgreedStay): CancellationTier[] | null {
  if (stay.rules.length === 0) return null;
  const { timeZone, bookedAt } = stay;
  const moments = timedFees(stay.rules, stay).map(({ fee, deadline }) => ({
    fee,
    from: instantIn(timeZone, deadline.date, deadline.time),
  }));
  const passed = moments.findLast(({ from }) => from <= bookedAt);
  const first = { fee: passed?.fee ?? feeAtOnce(stay.rules) ?? null, from: bookedAt };
  const later = moments.filter(
    ({ from }, index) => from > bookedAt && from.getTime() !== moments[index + 1]?.from.getTime(),
  );
  const begins = [first, ...later];
  return begins.map(({ from, fee }, index) => ({
    from,
    until: begins[index + 1]?.from ?? null,
    fee: fee && { feeType: fee.feeType, value: fee.value },
    feeMinor: fee === null ? 0 : cancellationFeeMinor(fee, stay),
  }));
}

/** The parts of what a room costs when it is cancelled: they add up to it. */
export interface Cancelled {
  readonly keptMinor: Minor;
  readonly backMinor: Minor;
  /** Until when it stays at that; null when nothing changes any more. */
  readonly until: Date | null;
}

/** What cancelling at a moment costs and gives back; null where only the rate's own words say it. */
export function cancelledAt(stay: AgreedStay, now: Date): Cancelled | null {
  const schedule = cancellationSchedule(stay);
  const tier = schedule?.findLast(({ from }) => from <= now) ?? schedule?.[0];
  return tier === undefined
    ? null
    : { keptMinor: tier.feeMinor, backMinor: stay.total - tier.feeMinor, until: tier.until };
}

/** What is kept of a guest who does not come; null where only the rate's own words say it. */
export function noShowMinor(stay: AgreedStay): Minor | null {
  if (stay.noShow) return cancellationFeeMinor(stay.noShow, stay);
  return cancellationSchedule(stay)?.at(-1)?.feeMinor ?? null;
}

/** Where a fee comes from and what is left of what was given for the stay; minor units. */
export interface FeeCover {
  /** Of the voucher, which is used up first, as by any payment. */
  readonly fromVoucher: Minor;
  readonly voucherBack: Minor;
  readonly fromPaid: Minor;
  readonly refund: Minor;
  /** What the card that was kept as a guarantee is charged. */
  readonly charge: Minor;
}

/** A fee is covered by the voucher, then by what was paid, then by the guarantee; the rest of voucher and payment goes back. */
export function coverFee(
  fee: Minor,
  { voucher, paid }: { readonly voucher: Minor; readonly paid: Minor },
): FeeCover {
  const fromVoucher = Math.min(voucher, fee);
  const fromPaid = Math.min(paid, fee - fromVoucher);
  return {
    fromVoucher,
    voucherBack: voucher - fromVoucher,
    fromPaid,
    refund: paid - fromPaid,
    charge: fee - fromVoucher - fromPaid,
  };
}

/** The price of a room shared out among its nights by their base rates, without losing a minor unit; equally where these are nothing. */
export function nightPrices(room: Minor, baseRates: readonly Minor[]): Minor[] {
  const sum = baseRates.reduce((all, rate) => all + rate, 0);
  const weights = sum > 0 ? baseRates : baseRates.map(() => 1);
  const whole = sum > 0 ? sum : baseRates.length;
  let before = 0;
  let shared = 0;
  return weights.map((weight) => {
    before += weight;
    const upTo = roundHalfUp((room * before) / whole);
    const night = upTo - shared;
    shared = upTo;
    return night;
  });
}
