import type { CreateRequest } from 'shared/contracts';
import { detectCardScheme, isLuhnValid } from 'shared/domain';

const candidates = /\d(?:[ -]?\d){12,18}/g;

const isCardNumber = (text: string): boolean => detectCardScheme(text) !== null && isLuhnValid(text);

/** Guests write their card where it should not be; what could be one is not kept (decisions 4). */
export const withoutCardNumbers = (text: string): string =>
  text.replace(candidates, (found) => (isCardNumber(found) ? '••••' : found));

export const withoutCardsInText = (request: CreateRequest): CreateRequest => ({
  ...request,
  notes: request.notes && withoutCardNumbers(request.notes),
  comment: request.comment && withoutCardNumbers(request.comment),
});
