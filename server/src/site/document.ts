import { developmentIntegrity, type ReleaseAsset } from 'shared/contracts';
import type { DocumentHead } from 'shared/first-screen';
import { escapeHtml } from '../http/escape-html.ts';
import { drawnScripts, framePress, translatedTexts } from './drawn-scripts.ts';
import { element, scriptJson, scriptText, tag } from './html.ts';
import { iconPath } from './icon.ts';
import { alternatesOf } from './languages.ts';
import type { PageAssets } from './page-assets.ts';

export interface PageDocument {
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  /** Where guests reach the site, without a slash at the end. */
  readonly origin: string;
  readonly nonce: string;
  readonly head: DocumentHead;
  /** The hotel's or the group's own languages; absent: all of the site. */
  readonly languages?: readonly string[] | null | undefined;
  /** schema.org offers of the hotel that the head describes; mostly none. */
  readonly offers?: readonly Readonly<Record<string, unknown>>[];
  /** What guests give the hotel, where they have said so. */
  readonly rating?: { readonly average: number; readonly count: number } | null | undefined;
  /** Style sheets to be written into the page, in order. */
  readonly css: readonly string[];
  readonly themeColour: string;
  readonly assets: PageAssets;
  /** Preload links that belong to the drawn screen, as markup. */
  readonly pictureLinks: string;
  /** The drawn screen, as markup. */
  readonly screen: string;
  /** On the screen's element, for the shell. */
  readonly screenAttributes: Readonly<Record<string, string>>;
  /** Where a page is drawn on the screen. */
  readonly drawn?: {
    /** What it was drawn from, as JSON. */
    readonly data: string;
    /** The frame that stands in its place for some guests, as markup. */
    readonly frame: string;
    /** Whether it is painted before the scripts run. */
    readonly isFirst: boolean;
  } | null;
  /** Said to browsers that do not run the page's scripts; null where none are needed. */
  readonly cannotRun: { readonly noScript: string; readonly oldBrowser: string } | null;
  /** As the contract writes it; null on pages without the shell. */
  readonly siteData: unknown;
}

/** Of an element behind the screen: where it has come, the screen is whole. */
const screenEndId = 'screen-end';

const whole = (origin: string, address: string): string =>
  address.startsWith('/') ? origin + address : address;

const integrityOf = (asset: ReleaseAsset): string | null =>
  asset.integrity === developmentIntegrity ? null : asset.integrity;

function headTags(page: PageDocument): string[] {
  const { head, origin } = page;
  const { description, canonicalPath, robots } = head;
  return [
    element('title', {}, escapeHtml(head.title)),
    description === null ? '' : tag('meta', { name: 'description', content: description }),
    robots === null ? '' : tag('meta', { name: 'robots', content: robots }),
    ...(canonicalPath === null ? [] : addressTags(page, canonicalPath)),
    ...head.openGraph.map(({ property, content }) =>
      tag('meta', {
        [property.startsWith('twitter:') ? 'name' : 'property']: property,
        content: whole(origin, content),
      }),
    ),
  ];
}

/** The page's one address, and the same page in each language. */
const addressTags = ({ origin, siteData, languages }: PageDocument, path: string): string[] => [
  tag('link', { rel: 'canonical', href: origin + path }),
  ...(siteData === null ? [] : alternatesOf(path, languages)).map((other) =>
    tag('link', { rel: 'alternate', hreflang: other.locale, href: origin + other.path }),
  ),
];

const ratingData = ({ average, count }: NonNullable<PageDocument['rating']>) => ({
  '@type': 'AggregateRating',
  ratingValue: average,
  reviewCount: count,
  bestRating: 5,
  worstRating: 1,
});

/** schema.org's data, behind everything that a guest sees: the offers of a search are many. */
function structuredTag({ head: { structuredData }, offers = [], rating, origin }: PageDocument): string {
  if (structuredData === null) return '';
  const data = {
    ...structuredData,
    ...(rating ? { aggregateRating: ratingData(rating) } : {}),
    ...(offers.length === 0 ? {} : { makesOffer: offers }),
  };
  return element('script', { type: 'application/ld+json' }, structuredJson(data, origin));
}

function structuredJson(data: Readonly<Record<string, unknown>>, origin: string): string {
  const wholeValue = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(wholeValue);
    return typeof value === 'string' ? whole(origin, value) : value;
  };
  const wholeAddresses = Object.entries(data).map(([key, value]) => [
    key,
    ['url', 'image', 'logo'].includes(key) ? wholeValue(value) : value,
  ]);
  return scriptJson(Object.fromEntries(wholeAddresses));
}

