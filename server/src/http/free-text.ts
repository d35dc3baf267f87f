import { detectCardScheme, isLuhnValid } from 'shared/domain';

/** Thirteen to nineteen digits with at most one separator between two of them. */
const candidates = /\d(?:[\s./_·–-]?\d){12,18}/gu;

const isCardNumber = (digits: string): boolean => detectCardScheme(digits) !== null && isLuhnValid(digits);

/** Guests write card numbers into free text; what could be one is removed (decisions 4), in any script's digits. */
export function withoutCardNumbers(text: string): string {
  // Wide and other compatible forms become plain ones; where nothing is found the text stays as it was.
  const plain = text.normalize('NFKC');
  const masked = plain.replace(candidates, (found) =>
    isCardNumber(found.replace(/\D/g, '')) ? '••••' : found,
  );
  return masked === plain ? text : masked;
}
