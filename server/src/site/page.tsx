import { siteDataSchema, type SiteData } from 'shared/contracts';
import { directionOf, type Language } from 'shared/domain';
import {
  documentHead,
  type DocumentHead,
  FirstScreen,
  firstScreenModel,
  matchPage,
  themeCss,
  type PageDefinition,
} from 'shared/first-screen';
import * as z from 'zod/mini';
import { amenityFeatures } from './amenity-features.ts';
import { renderDocument } from './document.ts';
import { loadOffers, type CodeTries, type OffersSource } from './load-offers.ts';
import { loadSiteData, type SiteDataResult } from './load-site-data.ts';
import { siteTranslate } from './messages.ts';
import { developmentOrigins, pageAssets, registryOf } from './page-assets.ts';
import type { Releases } from 'federation/releases';
import { drawScreen } from './screen.ts';
import type { Analytics } from './security-headers.ts';
import type { SiteContent } from './site-content.ts';

export interface PageSettings extends OffersSource {
  readonly content: SiteContent;
}

export interface PageRequest {
  /** Path and query as they stand in the address. */
  readonly address: string;
  readonly nonce: string;
  readonly language: Language;
  readonly releases: Releases;
  readonly codeTries: CodeTries;
}

export interface Page {
  readonly status: 200 | 404 | 503;
  readonly html: string;
  readonly analytics: Analytics;
  /** Whether a card may be typed in it. */
  readonly takesCards: boolean;
  /** Whether the property has a gateway whose form takes them. */
  readonly hasCardGateway: boolean;
  /** Whether the property may ask a challenge before a card is tried. */
  readonly hasChallenge: boolean;
  /** An error behind a page that is shown nevertheless. */
  readonly error?: unknown;
}

const statuses = { found: 200, missing: 404, unavailable: 503 } as const satisfies Record<
  SiteDataResult['kind'],
  number
>;

const noScriptCss = '.no-script{padding-block:var(--space-2);font-size:var(--text-s)}';

/** The address whose screen is the not-found page, also where a hotel's code is unknown (product.md 2). */
const nowhere = '';

/** Only where a remote's work is missing without scripts. */
function noScriptText({ property, locale }: SiteData, remote: PageDefinition['remote']): string | null {
  if (remote === null) return null;
  const text = siteTranslate(locale);
  if (property === null) return text('no-script');
  return text('no-script.contact', { telephone: property.telephone, email: property.email });
}

/** What only readers without scripts need of a hotel is not in the pages' own scripts. */
const withAmenities = (head: DocumentHead, { property }: SiteData): DocumentHead => ({
  ...head,
  structuredData: head.structuredData && {
    ...head.structuredData,
    ...amenityFeatures(property?.accessibility),
  },
});

/**
 * The page of an address: the first screen as the shell will draw it, the metadata for search engines, the data that
 * the shell starts from and links to everything that it needs. 404 with the not-found screen for what does not exist.
 */
export async function renderPage(settings: PageSettings, request: PageRequest): Promise<Page> {
  const { releases, nonce, language } = request;
  const match = matchPage(request.address, releases.registry);
  const code = match.params['propertyCode'] ?? null;
  const development = developmentOrigins(releases).length > 0;
  const result = await loadSiteData(settings.content, match, registryOf(releases.registry, code), {
    development,
    locale: language.locale,
  });
  const { data } = result;
  const drawn = result.kind === 'missing' ? nowhere : request.address;
  const model = firstScreenModel(data, drawn, language);
  const screen = drawScreen(<FirstScreen model={model} />);
  const offers = await loadOffers(settings, match, request.address, data, request.codeTries);
  const remote = result.kind === 'missing' ? null : match.definition.remote;
  const html = renderDocument({
    locale: data.locale,
    direction: directionOf(data.locale),
    origin: settings.publicUrl,
    nonce,
    head: withAmenities(documentHead(data, drawn, language), data),
    offers,
    css: [...(releases.shellCss === null ? [] : [releases.shellCss]), themeCss(model.colours), noScriptCss],
    themeColour: model.colours.lightPage,
    assets: pageAssets(releases, remote, code),
    pictureLinks: screen.links,
    screen: screen.markup,
    // The shell takes over the screen that was drawn, which the address alone does not tell.
    screenAttributes: { 'data-page': model.page },
    noScript: noScriptText(data, remote),
    siteData: z.encode(siteDataSchema, data),
  });
  return {
    status: statuses[result.kind],
    html,
    analytics: {
      tagManager: typeof data.property?.googleTagManagerContainerId === 'string',
      pixel: typeof data.property?.facebookPixelId === 'string',
    },
    takesCards: match.definition.takesCards,
    hasCardGateway: Boolean(data.property?.cardGateway),
    hasChallenge: Boolean(data.property?.challenge),
    ...(result.kind === 'unavailable' ? { error: result.error } : {}),
  };
}
