import { type CreateRequest, PaymentType } from 'shared/contracts';
import type { RequestContext } from '../../http/register-endpoint.ts';
import { findCard, type SavedCardRow } from './card-repository.ts';
import type { AccountDeps } from './deps.ts';
import { canChoosePaymentMethod } from './user.ts';
import type { UserRow } from './user-repository.ts';

/** Who books, when logged in. */
export interface BookingGuest {
  readonly user: UserRow;
  readonly userId: string;
  readonly canChoosePaymentMethod: boolean;
  /** The address of the account, once it was confirmed. */
  readonly confirmedEmail: string | null;
  /** The saved card that the request names, when it is the guest's own. */
  readonly savedCard: SavedCardRow | null;
}

/** Null for a guest who is not logged in at this property: then nothing is read. */
export async function findBookingGuest(
  { db, sessions }: Pick<AccountDeps, 'db' | 'sessions'>,
  context: RequestContext,
  propertyId: string,
  request: CreateRequest,
): Promise<BookingGuest | null> {
  const session = await sessions.find(context, propertyId);
  if (!session) return null;
  const { user } = session;
  const isByCard = request.paymentType === PaymentType.card;
  const cardId = isByCard ? (request.cardDetails?.creditCardId ?? null) : null;
  const name = { propertyId, userId: user.user_id };
  return {
    user,
    userId: user.user_id,
    confirmedEmail: user.email_confirmed_at === null ? null : user.email,
    canChoosePaymentMethod: await canChoosePaymentMethod(db, user),
    savedCard: cardId === null ? null : ((await findCard(db, name, cardId)) ?? null),
  };
}

/** With a saved card the stored type and expiry replace the request's, and typed card fields are ignored. */
export function withSavedCard(request: CreateRequest, guest: BookingGuest | null): CreateRequest {
  const { cardDetails, booker } = request;
  const saved = guest?.savedCard;
  if (!cardDetails || !saved) return request;
  return {
    ...request,
    cardDetails: {
      ...cardDetails,
      cardNumber: null,
      securityCode: null,
      nameOnCard: cardDetails.nameOnCard ?? `${booker.firstName} ${booker.lastName}`,
      creditCardTypeId: saved.credit_card_type_id,
      expiryMonth: saved.expiry_month,
      expiryYear: saved.expiry_year,
    },
  };
}
