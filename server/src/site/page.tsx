import { type About, chooseRelease, siteDataSchema, type SiteData } from 'shared/contracts';
import { directionOf, type Language } from 'shared/domain';
import {
  documentHead,
  type DocumentHead,
  FirstScreen,
  firstScreenModel,
  matchPage,
  PageFrame,
  themeCss,
  type PageDefinition,
  type PageMatch,
} from 'shared/first-screen';
import * as z from 'zod/mini';
import { amenityFeatures, questionsData } from './amenity-features.ts';
import type { FindDesk } from './desk-of-request.ts';
import { type PageDocument, renderDocument } from './document.ts';
import { drawnCss } from './drawn-scripts.ts';
import { drawingOf, drawPage, type DrawnPage } from './drawn-page.ts';
import { groupPictureLink } from './group-picture.ts';
import { loadSiteData, type SiteDataResult } from './load-site-data.ts';
import { sayOnPage } from './messages.ts';
import { developmentOrigins, pageAssets, registryOf } from './page-assets.ts';
import type { Releases } from 'federation/releases';
import { offersData } from './offers.ts';
import type { PageRenderers } from './renderer/page-renderers.ts';
import { drawScreen, type Screen, screenAround } from './screen.ts';
import { searchOfAddress, type CodeTries, type FoundRooms, type SearchSource } from './search-of-address.ts';
import type { Analytics } from './security-headers.ts';
import type { SiteContent } from './site-content.ts';

export interface PageSettings extends SearchSource {
  readonly content: SiteContent;
  readonly renderers: PageRenderers;
  /** How long a page waits for what it is drawn with. */
  readonly drawnWithinMs?: DrawnWithinMs | undefined;
}

export interface PageRequest {
  /** Path and query as they stand in the address. */
  readonly address: string;
  readonly nonce: string;
  readonly language: Language;
  readonly releases: Releases;
  readonly codeTries: CodeTries;
  readonly findDesk: FindDesk;
}

