import { type CreateRequest, PaymentType } from 'shared/contracts';
import type { EndpointResponse } from '../../../http/register-endpoint.ts';
import { emailKeyOf } from '../../mail/index.ts';
import {
  cardOfForm,
  type CardPayer,
  challengeTokenOf,
  createDeclineLimit,
  type DeclineLimitDeps,
  isCardDecline,
  type PaymentGateway,
} from '../../payment/index.ts';
import { isKnownAttempt } from './idempotency-repository.ts';

interface Payer {
  readonly propertyId: string;
  readonly clientIp: string;
  /** Of the attempt. */
  readonly key?: string | undefined;
  /** Whether the property asks for a challenge once cards were declined. */
  readonly challengeCards?: boolean | undefined;
}

type Deps = DeclineLimitDeps & { readonly gateway: PaymentGateway };

const payerOf = (
  { db, gateway: { fingerprintOf } }: Deps,
  request: CreateRequest,
  { clientIp, propertyId, challengeCards, key }: Payer,
): CardPayer => ({
  clientIp,
  emailKey: emailKeyOf(request.booker.email),
  cardNumber: request.cardDetails?.cardNumber?.replace(/\D/g, '') || null,
  ...cardOfForm(fingerprintOf, { ...request, propertyId }),
  ...challengeTokenOf({ challengeCards }, request),
  ...(key === undefined ? {} : { isRepeated: () => isKnownAttempt(db, { propertyId, key }) }),
});

/** The reason of a declined payment; null for every other response. */
function declineOf({ status, body }: EndpointResponse): string | null {
  if (status !== 422 || typeof body !== 'object' || body === null || !('code' in body)) return null;
  return /^payment\.(.+)$/.exec(String(body.code))?.[1] ?? null;
}

/** Limits cards that are declined, in bookings and in payments that are tried again; 429 while a wait lasts. */
export function createDeclinedCards(deps: Deps) {
  const limit = createDeclineLimit(deps);
  return async (
    request: CreateRequest,
    tried: Payer,
    book: () => Promise<EndpointResponse>,
  ): Promise<EndpointResponse> => {
    if (request.paymentType !== PaymentType.card) return book();
    const payer = payerOf(deps, request, tried);
    const isRepeated = await limit.requireNoWait(payer);
    const response = await book();
    if (!isRepeated && isCardDecline(declineOf(response))) await limit.count(payer);
    return response;
  };
}
