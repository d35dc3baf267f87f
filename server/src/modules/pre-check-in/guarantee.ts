import type { CardDetails, PaymentType, SavePreCheckInRequest } from 'shared/contracts';
import {
  cardProblems,
  cardTypeOf,
  checkInPaymentReason,
  creditCardOf,
  detectCardScheme,
  todayIn,
} from 'shared/domain';
import type { Insertable } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { invalid } from '../../http/errors.ts';
import { emailKeyOf } from '../mail/index.ts';
import { type DeclineLimit, isCardDecline, type PaymentGateway } from '../payment/index.ts';
import { sayDecline } from '../booking/index.ts';
import { type FieldProblem, modelStateOfProblems } from '../../http/model-state.ts';
import type { CheckInContent } from './content.ts';
import { addedCosts, addedExtras } from './extras.ts';
import type { LinkDeps } from './link.ts';
import { hasCard } from './read.ts';
import type { Said } from '../../language/index.ts';
import { saveProblems } from './rules.ts';
import { translate } from './messages/index.ts';

export type Guarantee = Omit<Insertable<Tables['guarantee_card']>, 'created_at'>;

export type GuaranteeResult =
  | { readonly kind: 'done'; readonly guarantee: Guarantee | null }
  | { readonly kind: 'declined'; readonly why: Said };

const none: GuaranteeResult = { kind: 'done', guarantee: null };

const lastFourOf = (card: CardDetails): string => (card.cardNumber ?? '').replace(/\D/g, '').slice(-4);

/** What may be known of a card that was typed: never its number or security code (decisions 4). */
export const cardFacts = (card: CardDetails | null): object | null =>
  card && {
    lastFour: lastFourOf(card),
    expiryMonth: card.expiryMonth,
    expiryYear: card.expiryYear,
    type: card.creditCardTypeId,
  };

const paths: Readonly<Record<string, string>> = {
  creditCardName: 'NameOnCard',
  creditCardNumber: 'CardNumber',
  cvvNumber: 'SecurityCode',
  expiryMonth: 'ExpiryMonth',
  expiryYear: 'ExpiryYear',
  cardType: 'CreditCardTypeId',
};

/** product.md 5 and decisions 4: a right card of a scheme that the property takes; a link is no session, so no saved one. */
function problemsOf(card: CardDetails, { property }: CheckInContent, now: Date): FieldProblem[] {
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

/** Whether payment details are asked, with the extras that this save adds (decisions 1). */
async function isRequested(
  { db }: Pick<LinkDeps, 'db'>,
  request: SavePreCheckInRequest,
  content: CheckInContent,
): Promise<boolean> {
  const { row } = content;
  const added = addedCosts(addedExtras(request.reservationItems, content), content);
  return (
    checkInPaymentReason({
      // The column's check allows exactly the numbers of product.md 4.
      paymentType: row.payment_type as PaymentType,
      balance: row.total_minor + added.extrasMinor + added.taxesMinor - row.paid_minor,
      hasGuaranteeCard: await hasCard(db, row),
    }) !== null
  );
}

/** What was sent, and from where. */
export interface SaveCall {
  readonly request: SavePreCheckInRequest;
  readonly clientIp: string;
}

/**
 * Hands a typed card to the gateway, which stores it for the amount due; the booking gets its token. No transaction is open meanwhile: of
 * two saves at once the second one's token is never used. A card that the hotel does not ask for is ignored.
 */
export async function requestGuarantee(
  deps: Pick<LinkDeps, 'db'> & { readonly gateway: PaymentGateway; readonly declines: DeclineLimit },
  { request, clientIp }: SaveCall,
  load: () => Promise<CheckInContent>,
  now: Date,
): Promise<GuaranteeResult> {
  const { cardDetails: card } = request;
  if (card === null) return none;
  const content = await load();
  if (!(await isRequested(deps, request, content))) return none;
  const { storeGuarantee, provider } = deps.gateway;
  const { property, row } = content;
  if (!storeGuarantee || property.content.payByPaystack) {
    throw invalid({ CardDetails: [translate.say('payment.not-offered')] });
  }
  const problems = [...saveProblems(request, content), ...problemsOf(card, content, now)];
  if (problems.length > 0) throw invalid(modelStateOfProblems(problems));
  const number = card.cardNumber ?? '';
  const payer = {
    clientIp,
    emailKey: emailKeyOf(row.booker.email),
    cardNumber: number.replace(/\D/g, ''),
  };
  await deps.declines.requireNoWait(payer);
  const stored = await storeGuarantee(property.propertyId, {
    number,
    securityCode: card.securityCode ?? '',
    expiryMonth: card.expiryMonth ?? 0,
    expiryYear: card.expiryYear ?? 0,
  });
  if (stored.kind === 'declined') {
    if (isCardDecline(stored.reason)) await deps.declines.count(payer);
    return { kind: 'declined', why: sayDecline(stored.reason) };
  }
  return {
    kind: 'done',
    guarantee: {
      property_id: property.propertyId,
      reservation_id: row.reservation_id,
      provider,
      gateway_token: stored.token,
      credit_card_type_id: card.creditCardTypeId ?? '',
      scheme: detectCardScheme(number) ?? '',
      last_four: lastFourOf(card),
      expiry_month: card.expiryMonth ?? 0,
      expiry_year: card.expiryYear ?? 0,
    },
  };
}
