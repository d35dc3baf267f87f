import type { StayDate } from 'shared/contracts';
import { cardStep, toMinor } from 'shared/domain';
import * as z from 'zod/mini';
import type {
  HouseSettings,
  LocalTexts,
  PromoCodeContent,
  PropertyContent,
  PropertyRules,
  RatePlanContent,
  RestaurantContent,
  RoomTypeContent,
  ServiceContent,
  WithTexts,
} from '../db/content.ts';
import type { Tables } from '../db/schema.ts';
import { agreedRule } from './cancellation-rules.ts';
import { cardTypeOf } from './card-types.ts';
import { isRecurring, resolveDay, ruleDays } from './days.ts';
import type { PropertyFile } from './property-file.ts';
import { rulesSchema } from './property-file.ts';
import { readPolicy } from './read-policy.ts';

/** The id on the wire; the code in lower case unless the file gives one. */
export const propertyIdOf = (file: Pick<PropertyFile, 'propertyId' | 'property'>): string =>
  file.propertyId ?? file.property.propertyCode.toLowerCase();

/** What a picture shows, where the file says it. */
const altOf = <Key extends string>(
  key: Key,
  picture: { readonly alt: string | null } | null,
): { [K in Key]?: string | null } =>
  // The compiler widens a computed key to any text.
  (picture === null || picture.alt === null ? {} : { [key]: picture.alt }) as { [K in Key]?: string };

/** What each of some pictures shows; absent where the file says it of none. */
const altsOf = <Key extends string>(
  key: Key,
  pictures: readonly { readonly alt: string | null }[],
): { [K in Key]?: (string | null)[] } =>
  (pictures.some(({ alt }) => alt !== null) ? { [key]: pictures.map(({ alt }) => alt) } : {}) as {
    [K in Key]?: (string | null)[];
  };

export const propertyContent = (
  {
    property: { propertyImageUrls: pictures, ...property },
    creditCards,
    challengeCards,
    about,
  }: PropertyFile,
  shareImageUrl: string | null,
): PropertyContent => ({
  ...property,
  ...(pictures.length > 0 ? { propertyImageUrls: pictures.map(({ url }) => url) } : {}),
  ...altsOf('propertyImageAlts', pictures),
  ...(shareImageUrl === null ? {} : { shareImageUrl }),
  propertyImageUrl: property.propertyImageUrl?.url ?? null,
  ...altOf('propertyImageAlt', property.propertyImageUrl),
  creditCards: creditCards.map(cardTypeOf),
  ...(challengeCards ? { challengeCards } : {}),
  ...(about === null ? {} : { hasAbout: true }),
});

/** Content with its texts in all languages; as it is when nothing is known of them. */
export function withTexts<T extends object>(content: T, texts: LocalTexts | undefined): T & WithTexts {
  return texts === undefined ? content : { ...content, texts };
}

/** What is read by itself, not with every property. */
export const houseSettings = (
  { notifications, retention, reviews, about }: PropertyFile,
  aboutTexts: LocalTexts | undefined,
): HouseSettings => ({
  notifications,
  retention,
  reviews,
  ...(about === null ? {} : { about: withTexts(about, aboutTexts) }),
});

/** The file's rules of prices and stock, stored as they were written. */
export const propertyRules = (file: PropertyFile): PropertyRules => z.encode(rulesSchema, file);

type BookConfigContent = Tables['book_config']['content']['__select__'];

export const bookConfigContent = ({ bookConfig, property }: PropertyFile): BookConfigContent => ({
  ...bookConfig,
  offers: bookConfig.offers.map(({ imageUrl, ...offer }) => ({
    ...offer,
    imageUrl: imageUrl?.url ?? null,
    ...altOf('imageAlt', imageUrl),
  })),
  maxNumberOfRoomsOnBooking: property.maxNumberOfRoomsOnBooking,
  showRoomConfigurationQuestion: property.showRoomConfigurationQuestion,
  showRoomTypeOccupancy: property.showRoomTypeOccupancy,
});

export function roomTypeContent(roomType: PropertyFile['roomTypes'][number]): RoomTypeContent {
  const {
    roomTypeId: _id,
    upgrades: _upgrades,
    configurations: _configurations,
    imageUrls: pictures,
    ...content
  } = roomType;
  return {
    ...content,
    imageUrls: pictures.map(({ url }) => url),
    ...altsOf('imageAlts', pictures),
  };
}

export function ratePlanContent(
  plan: PropertyFile['ratePlans'][number],
  { property }: Pick<PropertyFile, 'property'>,
): RatePlanContent {
  const { ratePlanId: _id, cancellationPolicy: written, ...content } = plan;
  const rules = written.length === 0 ? readPolicy(plan.policy) : written;
  return { ...content, cancellationPolicy: rules.map((rule) => agreedRule(rule, property)) };
}

export function serviceContent(
  service: PropertyFile['services'][number],
  { seasons, property: { currency } }: Pick<PropertyFile, 'seasons' | 'property'>,
  today: StayDate,
): ServiceContent {
  const { serviceId: _id, dailyInventory: _inventory, articles, prices, ...content } = service;
  const dayPrices = (prices ?? []).map(({ price, ...days }) => ({
    ...ruleDays(days, seasons, today),
    priceMinor: toMinor(price, currency),
  }));
  return {
    ...content,
    ...(prices === undefined ? {} : { prices, dayPrices }),
    articles: articles.map(({ articleId, name, price }) => ({
      articleId,
      name,
      priceMinor: toMinor(price, currency),
    })),
  };
}

function discountOf(
  promo: PropertyFile['promoCodes'][number],
  currency: string,
): PromoCodeContent['discount'] {
  const step = cardStep(currency);
  if (promo.discountPercent !== null)
    return { kind: 'percent', percent: promo.discountPercent, ...(step > 1 && { step }) };
  if (promo.discountAmountPerNight === null) return { kind: 'none' };
  return { kind: 'amount-per-night', amountMinor: toMinor(promo.discountAmountPerNight, currency) };
}

export const maybeDay = (day: string | null, today: StayDate): StayDate | null =>
  day === null ? null : resolveDay(day, today);

export const promoCodeContent = (
  promo: PropertyFile['promoCodes'][number],
  currency: string,
  today: StayDate,
): PromoCodeContent => ({
  name: promo.name,
  discount: discountOf(promo, currency),
  stayFrom: maybeDay(promo.stayFrom, today),
  stayTo: maybeDay(promo.stayTo, today),
  sellFrom: maybeDay(promo.sellFrom, today),
  sellTo: maybeDay(promo.sellTo, today),
  minNights: promo.minNights,
  ratePlanIds: promo.ratePlanIds,
});

export function restaurantContent(
  restaurant: PropertyFile['restaurants'][number],
  today: StayDate,
): RestaurantContent {
  const { id: _id, sittings: _sittings, closedDays, ...content } = restaurant;
  return {
    ...content,
    closedDays: closedDays.map((day) => (isRecurring(day) ? day : resolveDay(day, today))),
  };
}
