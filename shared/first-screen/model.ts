import {
  remoteOfSlot,
  type Property,
  type ReleaseChoice,
  type RemoteName,
  type SiteData,
  type TextByLanguage,
} from '../contracts/index.ts';
import { type Language, languageOf } from '../domain/index.ts';
import {
  addressOf,
  type BookingPage,
  declaredPages,
  matchPage,
  noRegistry,
  pageAddress,
  type PageDefinition,
  type ProductPage,
} from '../domain/pages.ts';
import { themeColours, neutralTheme, type ThemeColours } from './colours.ts';
import { frameTranslate } from './messages/en-GB.ts';
import { searchTexts, type SearchTexts } from './search-texts.ts';

export interface FrameStep {
  readonly key: BookingPage;
  readonly title: string;
  readonly state: 'done' | 'current' | 'todo';
  /** Where a step that is done leads; null where it cannot be gone to. */
  readonly href: string | null;
}

export interface FrameLink {
  readonly text: string;
  readonly href: string;
}

/** What of the site's data a screen is drawn from. */
export interface ScreenData extends Pick<SiteData, 'property' | 'propertyGroup' | 'bookConfig'> {
  /** What remotes declare; without it only the screens of product.md 2 are known. */
  readonly registry?: ReleaseChoice;
}

/** A piece of a first screen that a remote declares, in the guest's language. */
export type DeclaredBlock =
  | { readonly kind: 'heading' | 'text' | 'field'; readonly text: string }
  | { readonly kind: 'lines' | 'cards'; readonly count: number };

/** What the first screen draws: text and addresses, nothing to work out. */
export interface FirstScreenModel {
  readonly page: PageDefinition['page'];
  readonly language: Language;
  readonly colours: ThemeColours;
  readonly property: Property | null;
  /** The name in the header: the hotel's, the group's, or the site's. */
  readonly name: string;
  readonly logoUrl: string | null;
  readonly homeHref: string;
  readonly title: string;
  readonly steps: readonly FrameStep[];
  readonly policies: readonly FrameLink[];
  /** The hotels of a group, each with its own search; empty elsewhere. */
  readonly hotels: readonly FrameLink[];
  readonly mapHref: string | null;
  /** What the address searches for, in the words of the search panel; null without a property. */
  readonly searchTexts: SearchTexts | null;
  readonly showPromoCode: boolean;
  readonly showLocations: boolean;
  /** Tables can be booked; where the hotel has no restaurant service nothing of it is shown. */
  readonly showTables: boolean;
  /** Pages of remotes that have an entry in the menu of the property. */
  readonly menuPages: readonly FrameLink[];
  /** The first screen that the page's remote declares; null for the one that is drawn here. */
  readonly declared: readonly DeclaredBlock[] | null;
}

/** The page's own title: its h1 where the frame draws it, and the first part of the document's title. */
export function pageTitle(page: PageDefinition, language: Language): string {
  if (page.title !== null) return textIn(page.title, language);
  // A page without a title of its own is one of product.md 2.
  return productTitle(page.page as ProductPage, language);
}

export const productTitle = (page: ProductPage, language: Language): string =>
  frameTranslate(language)(`title.${page}`);

/** A remote's own text in the guest's language, else in English. */
export function textIn(texts: TextByLanguage, { locale }: Language): string {
  const language = languageOf(locale);
  return (language === 'en' ? undefined : texts[language]) ?? texts['en-GB'];
}

function frameSteps(
  { page, step: current }: PageDefinition,
  code: string,
  query: string,
  language: Language,
): readonly FrameStep[] {
  if (current === null) return [];
  const text = frameTranslate(language);
  const params = { propertyCode: code };
  const all = [
    { key: 'search', title: text('frame.step-search'), href: pageAddress('search', params) + query },
    {
      key: 'rooms-and-rates',
      title: text('frame.step-rooms'),
      href: pageAddress('rooms-and-rates', params) + query,
    },
    { key: 'checkout', title: text('frame.step-checkout'), href: null },
  ] as const;
  const at = all.findIndex((step) => step.key === current);
  // A booking that is being made cannot be walked back from.
  const fixed = page === 'status';
  return all.map((step, index) => ({
    key: step.key,
    title: step.title,
    state: index < at ? 'done' : index === at ? 'current' : 'todo',
    href: index < at && !fixed ? step.href : null,
  }));
}

