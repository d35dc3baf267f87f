import { plainForm, type CreditCard } from '../../domain/index.ts';

type Expiry = Pick<CreditCard, 'expiryMonth' | 'expiryYear'>;

/** Of `12 / 2028`, as some browsers fill it in. */
export const expiryLength = 9;

const pad = (value: number): string => String(value).padStart(2, '0');

/** As it is printed on a card; empty before both are given. */
export const expiryText = ({ expiryMonth, expiryYear }: Expiry): string =>
  expiryMonth === 0 || expiryYear === 0 ? '' : `${pad(expiryMonth)} / ${pad(expiryYear % 100)}`;

/** The month of the first digits, always two, and the digits that are left for the year. 2 to 9 can only be a month of one digit; 13 is not a month. */
const splitDigits = (digits: string): readonly [string, string] =>
  digits > '2' ? [`0${digits.slice(0, 1)}`, digits.slice(1)] : [digits.slice(0, 2), digits.slice(2)];

/**
 * What is typed as `MM / YY`: digits alone, with any separator, a year of four digits, or `YYYY-MM` as a browser fills in. `before` is what the
 * field held, so that deleting the separator does not bring it back.
 */
export function formatExpiry(entered: string, before = ''): string {
  const typed = plainForm(entered);
  const isDeleting = typed.length < before.length && before.startsWith(typed);
  const [, isoYear, isoMonth] = /^\s*(\d{4})\D(\d{1,2})\s*$/.exec(typed) ?? [];
  const [head = '', ...tail] = isoYear === undefined ? typed.split(/\D+/) : [isoMonth, isoYear];
  if (tail.length > 0 && /^0?[1-9]$|^1[0-2]$/.test(head)) {
    const year = tail.join('');
    if (year === '' && isDeleting) return head;
    return `${pad(Number(head))} / ${shortYear(year)}`;
  }
  const digits = typed.replaceAll(/\D/g, '');
  if (digits === '' || digits === '0' || digits === '1') return digits;
  const [month, year] = splitDigits(digits);
  if (year === '' && isDeleting) return digits;
  return `${month} / ${shortYear(year)}`;
}

/** Two digits; four while and after a whole year is typed that begins with 20. */
function shortYear(digits: string): string {
  if (!digits.startsWith('20')) return digits.slice(0, 2);
  return digits.length < 4 ? digits : digits.slice(2, 4);
}

/** The month and the year of four digits; both 0 until they are complete. */
export function readExpiry(text: string): Expiry {
  const [, month, year] = /^(\d{2}) \/ (\d{2})$/.exec(text) ?? [];
  return month === undefined || year === undefined || Number(month) < 1 || Number(month) > 12
    ? { expiryMonth: 0, expiryYear: 0 }
    : { expiryMonth: Number(month), expiryYear: 2000 + Number(year) };
}

interface ExpiryProblem {
  readonly field: 'expiry';
  readonly message: 'card.expiry.missing' | 'validation.card-expired';
}

const isOfExpiry = ({ field }: { readonly field: string }): boolean =>
  field === 'expiryMonth' || field === 'expiryYear';

/** Month and year are one field, `expiry`, in which one problem is enough: both are missing until it is complete. */
export function withOneExpiry<P extends { readonly field: string; readonly message: string }>(
  problems: readonly P[],
): readonly (P | ExpiryProblem)[] {
  const first = problems.find(isOfExpiry);
  return problems.flatMap((problem): readonly (P | ExpiryProblem)[] => {
    if (!isOfExpiry(problem)) return [problem];
    if (problem !== first) return [];
    // Complete, and wrong only in its year.
    const isExpired = problem.field === 'expiryYear';
    return [
      { field: 'expiry' as const, message: isExpired ? 'validation.card-expired' : 'card.expiry.missing' },
    ];
  });
}
