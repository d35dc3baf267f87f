import { toDecimal, toUrlDate } from 'shared/domain';
import * as z from 'zod/mini';
import type {
  HouseSettings,
  PromoCodeContent,
  RestaurantContent,
  ServiceContent,
  WithTexts,
} from '../db/content.ts';
import type { Db } from '../db/database.ts';
import { loadStored, type StoredFile } from './export-repository.ts';
import { weekdayOfNumber } from './days.ts';
import { writeTexts } from './texts-of-file.ts';
import { propertyFileSchema, rulesSchema, type PropertyFile } from './property-file.ts';

const maybeDate = (date: string | null) => (date === null ? null : toUrlDate(date));

function discountFields(discount: PromoCodeContent['discount'], currency: string) {
  return {
    discountPercent: discount.kind === 'percent' ? discount.percent : null,
    discountAmountPerNight:
      discount.kind === 'amount-per-night' ? toDecimal(discount.amountMinor, currency) : null,
  };
}

function exportPromoCode(
  code: string,
  content: PromoCodeContent,
  currency: string,
): PropertyFile['promoCodes'][number] {
  const { discount, stayFrom, stayTo, sellFrom, sellTo, ...rest } = content;
  return {
    ...rest,
    ...discountFields(discount, currency),
    code,
    stayFrom: maybeDate(stayFrom),
    stayTo: maybeDate(stayTo),
    sellFrom: maybeDate(sellFrom),
    sellTo: maybeDate(sellTo),
    ratePlanIds: content.ratePlanIds ? [...content.ratePlanIds] : null,
  };
}

/** An extra without what follows from its rules. */
function exportService({ dayPrices: _dayPrices, prices, ...content }: ServiceContent) {
  if (prices === undefined) return content;
  return {
    ...content,
    prices: prices.map(({ weekdays, ...rule }) => ({ ...rule, weekdays: weekdays && [...weekdays] })),
  };
}

const exportArticles = (articles: ServiceContent['articles'], currency: string) =>
  articles.map(({ articleId, name, priceMinor }) => ({
    articleId,
    name,
    price: toDecimal(priceMinor, currency),
  }));

const exportPromotion = ({
  weekdays = null,
  firstTime = null,
  lastTime = null,
  ...rest
}: RestaurantContent['promotions'][number]) => ({
  ...rest,
  weekdays: weekdays && [...weekdays],
  firstTime,
  lastTime,
});

/** Sittings by weekday and time, the weekdays that are alike together. */
function exportSittings(sittings: StoredFile['sittings'], restaurantId: string) {
  const mine = sittings.filter((sitting) => sitting.restaurant_id === restaurantId);
  const byDay = Map.groupBy(mine, (sitting) => sitting.weekday);
  const days = [...byDay].flatMap(([weekday, ofDay]) =>
    [...Map.groupBy(ofDay, (sitting) => sitting.covers)].map(([covers, alike]) => ({
      weekday: weekdayOfNumber(weekday),
      times: alike.map((sitting) => sitting.time),
      covers,
    })),
  );
  const groups = Map.groupBy(days, ({ times, covers }) => JSON.stringify([times, covers]));
  return [...groups.values()].map((group) => ({
    weekdays: group.map(({ weekday }) => weekday),
    times: group[0]?.times ?? [],
    covers: group[0]?.covers ?? 0,
  }));
}

/** Written by an import, which takes no other languages. */
const exportNotifications = ({ notifications = null }: HouseSettings): PropertyFile['notifications'] =>
  notifications && {
    ...notifications,
    addresses: [...notifications.addresses],
    languageCode: notifications.languageCode as NonNullable<PropertyFile['notifications']>['languageCode'],
  };

/** A picture as the file has it. */
const pictureOf = (url: string | null, alt: string | null = null) => (url === null ? null : { url, alt });

const picturesOf = (urls: readonly string[], alts: readonly (string | null)[] = []) =>
  urls.map((url, index) => ({ url, alt: alts[index] ?? null }));

