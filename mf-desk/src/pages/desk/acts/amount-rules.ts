import { minorDigits, toDecimal, toMinor } from 'shared/domain';

interface Limits {
  readonly currency: string;
  /** An amount of nothing means something, such as a fee that is waived. */
  readonly mayBeNothing: boolean;
  /** The most that there is; none when absent. */
  readonly most?: number | undefined;
}

/** What is wrong with an amount as it is typed; null for one that can be sent. An empty one is only missing. */
export function amountProblem(
  typed: string,
  { currency, mayBeNothing, most = Infinity }: Limits,
): 'decimals' | 'whole' | 'nothing' | 'too-much' | null {
  if (typed === '') return null;
  const amount = Number(typed);
  if (amount < 0 || (amount === 0 && !mayBeNothing)) return 'nothing';
  if (toDecimal(toMinor(amount, currency), currency) !== amount)
    return minorDigits(currency) === 0 ? 'whole' : 'decimals';
  return amount > most ? 'too-much' : null;
}
