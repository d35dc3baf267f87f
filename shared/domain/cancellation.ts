import type { CancellationRule, StayDate } from '../contracts/index.ts';
import { addDays } from './stay.ts';
import { timeOfDayIn, todayIn } from './zone.ts';

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

function deadlineOf(rule: CancellationRule, { arrival, checkInTime }: CancellationContext): Deadline {
  const [hours = 0, minutes = 0] = checkInTime.split(':').map(Number);
  const moment = hours * 60 + minutes - rule.offsetHours * 60;
  const days = Math.floor(moment / minutesPerDay);
  const ofDay = moment - days * minutesPerDay;
  return { date: addDays(arrival, days), time: `${pad(Math.floor(ofDay / 60))}:${pad(ofDay % 60)}` };
}

function hasPassed(deadline: Deadline, { timeZone, now }: CancellationContext): boolean {
  const { hour, minute } = timeOfDayIn(timeZone, now);
  return `${deadline.date} ${deadline.time}` <= `${todayIn(timeZone, now)} ${pad(hour)}:${pad(minute)}`;
}

const isFee = ({ value }: CancellationRule): boolean => value > 0;
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
  const timed = rules
    .filter((rule) => rule.from === 'BeforeArrival' && isFee(rule))
    .sort((a, b) => b.offsetHours - a.offsetHours)
    .map((rule) => ({
      fee: { feeType: rule.feeType, value: rule.value },
      deadline: deadlineOf(rule, context),
    }));
  const current =
    timed.findLast(({ deadline }) => hasPassed(deadline, context))?.fee ??
    rules.find((rule) => rule.from === 'Creation' && isFee(rule));
  const next = timed.find(({ deadline }) => !hasPassed(deadline, context));
  if (current === undefined)
    return next === undefined
      ? { kind: 'free' }
      : { kind: 'free-until', deadline: next.deadline, fee: next.fee };
  const fee = { feeType: current.feeType, value: current.value };
  if (next === undefined || isEverything(fee)) return feeNow(fee);
  return { kind: 'fee-then', fee, deadline: next.deadline, later: next.fee };
}
