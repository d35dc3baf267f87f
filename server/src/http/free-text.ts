import { detectCardScheme, isLuhnValid, plainForm, typedDigits } from 'shared/domain';

/**
 * Thirteen to nineteen digits with at most one visible separator between two of them. What follows a separator stands inside its group: each text
 * then matches in one way only, and a text of invisible signs takes time in proportion to its length.
 */
const candidates = /\d(?:\p{Cf}*(?:(?!\p{Cf})[\s./_·–-]\p{Cf}*)?\d){12,18}/gu;

const isCardNumber = (digits: string): boolean => detectCardScheme(digits) !== null && isLuhnValid(digits);

/** Most of what is typed has neither a digit nor a sign that may become one. */
const mayHaveDigits = /[\d\u0080-\uffff]/;

/** Guests write card numbers into free text; what could be one is removed (decisions 4), in any script's digits. */
export function withoutCardNumbers(text: string): string {
  if (!mayHaveDigits.test(text)) return text;
  // Wide and other compatible forms become plain ones; where nothing is found the text stays as it was.
  const plain = plainForm(text);
  const masked = plain.replace(candidates, (found) =>
    isCardNumber(found.replace(/\D/g, '')) ? '••••' : found,
  );
  return masked === plain ? text : masked;
}

interface Typed {
  readonly firstName: string;
  readonly lastName: string;
}

export const withoutCardsInName = <Person extends Typed>(person: Person): Person => ({
  ...person,
  firstName: withoutCardNumbers(person.firstName),
  lastName: withoutCardNumbers(person.lastName),
});

/** An address with a card number in it becomes empty, and is refused as every wrong one is. */
export const emailWithoutCard = (email: string): string => (withoutCardNumbers(email) === email ? email : '');

/** American Express cards are as long as the longest telephone numbers, and begin as no long one does. */
const amex = /^3[47]\d{13}$/;

/** The same of a telephone number, of which many happen to be numbers of shorter cards. */
export function phoneWithoutCard(phone: string): string {
  const digits = typedDigits(phone).replace(/^00/, '');
  return amex.test(digits) && isLuhnValid(digits) ? '' : phone;
}