export interface Page {
  readonly status: 200 | 404 | 503;
  readonly html: string;
  readonly analytics: Analytics;
  /** Whether a card may be typed in it. */
  readonly takesCards: boolean;
  readonly isQuiet: boolean;
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

/** Hidden in every browser of `browserslist` and in no older one; Firefox has no `lh` until 120. */
const isSupported = '(color:color-mix(in srgb,red,red)) and ((width:1lh) or (-moz-appearance:none))';
const cannotRunCss = `.cannot-run{padding-block:var(--space-2);font-size:var(--text-s)}@supports ${isSupported}{.old-browser{display:none}}`;

/** The address whose screen is the not-found page, also where a hotel's code is unknown (product.md 2). */
const nowhere = '';

/** Only where a remote's work is missing without scripts. */
function cannotRunTexts({ property }: SiteData, remote: PageDefinition['remote']): PageDocument['cannotRun'] {
  if (remote === null) return null;
  if (property === null)
    return { noScript: sayOnPage('site.no-script'), oldBrowser: sayOnPage('site.old-browser') };
  const { telephone, email } = property;
  return {
    noScript: sayOnPage('site.no-script.contact', { telephone, email }),
    oldBrowser: sayOnPage('site.old-browser.contact', { telephone, email }),
  };
}

/** What only readers without scripts need of a hotel is not in the pages' own scripts. */
const withAmenities = (head: DocumentHead, { property }: SiteData, about: About | null): DocumentHead => ({
  ...head,
  structuredData: head.structuredData && {
    ...head.structuredData,
    ...amenityFeatures(property?.accessibility, about?.facilities),
    ...questionsData(about?.questions),
  },
});

/** What the hotel says of itself, for its search page alone; read a moment ago with the hotel, and nothing that a page waits for. */
async function aboutOf(content: SiteContent, { definition, params }: PageMatch): Promise<About | null> {
  const code = params['propertyCode'];
  if (definition.page !== 'search' || code === undefined) return null;
  const found = await content.property(code).catch(() => null);
  return found?.about ?? null;
}

export interface DrawnWithinMs {
  /** Without its prices a page is today's frame, and finds them by itself. */
  readonly prices: number;
  /** A desk that has to ask for its day by itself shows it seconds later. */
  readonly desk: number;
}

const usualWaits: DrawnWithinMs = { prices: 300, desk: 600 };

/** Resolves to null once the time is over. */
const within = <T,>(ms: number, work: Promise<T>): Promise<T | null> =>
  Promise.race([
    work,
    new Promise<null>((resolve) => {
      setTimeout(resolve, Math.max(0, ms), null).unref();
    }),
  ]);

interface Prices {
  readonly found: FoundRooms | null;
  readonly drawn: DrawnPage | null;
}

/** The page drawn from what was found for it. */
async function draw(
  { renderers, clock }: PageSettings,
  { address, releases }: PageRequest,
  match: PageMatch,
  data: SiteData,
  text: string | null,
): Promise<DrawnPage | null> {
  const { remote } = match.definition;
  if (text === null || remote === null || data.property === null) return null;
  const release = chooseRelease(releases.registry, remote, data.property.propertyCode);
  const drawing = drawingOf(releases, release && releases.manifestOf(remote, release.version));
  if (drawing === null) return null;
  return drawPage({ renderers, drawing, match, address, data, text, now: clock.now() });
}

/** What the search of the address has found, and the page drawn from it, each as far as it is there in time. */
async function loadPrices(
  settings: PageSettings,
  request: PageRequest,
  match: PageMatch,
  data: SiteData,
): Promise<Prices> {
  const started = performance.now();
  const { address, codeTries } = request;
  const { prices: pricesWithinMs } = settings.drawnWithinMs ?? usualWaits;
  const found = await within(pricesWithinMs, searchOfAddress(settings, match, address, data, codeTries));
  const left = pricesWithinMs - (performance.now() - started);
  return { found, drawn: await within(left, draw(settings, request, match, data, found?.text ?? null)) };
}

/** The desk with its day, for somebody who is logged in there. */
async function loadDesk(
  settings: PageSettings,
  request: PageRequest,
  match: PageMatch,
  data: SiteData,
): Promise<Prices> {
  const found = async (): Promise<DrawnPage | null> => {
    const text = data.property === null ? null : await request.findDesk(data.property.propertyId);
    return draw(settings, request, match, data, text);
  };
  return {
    found: null,
    drawn: await within(
      (settings.drawnWithinMs ?? usualWaits).desk,
      found().catch(() => null),
    ),
  };
}

/** What guests give the hotel, for its search page alone; null where the source fails. */
const ratingFor = async ({ content }: PageSettings, { definition, params }: PageMatch) => {
  const code = params['propertyCode'];
  if (definition.page !== 'search' || code === undefined) return null;
  const found = await content.property(code).catch(() => null);
  return found?.rating ?? null;
};

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
  const about = result.kind === 'found' ? await aboutOf(settings.content, match) : null;
  const screenAddress = result.kind === 'missing' ? nowhere : request.address;
  const model = firstScreenModel(data, screenAddress, language);
  const isDesk = match.definition.page === 'desk';
  const load = isDesk ? loadDesk : loadPrices;
  const { found, drawn } = await load(settings, request, match, data);
  const screen: Screen =
    drawn === null
      ? drawScreen(<FirstScreen model={model} />)
      : screenAround(drawn.markup, (place) => <FirstScreen model={model}>{place}</FirstScreen>);
  const remote = result.kind === 'missing' ? null : match.definition.remote;
  const html = renderDocument({
    locale: data.locale,
    direction: directionOf(data.locale),
    origin: settings.publicUrl,
    nonce,
    head: withAmenities(documentHead(data, screenAddress, language), data, about),
    languages: (data.property ?? data.propertyGroup)?.languages,
    offers: found === null ? [] : offersData(found.response, found),
    rating: await ratingFor(settings, match),
    css: [
      ...(releases.shellCss === null ? [] : [releases.shellCss]),
      ...(drawn === null ? [] : [drawn.css, drawnCss]),
      themeCss(model.colours),
      cannotRunCss,
    ],
    themeColour: model.colours.lightPage,
    assets: pageAssets(releases, remote, code),
    pictureLinks: screen.links + (model.page === 'group' ? groupPictureLink(data) : ''),
    screen: screen.markup,
    // The shell takes over the screen that was drawn, which the address alone does not tell.
    screenAttributes: { 'data-page': model.page },
    drawn: drawn && {
      data: drawn.data,
      frame: drawScreen(<PageFrame model={model} />).markup,
      isFirst: isDesk,
    },
    cannotRun: cannotRunTexts(data, remote),
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
    isQuiet: match.definition.isQuiet,
    hasCardGateway: Boolean(data.property?.cardGateway),
    hasChallenge: Boolean(data.property?.challenge),
    ...(result.kind === 'unavailable' ? { error: result.error } : {}),
  };
}
