import type { CardDetails } from 'shared/contracts';
import { cardProblems, cardTypeOf, creditCardOf, todayIn } from 'shared/domain';
import type { FieldProblem } from '../../../http/model-state.ts';
import type { StoredProperty } from '../../property/index.ts';
import { translate } from '../messages/index.ts';

const paths: Readonly<Record<string, string>> = {
  creditCardName: 'NameOnCard',
  creditCardNumber: 'CardNumber',
  cvvNumber: 'SecurityCode',
  expiryMonth: 'ExpiryMonth',
  expiryYear: 'ExpiryYear',
  cardType: 'CreditCardTypeId',
};

/** product.md 5 and decisions 4: a right card of a scheme that the property takes; a link is no session, so no saved one. */
export function typedCardProblems(card: CardDetails, property: StoredProperty, now: Date): FieldProblem[] {
  if (card.creditCardId !== null) {
    return [{ path: 'CardDetails.CreditCardId', said: translate.say('payment.saved-card') }];
  }
  const problems = cardProblems(creditCardOf(card), todayIn(property.timeZone, now)).map(
    ({ field, message }) => ({ path: `CardDetails.${paths[field] ?? field}`, said: translate.say(message) }),
  );
  const type = cardTypeOf(card.cardNumber ?? '', property.content.creditCards);
  const isOther = problems.length === 0 && type?.id !== card.creditCardTypeId;
  return isOther
    ? [{ path: 'CardDetails.CreditCardTypeId', said: translate.say('validation.card-type') }]
    : problems;
}
