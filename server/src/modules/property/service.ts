import type { BookConfig, Property } from 'shared/contracts';
import type { Db } from '../../db/database.ts';
import { missing } from '../../http/errors.ts';
import { inGuestTexts } from '../../language/index.ts';
import { cardPaymentsOf, type CardSettings, challengeOf } from './card-payments.ts';
import { findBookConfig, findProperty, listSoldLimits, type StoredProperty } from './repository.ts';
import { roomLimitsOf } from './room-limits.ts';

/** The property of an address or a request; throws 404 when it does not exist. */
export async function requireProperty(db: Db, idOrCode: string): Promise<StoredProperty> {
  const property = await findProperty(db, idOrCode);
  if (!property) throw missing('property');
  return property;
}

/** A hotel whose content is, whenever it is looked at, in the language of the mail that is being written then. */
export const propertyInGuestTexts = (stored: StoredProperty): StoredProperty => ({
  ...stored,
  get content() {
    return inGuestTexts(stored.content);
  },
});

export function toProperty(stored: StoredProperty, settings: CardSettings): Property {
  const { propertyId } = stored;
  const {
    challengeCards: _,
    cancellationTime: _hour,
    guestChanges: _changes,
    paymentLinkHours: _hours,
    ...content
  } = stored.content;
  const cards = cardPaymentsOf(settings, stored);
  return {
    ...content,
    creditCards: cards.areTaken ? content.creditCards : [],
    cardsAreSimulated: cards.areSimulated,
    cardGateway: cards.gateway,
    challenge: challengeOf(settings, stored.content),
    propertyId,
  };
}

/** The configuration as guests get it, with what the rooms of the hotel take; null when the property has none. */
export async function findPublicConfig(db: Db, propertyId: string): Promise<BookConfig | null> {
  const config = await findBookConfig(db, propertyId);
  if (config === null) return null;
  return { ...config, roomLimits: roomLimitsOf(await listSoldLimits(db, propertyId)) };
}

export async function requireBookConfig(db: Db, propertyId: string): Promise<BookConfig> {
  const config = await findBookConfig(db, propertyId);
  if (!config) throw missing('property');
  return config;
}