/**
 * Everything that the address needs, asked for at once. `crossorigin` and `integrity` are the same here and where the
 * shell asks for the file, or the browser would fetch it twice; a preloaded script needs the nonce as well.
 */
function assetTags({ assets, nonce, drawn = null }: PageDocument): string[] {
  const file = (asset: ReleaseAsset) => ({ crossorigin: true, integrity: integrityOf(asset) });
  const preloadScript = (script: ReleaseAsset): string =>
    tag('link', { rel: 'preload', as: 'script', nonce, ...file(script), href: script.href });
  const styles = assets.styles.map((style) =>
    tag('link', { rel: 'stylesheet', nonce, ...file(style), href: style.href }),
  );
  if (drawn?.isFirst === true) return styles;
  return [
    ...styles,
    ...assets.scripts.map((script) =>
      element('script', { nonce, defer: true, ...file(script), src: script.href }, ''),
    ),
    ...assets.preloadStyles.map((style) =>
      tag('link', { rel: 'preload', as: 'style', ...file(style), href: style.href }),
    ),
    ...assets.preloadScripts.map(preloadScript),
  ];
}

/** What a page that is painted first asks for behind its first frame. */
const filesBehind = ({ assets }: PageDocument) => {
  const named = (as: 'script' | 'style') => (asset: ReleaseAsset) => ({
    as,
    href: asset.href,
    integrity: integrityOf(asset),
  });
  return {
    scripts: assets.scripts.map(named('script')),
    preloads: [...assets.preloadStyles.map(named('style')), ...assets.preloadScripts.map(named('script'))],
  };
};

/**
 * The screen is painted once it is there whole: of half a grid the boxes are wider, and would move. A drawn page grows downwards only, and
 * its prices are not to wait.
 */
const isPaintedWhole = ({ drawn = null }: PageDocument): boolean => drawn === null;

const cannotRunTags = ({ noScript, oldBrowser }: NonNullable<PageDocument['cannotRun']>): string[] => [
  element('noscript', {}, element('p', { class: 'page-width cannot-run' }, escapeHtml(noScript))),
  // No style sheet of the page hides it from a browser that does not know what the page is written with.
  element(
    'p',
    { class: 'page-width cannot-run old-browser', 'data-nosnippet': true },
    escapeHtml(oldBrowser),
  ),
];

/** The page as text. Styles stand before scripts, the site's data behind the screen: nothing keeps the screen waiting. */
export function renderDocument(page: PageDocument): string {
  const { locale, nonce, siteData, drawn = null } = page;
  const head = [
    tag('meta', { charset: 'utf-8' }),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    tag('meta', { name: 'format-detection', content: 'telephone=no, date=no, address=no, email=no' }),
    ...headTags(page),
    tag('meta', { name: 'theme-color', content: page.themeColour }),
    tag('link', { rel: 'icon', href: iconPath, type: 'image/svg+xml' }),
    isPaintedWhole(page) ? tag('link', { rel: 'expect', href: `#${screenEndId}`, blocking: 'render' }) : '',
    page.pictureLinks,
    ...page.css.map((css) => element('style', { nonce }, css)),
    ...assetTags(page),
  ];
  const body = [
    ...(page.cannotRun === null ? [] : cannotRunTags(page.cannotRun)),
    page.siteData === null ? '' : element('script', { nonce }, translatedTexts),
    drawn === null ? '' : element('script', { nonce }, drawnScripts.before),
    element('div', { id: 'root', ...page.screenAttributes }, page.screen),
    isPaintedWhole(page) ? element('template', { id: screenEndId }, '') : '',
    siteData !== null && page.screen.includes('search-panel__grid')
      ? element('script', { nonce }, framePress)
      : '',
    ...(drawn === null
      ? []
      : [
          element('script', { type: 'application/json', id: 'drawn-data' }, scriptText(drawn.data)),
          element('template', { id: 'page-frame' }, drawn.frame),
          element('script', { nonce }, drawnScripts.after),
        ]),
    siteData === null
      ? ''
      : element('script', { type: 'application/json', id: 'site-data' }, scriptJson(siteData)),
    structuredTag(page),
    drawn?.isFirst === true ? element('script', { nonce }, drawnScripts.start(filesBehind(page))) : '',
  ];
  const lines = [
    element('head', {}, head.filter((line) => line !== '').join('\n')),
    element('body', {}, body.filter((line) => line !== '').join('\n')),
  ];
  return `<!doctype html>\n${element('html', { lang: locale, ...(page.direction === 'rtl' ? { dir: 'rtl' } : {}) }, lines.join('\n'))}\n`;
}
