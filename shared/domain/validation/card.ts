import type { StayDate } from '../../contracts/index.ts';
import { detectCardScheme, isLuhnValid, securityCodeLength } from '../cards.ts';
import type { CreditCard } from '../credit-card.ts';
import { typedCode } from '../typed-text.ts';
import { isBlank, type Problem, problemsOf, problemWhen } from './problem.ts';

type CardProblem = Problem<keyof CreditCard>;

/** A card is good until the end of its month; `today` is the property's. */
export function isCardExpired(
  card: Pick<CreditCard, 'expiryMonth' | 'expiryYear'>,
  today: StayDate,
): boolean {
  const [year = 0, month = 0] = today.split('/').map(Number);
  return card.expiryYear < year || (card.expiryYear === year && card.expiryMonth < month);
}

const hasMonth = ({ expiryMonth }: CreditCard): boolean => expiryMonth >= 1 && expiryMonth <= 12;

function expiryProblems(card: CreditCard, today: StayDate): CardProblem[] {
  const missing = problemsOf<keyof CreditCard>(
    problemWhen(!hasMonth(card), 'expiryMonth', 'validation.card-month'),
    problemWhen(card.expiryYear === 0, 'expiryYear', 'validation.card-year'),
  );
  if (missing.length > 0) return missing;
  return problemsOf(problemWhen(isCardExpired(card, today), 'expiryYear', 'validation.card-expired'));
}

function numberProblems(card: CreditCard): CardProblem[] {
  const length = securityCodeLength(detectCardScheme(card.creditCardNumber));
  const code = typedCode(card.cvvNumber);
  const isCode = /^\d+$/.test(code) && code.length === length;
  return problemsOf<keyof CreditCard>(
    problemWhen(!isLuhnValid(card.creditCardNumber), 'creditCardNumber', 'validation.card-number'),
    problemWhen(!isCode, 'cvvNumber', 'validation.card-cvv'),
  );
}

/**
 * product.md 5: name, number, security code, month, year and type, with a right check digit on top (decisions 4) and
 * not expired on the property's `today`. A saved card is the gateway's token: its number and code are not asked again.
 */
export function cardProblems(card: CreditCard, today: StayDate): CardProblem[] {
  const isSaved = card.creditCardId !== null;
  // A number that is wrong has no type yet: one problem is enough.
  const isTypeUnknown = isBlank(card.cardType) && (isSaved || isLuhnValid(card.creditCardNumber));
  return [
    ...problemsOf<keyof CreditCard>(
      problemWhen(isBlank(card.creditCardName), 'creditCardName', 'validation.card-name'),
    ),
    ...(isSaved ? [] : numberProblems(card)),
    ...expiryProblems(card, today),
    ...problemsOf<keyof CreditCard>(problemWhen(isTypeUnknown, 'cardType', 'validation.card-type')),
  ];
}
