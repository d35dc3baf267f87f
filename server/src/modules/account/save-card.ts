import type { CreateRequest } from 'shared/contracts';
import { detectCardScheme } from 'shared/domain';
import type { AppDeps } from '../../deps.ts';
import type { CardFacts, CardToCharge, PaymentGateway, PaymentRow } from '../payment/index.ts';
import { findProperty } from '../property/index.ts';
import type { BookingGuest } from './booking-guest.ts';
import { insertCardOnce, listCards, type SavedCardRow } from './card-repository.ts';

interface CardToSave {
  readonly request: Pick<CreateRequest, 'cardDetails'>;
  readonly payment: {
    readonly property_id: string;
    readonly payment_id: string;
    readonly provider: string;
  };
  readonly guest?: BookingGuest | null;
}

const lastFourOf = (card: CardToCharge): string => card.number.replace(/\D/g, '').slice(-4);

const isSame = (saved: SavedCardRow, card: CardToCharge): boolean =>
  saved.scheme === detectCardScheme(card.number) &&
  saved.last_four === lastFourOf(card) &&
  saved.expiry_month === card.expiryMonth &&
  saved.expiry_year === card.expiryYear;

/**
 * Saves the typed card of a guest who is logged in and has asked for it (product.md 3): the gateway's token, the scheme, the last four digits
 * and the expiry (decisions 4). It becomes the guest's once its first payment has succeeded. A failure must not fail the booking.
 */
export async function saveCardOf(
  deps: Pick<AppDeps, 'db' | 'clock' | 'logger'> & { readonly gateway: PaymentGateway },
  { request, payment, guest }: CardToSave,
  card: CardToCharge | null,
): Promise<void> {
  const { storeCard } = deps.gateway;
  if (!card || !guest || !storeCard || request.cardDetails?.saveCreditCardToIndividual !== true) return;
  const propertyId = payment.property_id;
  const name = { propertyId, userId: guest.userId };
  try {
    const saved = await listCards(deps.db, name);
    if (saved.some((row) => isSame(row, card))) return;
    await insertCardOnce(deps.db, {
      property_id: propertyId,
      credit_card_id: payment.payment_id,
      user_id: guest.userId,
      provider: payment.provider,
      gateway_token: await storeCard(propertyId, card),
      credit_card_type_id: request.cardDetails.creditCardTypeId ?? '',
      scheme: detectCardScheme(card.number) ?? '',
      last_four: lastFourOf(card),
      expiry_month: card.expiryMonth,
      expiry_year: card.expiryYear,
      payment_id: payment.payment_id,
      created_at: deps.clock.now(),
    });
  } catch (error) {
    deps.logger.error({ err: error }, 'card not saved');
  }
}

/** Set with the payment of a guest who wants the card to be kept; the gateway says later which card it was. */
export const saveForField = 'saveFor';

/** Whose card it becomes; null where the guest has not asked for it. */
const saveForOf = (detail: Readonly<Record<string, unknown>>): string | null => {
  const userId = detail[saveForField];
  return typeof userId === 'string' ? userId : null;
};

/** The same for a card that was typed into the gateway's own form, once its payment has succeeded. */
export async function saveKeptCard(
  deps: Pick<AppDeps, 'db' | 'clock' | 'logger'>,
  payment: PaymentRow,
  { method, card }: { readonly method: string; readonly card: CardFacts },
): Promise<void> {
  const userId = saveForOf(payment.detail);
  if (userId === null) return;
  const { property_id: propertyId, payment_id: paymentId } = payment;
  try {
    const property = await findProperty(deps.db, propertyId);
    const type = property?.content.creditCards.find(({ code }) => code === card.scheme);
    await insertCardOnce(deps.db, {
      property_id: propertyId,
      credit_card_id: paymentId,
      user_id: userId,
      provider: payment.provider,
      gateway_token: method,
      credit_card_type_id: type?.id ?? card.scheme,
      scheme: card.scheme,
      last_four: card.lastFour,
      expiry_month: card.expiryMonth,
      expiry_year: card.expiryYear,
      payment_id: paymentId,
      created_at: deps.clock.now(),
    });
  } catch (error) {
    deps.logger.error({ err: error }, 'card not saved');
  }
}
