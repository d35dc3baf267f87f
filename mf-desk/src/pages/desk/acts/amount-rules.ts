import { minorDigits, toDecimal, toMinor, typedNumber } from 'shared/domain';

interface Limits {
  /** Whose separators they are. */
  readonly locale: string;
  readonly currency: string;
  /** An amount of nothing means something, such as a fee that is waived. */
  readonly mayBeNothing: boolean;
  /** The most that there is; none when absent. */
  readonly most?: number | undefined;
}

/** What is wrong with an amount as it is typed; null for one that can be sent. An empty one is only missing. */
export function amountProblem(
  typed: string,
  { locale, currency, mayBeNothing, most = Infinity }: Limits,
): 'unclear' | 'decimals' | 'whole' | 'nothing' | 'too-much' | null {
  if (typed === '') return null;
  const amount = typedNumber(typed, locale);
  if (amount === null) return 'unclear';
  if (amount < 0 || (amount === 0 && !mayBeNothing)) return 'nothing';
  if (toDecimal(toMinor(amount, currency), currency) !== amount)
    return minorDigits(currency) === 0 ? 'whole' : 'decimals';
  return amount > most ? 'too-much' : null;
}
