import { createHash, randomUUID } from 'node:crypto';
import type { CardDetails, PaymentType, SavePreCheckInRequest } from 'shared/contracts';
import { checkInPaymentReason, detectCardScheme, pageAddress } from 'shared/domain';
import type { Insertable } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { invalid } from '../../http/errors.ts';
import { emailKeyOf } from '../mail/index.ts';
import {
  type CardFacts,
  cardOfForm,
  challengeTokenOf,
  type DeclineLimit,
  isCardDecline,
  type MoneySource,
  type PaymentGateway,
} from '../payment/index.ts';
import { sayDecline, typedCardProblems } from '../booking/index.ts';
import { modelStateOfProblems } from '../../http/model-state.ts';
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
  | { readonly kind: 'declined'; readonly why: Said }
  /** The bank asks the guest, in the gateway's script; the same save goes on after that. */
  | { readonly kind: 'action'; readonly clientSecret: string };

/** How long a guest may take at the bank. */
const approvalMs = 60 * 60_000;

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

interface Given {
  readonly source: MoneySource;
  /** Digits only; null where the gateway's form took the card. */
  readonly number: string | null;
}

/** What the guest gave for a card: the token of the gateway's form, or a typed one; null for neither. */
function givenOf({ paymentToken = null, cardDetails: card }: SavePreCheckInRequest): Given | null {
  if (paymentToken !== null) return { source: { kind: 'token', token: paymentToken }, number: null };
  if (card === null) return null;
  const number = card.cardNumber ?? '';
  const typed = {
    number,
    securityCode: card.securityCode ?? '',
    expiryMonth: card.expiryMonth ?? 0,
    expiryYear: card.expiryYear ?? 0,
  };
  return { source: { kind: 'card', card: typed }, number: number.replace(/\D/g, '') };
}

/** The same for a token that is sent again, after the guest has approved at the bank. */
function referenceOf({ row }: CheckInContent, { source }: Given): string {
  const once =
    source.kind === 'token'
      ? createHash('sha256').update(source.token).digest('base64url').slice(0, 22)
      : randomUUID();
  return `${row.reference_number}-guarantee-${once}`;
}

/** What is kept of the card: what the gateway says, or what was typed. */
const factsOf = (card: CardDetails | null, facts: CardFacts | undefined) => ({
  credit_card_type_id: card?.creditCardTypeId ?? facts?.scheme ?? '',
  scheme: facts?.scheme ?? detectCardScheme(card?.cardNumber ?? '') ?? '',
  last_four: facts?.lastFour ?? (card === null ? '' : lastFourOf(card)),
  expiry_month: facts?.expiryMonth ?? card?.expiryMonth ?? 0,
  expiry_year: facts?.expiryYear ?? card?.expiryYear ?? 0,
});

/** Where the gateway's own form takes cards, no number is taken, and none at all where the property has no account there. */
async function requireFormOf(
  formOf: NonNullable<PaymentGateway['formOf']>,
  propertyId: string,
  { number }: Given,
): Promise<void> {
  if (number !== null) throw invalid({ 'CardDetails.CardNumber': [translate.say('payment.typed-card')] });
  if ((await formOf(propertyId)) === null) {
    throw invalid({ PaymentToken: [translate.say('payment.not-offered')] });
  }
}

/**
 * Hands a card to the gateway, which keeps it for the amount due; the booking gets its token. No transaction is open meanwhile: of
 * two saves at once the second one's token is never used. A card that the hotel does not ask for is ignored.
 */
export async function requestGuarantee(
  deps: Pick<LinkDeps, 'db'> & { readonly gateway: PaymentGateway; readonly declines: DeclineLimit },
  { request, clientIp }: SaveCall,
  load: () => Promise<CheckInContent>,
  now: Date,
): Promise<GuaranteeResult> {
  const given = givenOf(request);
  if (given === null) return none;
  const content = await load();
  if (!(await isRequested(deps, request, content))) return none;
  const { saveForLater, provider } = deps.gateway;
  const { property, row } = content;
  if (!saveForLater || property.content.payByPaystack) {
    throw invalid({ CardDetails: [translate.say('payment.not-offered')] });
  }
  const { cardDetails: card } = request;
  if (deps.gateway.formOf) await requireFormOf(deps.gateway.formOf, property.propertyId, given);
  const isTyped = given.number !== null && card !== null;
  const problems = [
    ...saveProblems(request, content),
    ...(isTyped ? typedCardProblems(card, property, now) : []),
  ];
  if (problems.length > 0) throw invalid(modelStateOfProblems(problems));
  const payer = {
    clientIp,
    emailKey: emailKeyOf(row.booker.email),
    cardNumber: given.number,
    ...cardOfForm(deps.gateway.fingerprintOf, { ...request, propertyId: property.propertyId }),
    ...challengeTokenOf(property.content, request),
  };
  await deps.declines.requireNoWait(payer);
  const { propertyId } = property;
  const codes = { propertyCode: property.code, referenceNumber: row.reference_number, code: request.code };
  const stored = await saveForLater({
    propertyId,
    reference: referenceOf(content, given),
    gatewayId: null,
    currency: row.currency,
    email: row.booker.email,
    description: property.content.propertyName,
    source: given.source,
    keep: { isForLaterCharges: true, accountId: null },
    returnPath: pageAddress('pre-check-in', codes),
    confirmationToken: row.confirmation_token,
    expiresAt: new Date(now.getTime() + approvalMs),
  });
  switch (stored.kind) {
    case 'declined':
      if (isCardDecline(stored.reason)) await deps.declines.count(payer);
      return { kind: 'declined', why: sayDecline(stored.reason) };
    case 'action':
      return 'clientSecret' in stored.action
        ? { kind: 'action', clientSecret: stored.action.clientSecret }
        : { kind: 'declined', why: sayDecline('unavailable') };
    case 'pending':
      return { kind: 'declined', why: sayDecline('processing-error') };
    case 'stored':
      return {
        kind: 'done',
        guarantee: {
          property_id: propertyId,
          reservation_id: row.reservation_id,
          provider,
          gateway_token: stored.method,
          ...factsOf(card, stored.card),
        },
      };
    default:
      return stored satisfies never;
  }
}
