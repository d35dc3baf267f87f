import type { CancellationRule, StayDate } from '../contracts/index.ts';
import { addDays } from './stay.ts';
import { instantIn } from './instant.ts';

export type CancellationFee = Pick<CancellationRule, 'feeType' | 'value'>;

/** A moment on the property's clock. */
export interface Deadline {
  readonly date: StayDate;
  readonly time: string;
}

export type Cancellation =
  | { readonly kind: 'free' }
  | { readonly kind: 'free-until'; readonly deadline: Deadline; readonly fee: CancellationFee }
  | { readonly kind: 'non-refundable' }
  | { readonly kind: 'fee'; readonly fee: CancellationFee }
  | {
      readonly kind: 'fee-then';
      readonly fee: CancellationFee;
      readonly deadline: Deadline;
      readonly later: CancellationFee;
    };

export interface CancellationContext {
  readonly arrival: StayDate;
  /** `HH:mm`: offsets count back from check-in on the day of arrival. */
  readonly checkInTime: string;
  readonly timeZone: string;
  readonly now: Date;
}

const minutesPerDay = 24 * 60;
const pad = (value: number): string => String(value).padStart(2, '0');

/** A rule's deadline as days before arrival and a time of day; `checkInTime` is what its hours count back from. */
export function deadlineBefore(
  { days, time, offsetHours }: CancellationRule,
  checkInTime: string,
): { readonly days: number; readonly time: string } {
  if (days !== undefined) return { days, time: time ?? checkInTime };
  const [hours = 0, minutes = 0] = checkInTime.split(':').map(Number);
  const moment = hours * 60 + minutes - offsetHours * 60;
  const daysAfter = Math.floor(moment / minutesPerDay);
  const ofDay = moment - daysAfter * minutesPerDay;
  return { days: -daysAfter, time: `${pad(Math.floor(ofDay / 60))}:${pad(ofDay % 60)}` };
}

/** Rules with their deadlines in days, so that check-in at another hour does not move them any more. */
export const agreedDeadlines = (
  rules: readonly CancellationRule[],
  checkInTime: string,
): CancellationRule[] =>
  rules.map((rule) => (rule.from === 'Creation' ? rule : { ...rule, ...deadlineBefore(rule, checkInTime) }));

function deadlineOf(
  rule: CancellationRule,
  { arrival, checkInTime }: Pick<CancellationContext, 'arrival' | 'checkInTime'>,
): Deadline {
  const { days, time } = deadlineBefore(rule, checkInTime);
  return { date: addDays(arrival, -days), time };
}

const wallText = ({ date, time }: Deadline): string => `${date} ${time}`;

/** The last moment without the fee is the one before its deadline. */
const hasPassed = ({ date, time }: Deadline, { timeZone, now }: CancellationContext): boolean =>
  instantIn(timeZone, date, time) <= now;

const isFee = ({ value }: CancellationRule): boolean => value > 0;

export interface TimedFee {
  readonly fee: CancellationFee;
  readonly deadline: Deadline;
}

/** The fees of a rate by their deadlines, earliest first; a rule without a fee says nothing. */
export const timedFees = (
  rules: readonly CancellationRule[],
  context: Pick<CancellationContext, 'arrival' | 'checkInTime'>,
): TimedFee[] =>
  rules
    .filter((rule) => rule.from === 'BeforeArrival' && isFee(rule))
    .map((rule) => ({
      fee: { feeType: rule.feeType, value: rule.value },
      deadline: deadlineOf(rule, context),
    }))
    .sort((a, b) => (wallText(a.deadline) < wallText(b.deadline) ? -1 : 1));

/** What cancelling costs from the booking on; undefined where it is free at first. */
export const feeAtOnce = (rules: readonly CancellationRule[]): CancellationFee | undefined =>
  rules.find((rule) => rule.from === 'Creation' && isFee(rule));

const isEverything = ({ feeType, value }: CancellationFee): boolean => feeType === 'Percent' && value >= 100;

const feeNow = (fee: CancellationFee): Cancellation =>
  isEverything(fee) ? { kind: 'non-refundable' } : { kind: 'fee', fee };

/**
 * What cancelling costs, as far as one sentence can say it (decisions 1, CancellationPolicy): what holds now, and the
 * first deadline after which it costs more. Deadlines are wall-clock times of the property; null when the rate plan
 * has no rules, because then only its policy text knows.
 */
export function explainCancellation(
  rules: readonly CancellationRule[],
  context: CancellationContext,
): Cancellation | null {
  if (rules.length === 0) return null;
  const timed = timedFees(rules, context);
  const current = timed.findLast(({ deadline }) => hasPassed(deadline, context))?.fee ?? feeAtOnce(rules);
  const next = timed.find(({ deadline }) => !hasPassed(deadline, context));
  if (current === undefined)
    return next === undefined
      ? { kind: 'free' }
      : { kind: 'free-until', deadline: next.deadline, fee: next.fee };
  const fee = { feeType: current.feeType, value: current.value };
  if (next === undefined || isEverything(fee)) return feeNow(fee);
  return { kind: 'fee-then', fee, deadline: next.deadline, later: next.fee };
}