function toFile(stored: StoredFile): PropertyFile {
  const { property, bookConfig } = stored;
  const {
    creditCards,
    propertyImageUrl,
    propertyImageAlt,
    propertyImageUrls = [],
    propertyImageAlts,
    shareImageUrl: _made,
    challengeCards,
    hasAbout: _about,
    ...propertyOwn
  } = property.content;
  const {
    maxNumberOfRoomsOnBooking: _rooms,
    showRoomConfigurationQuestion: _question,
    showRoomTypeOccupancy: _occupancy,
    offers,
    ...bookConfigOwn
  } = bookConfig;
  const { currency } = property;
  return {
    formatVersion: 1,
    propertyId: property.property_id,
    property: {
      ...propertyOwn,
      languages: propertyOwn.languages ?? undefined,
      propertyImageUrl: pictureOf(propertyImageUrl, propertyImageAlt),
      propertyImageUrls: picturesOf(propertyImageUrls, propertyImageAlts),
    },
    stripeAccountId: property.stripe_account_id,
    challengeCards: challengeCards ?? null,
    notifications: exportNotifications(property.house_settings),
    retention: property.house_settings.retention ?? null,
    about: property.house_settings.about ?? null,
    reviews: property.house_settings.reviews ?? null,
    // Written by an import, which takes no other codes.
    creditCards: creditCards.map(({ code }) => code) as PropertyFile['creditCards'],
    bookConfig: {
      ...bookConfigOwn,
      offers: offers.map(({ imageUrl, imageAlt, ...offer }) => ({
        ...offer,
        imageUrl: pictureOf(imageUrl, imageAlt),
      })),
    },
    roomTypes: stored.roomTypes.map(({ room_type_id: roomTypeId, content: { imageAlts, ...content } }) => ({
      ...content,
      imageUrls: picturesOf(content.imageUrls, imageAlts),
      locationIds: content.locationIds ? [...content.locationIds] : null,
      roomTypeId,
      upgrades: stored.upgrades
        .filter((row) => row.room_type_id === roomTypeId)
        .map((row) => row.upgrade_room_type_id),
      configurations: stored.configurations
        .filter((row) => row.room_type_id === roomTypeId)
        .map(({ configuration_id: id, text, is_default: isDefault, sleeps }) => ({
          id,
          text,
          ...(isDefault ? { isDefault } : {}),
          ...(sleeps === null ? {} : { sleeps }),
        })),
    })),
    ratePlans: stored.ratePlans.map(({ rate_plan_id: ratePlanId, content }) => ({
      ...content,
      ratePlanId,
      roomTypeIds: content.roomTypeIds ? [...content.roomTypeIds] : null,
    })),
    // Kept in the file's own form: it was encoded by the same schema.
    ...z.decode(rulesSchema, property.rules as never),
    services: stored.services.map(({ service_id: serviceId, content, daily_inventory: dailyInventory }) => ({
      ...exportService(content),
      serviceId,
      articles: exportArticles(content.articles, currency),
      roomTypeIds: content.roomTypeIds ? [...content.roomTypeIds] : null,
      ratePlanIds: content.ratePlanIds ? [...content.ratePlanIds] : null,
      dailyInventory,
    })),
    promoCodes: stored.promoCodes.map(({ code, content }) => exportPromoCode(code, content, currency)),
    vouchers: stored.vouchers.map((voucher) => ({
      code: voucher.code,
      name: voucher.name,
      value: toDecimal(voucher.value_minor, currency),
      isExperience: voucher.is_experience,
      validFrom: maybeDate(voucher.valid_from),
      validTo: maybeDate(voucher.valid_to),
    })),
    companies: stored.companies.map(({ account_id: accountId, name, invoice }) => ({
      accountId,
      name,
      ...invoice,
      emailDomains: [...invoice.emailDomains],
      vatId: invoice.vatId ?? null,
      addressLines: [...(invoice.addressLines ?? [])],
    })),
    restaurants: stored.restaurants.map(({ restaurant_id: id, content }) => ({
      ...content,
      id,
      promotions: content.promotions.map(exportPromotion),
      closedDays: (content.closedDays ?? []).map(toUrlDate),
      sittings: exportSittings(stored.sittings, id),
    })),
  };
}

export interface LoadedFile {
  readonly propertyId: string;
  /** In the hotel's first language. */
  readonly file: PropertyFile;
  /** What is stored of its parts, as `placeOf` names them. */
  readonly texts: ReadonlyMap<string, WithTexts>;
}

/** What is stored of each part of the file. */
function contentsOf(stored: StoredFile): ReadonlyMap<string, WithTexts> {
  const list = (name: string, rows: readonly { readonly content: WithTexts }[]) =>
    rows.map(({ content }, index) => [`${name}.${String(index)}`, content] as const);
  return new Map<string, WithTexts>([
    ['property', stored.property.content],
    ['bookConfig', stored.bookConfig],
    ['about', stored.property.house_settings.about ?? {}],
    ...list('roomTypes', stored.roomTypes),
    ...list('ratePlans', stored.ratePlans),
    ...list('services', stored.services),
    ...list('promoCodes', stored.promoCodes),
    ...list('restaurants', stored.restaurants),
  ]);
}

/** The file of a property's last import, rebuilt from its rows; null when there is no such property. */
export async function loadPropertyFile(db: Db, code: string): Promise<LoadedFile | null> {
  const stored = await loadStored(db, code);
  return stored
    ? { propertyId: stored.property.property_id, file: toFile(stored), texts: contentsOf(stored) }
    : null;
}

/** A property as a property file that imports to the same again; null when there is no such property. */
export async function exportProperty(db: Db, code: string): Promise<object | null> {
  const loaded = await loadPropertyFile(db, code);
  return loaded === null
    ? null
    : // A file again: only the values of texts were changed.
      (writeTexts(
        propertyFileSchema,
        z.encode(propertyFileSchema, loaded.file),
        (part) => loaded.texts.get(part)?.texts,
      ) as object);
}