/** A map of the place on OpenStreetMap, which needs no key and sets no cookie; null without coordinates. */
export function mapLink(property: Property): string | null {
  const { latitude, longitude } = property.address;
  if (latitude === null || longitude === null) return null;
  const place = `${latitude}/${longitude}`;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${place}`;
}

function policies(property: Property | null, language: Language): readonly FrameLink[] {
  if (property === null) return [];
  const text = frameTranslate(language);
  const links = [
    { text: text('frame.privacy'), href: property.privacyPolicyUrl },
    { text: text('frame.terms'), href: property.termsAndConditionsUrl },
    { text: text('frame.website'), href: property.websiteUrl },
  ];
  return links.flatMap(({ text: label, href }) => (href === null ? [] : [{ text: label, href }]));
}

/** Which remote books tables at a property (product.md 2); null where no remote does. */
export const tableRemote = (registry: ReleaseChoice, propertyCode: string): RemoteName | null =>
  remoteOfSlot(registry, 'table-booking', 'mf-restaurant', propertyCode);

function menuPages({ property, registry }: ScreenData, language: Language): readonly FrameLink[] {
  if (property === null || registry === undefined) return [];
  const { propertyCode } = property;
  return declaredPages(registry, propertyCode).flatMap((page) => {
    const href = page.menu === null ? null : addressOf(page, propertyCode);
    return page.menu === null || href === null ? [] : [{ text: textIn(page.menu, language), href }];
  });
}

const declaredBlocks = (
  { firstScreen }: PageDefinition,
  hotel: string,
  language: Language,
): readonly DeclaredBlock[] | null =>
  firstScreen &&
  firstScreen.map((block) =>
    'text' in block
      ? { kind: block.kind, text: textIn(block.text, language).replaceAll('{hotel}', hotel) }
      : block,
  );

const queryOf = (path: string): string => /\?[^#]*/.exec(path)?.[0] ?? '';

/**
 * Everything that the first screen of an address shows; `path` may carry its query. The steps lead back to `search`, a
 * query with its `?`: the address's own unless the page knows better. Pure: same data, same screen.
 */
export function firstScreenModel(
  site: ScreenData,
  path: string,
  language: Language,
  search: string = queryOf(path),
): FirstScreenModel {
  const { definition, params } = matchPage(path, site.registry);
  const { property, propertyGroup, bookConfig } = site;
  const text = frameTranslate(language);
  const code = property?.propertyCode ?? params['propertyCode'] ?? '';
  const group = definition.page === 'group';
  return {
    page: definition.page,
    language,
    colours: themeColours(property?.theme ?? propertyGroup?.theme ?? neutralTheme),
    property,
    name: property?.propertyName ?? propertyGroup?.name ?? text('title.site'),
    logoUrl: property?.logoFileUrl ?? propertyGroup?.logoFileUrl ?? null,
    homeHref: code === '' ? '/' : pageAddress(group ? 'group' : 'search', { propertyCode: code }),
    title: pageTitle(definition, language),
    steps: frameSteps(definition, code, search, language),
    policies: policies(property, language),
    hotels: (propertyGroup?.properties ?? []).map(({ propertyName, propertyCode }) => ({
      text: propertyName,
      href: pageAddress('search', { propertyCode }),
    })),
    mapHref: property === null ? null : mapLink(property),
    searchTexts: property === null ? null : searchTexts(property, search, language),
    showPromoCode: bookConfig?.hidePromoCodeOnLandingPage !== true,
    showLocations: (bookConfig?.locations.length ?? 0) > 0,
    showTables:
      bookConfig?.restaurantBookingServiceActive === true &&
      bookConfig.propertyId === property?.propertyId &&
      tableRemote(site.registry ?? noRegistry, property.propertyCode) !== null,
    declared: declaredBlocks(definition, property?.propertyName ?? '', language),
    menuPages: menuPages(site, language),
  };
}
