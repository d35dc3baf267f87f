import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReleaseReader, Releases } from 'federation/releases';
import type { ReleaseChoice } from 'shared/contracts';
import { pageAddress } from 'shared/domain';
import { addressOf, declaredPages, matchPage, noRegistry } from 'shared/first-screen';
import type { Clock } from '../clock.ts';
import { clientOf } from '../http/client-address.ts';
import { createBuckets } from '../http/request-limit.ts';
import { type ClientAppSettings, registerClientApp } from './client-app.ts';
import { createFindDesk } from './desk-of-request.ts';
import { encodeHtml } from './html-encoding.ts';
import { registerFormerWorkers } from './former-worker.ts';
import { sendIcon } from './icon.ts';
import { cacheContent } from './content-cache.ts';
import { inGuestLanguage } from '../language/index.ts';
import { requestedLocale, languageCookieOf, languageFor } from './languages.ts';
import { developmentOrigins } from './page-assets.ts';
import { renderPage, type PageSettings } from './page.tsx';
import { createPageRenderers, type PageRenderers } from './renderer/page-renderers.ts';
import { robotsText, siteMap, unavailablePage } from './plain-pages.ts';
import { type Analytics, gatewayHeaders, pagePolicy } from './security-headers.ts';
import type { FindRooms } from '../modules/availability/index.ts';
import type { SiteContent } from './site-content.ts';
import { renderStartPage } from './start-page.tsx';
import type { Logger } from 'pino';

export interface SiteDeps {
  readonly content: SiteContent;
  readonly findRooms: FindRooms;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly releasesDir: string;
  readonly releases: ReleaseReader;
  readonly mirror?: ClientAppSettings['mirror'];
  readonly live?: ClientAppSettings['live'];
  readonly publicUrl: string;
  /** How long a remote may draw one page. */
  readonly drawMs?: number;
  readonly drawnWithinMs?: PageSettings['drawnWithinMs'];
}

interface PageResponse {
  readonly status: number;
  readonly html: string;
  readonly cookie?: string;
  readonly analytics?: Analytics;
  readonly takesCards?: boolean;
  readonly isQuiet?: boolean;
  readonly hasCardGateway?: boolean;
  readonly hasChallenge?: boolean;
}

/** The addresses of a hotel's pages that its remotes declare, as far as they need nothing but its code. */
const indexedPaths = (registry: ReleaseChoice, code: string): string[] =>
  declaredPages(registry, code)
    .filter(({ noindex }) => !noindex)
    .flatMap((page) => addressOf(page, code) ?? []);

const noAnalytics: Analytics = { tagManager: false, pixel: false };

/** Browsers name text/html; search engines and tools at least take anything. */
const takesHtml = ({ headers }: FastifyRequest): boolean =>
  headers.accept === undefined || /text\/html|\*\/\*/.test(headers.accept);

async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PageResponse,
): Promise<FastifyReply> {
  const { encoding, bytes } = await encodeHtml(answer.html, request.headers['accept-encoding']);
  reply.status(answer.status).type('text/html; charset=utf-8');
  // What rewrites mail addresses or scripts on the way makes the page draw itself anew.
  reply.header('cache-control', 'no-store, no-transform').header('vary', 'accept-encoding');
  if (answer.cookie !== undefined) reply.header('set-cookie', answer.cookie);
  if (encoding !== null) reply.header('content-encoding', encoding);
  if (answer.status === 503 || answer.status === 429) reply.header('retry-after', '5');
  return reply.send(bytes);
}

/**
 * The site: pages for every address that is no call and no file, `/ClientApp/`, and the small files that crawlers and
 * browsers look for. Everything of an answer is made from the release store and the content as they are now.
 */
export function registerSite(app: FastifyInstance, deps: SiteDeps): void {
  const content = cacheContent(deps.content, deps);
  registerClientApp(app, deps);
  const renderers = createPageRenderers(deps);
  app.addHook('onClose', () => renderers.close());
  app.addHook('onReady', () => {
    warmRenderers(renderers, deps.releases.current());
  });
  void app.register((pages, _options, done) => {
    registerPages(pages, { ...deps, content, renderers }, () => deps.releases.current());
    done();
  });
}

/** What most pages are drawn by. */
function warmRenderers(renderers: PageRenderers, releases: Releases | null): void {
  if (releases === null) return;
  for (const [name, { version }] of Object.entries(releases.registry.remotes)) {
    const manifest = releases.manifestOf(name, version);
    const renderer = manifest && releases.rendererOf(manifest);
    if (renderer !== null) renderers.warm(renderer);
  }
}

function registerPages(
  app: FastifyInstance,
  deps: SiteDeps & PageSettings,
  currentReleases: () => Releases | null,
): void {
  const { publicUrl, content } = deps;

  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'page failed');
    return sendHtml(request, reply, { status: 500, html: unavailablePage() });
  });

  const page = (
    render: (request: FastifyRequest, nonce: string, releases: Releases) => Promise<PageResponse>,
  ) => {
    return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const releases = currentReleases();
      if (releases === null) return sendHtml(request, reply, { status: 503, html: unavailablePage() });
      const nonce = randomBytes(16).toString('base64');
      const answer = await render(request, nonce, releases);
      const { analytics = noAnalytics, takesCards = false, hasCardGateway = false, hasChallenge } = answer;
      reply.headers(gatewayHeaders({ takesCards, hasCardGateway }));
      const policy = pagePolicy({
        nonce,
        developmentOrigins: developmentOrigins(releases),
        analytics,
        takesCards,
        isQuiet: answer.isQuiet ?? false,
        hasCardGateway,
        hasChallenge: hasChallenge ?? false,
      });
      reply.header('content-security-policy', policy).header('reporting-endpoints', 'csp="/csp-report"');
      return sendHtml(request, reply, answer);
    };
  };

  app.get(
    '/',
    page(async (_request, nonce, releases) => {
      const directory = await content.directory();
      return { status: 200, html: renderStartPage({ releases, directory, nonce, publicUrl }) };
    }),
  );

  /** Pages of unknown hotels, by network: each costs a query, and a guest rarely mistypes. In memory, because it has to spare the database. */
  const unknownPages = createBuckets(0.5, 30);
  /** Wrong promo codes in the addresses of pages, by network: the page's own search counts its attempts by itself. */
  const wrongCodes = createBuckets(20 / 3600, 20);
  /** Looked up in the cached list of all hotels, so that a guest in a guesser's network still sees the hotel. */
  const namesKnown = async (url: string): Promise<boolean> => {
    const { hotels, groups } = await content.directory();
    const known = new Set([...hotels, ...groups].map(({ code }) => code.toUpperCase()));
    const [path = ''] = url.split(/[?#]/);
    return path.split('/').some((part) => known.has(part.toUpperCase()));
  };
  /** Of the hotel or the group that an address leads to, read as its page reads it a moment later; null for none, and while nothing is known of it. */
  const languagesAt = async (url: string, { registry }: Releases): Promise<readonly string[] | null> => {
    const { definition, params } = matchPage(url, registry);
    const code = params['propertyCode'];
    if (code === undefined) return null;
    const read = definition.needs.includes('property-group')
      ? content.group(code)
      : content.property(code).then((found) => found?.property);
    return (await read.catch(() => null))?.languages ?? null;
  };
  const sendPage = page(async (request, nonce, releases) => {
    const [place, now] = [clientOf(request.ip), deps.clock.now().getTime()];
    if (!unknownPages.has(place, now) && !(await namesKnown(request.url)))
      return { status: 429, html: unavailablePage() };
    const { cookie: cookies, 'accept-language': acceptLanguage } = request.headers;
    const languages = await languagesAt(request.url, releases);
    const requestedLanguage = requestedLocale({ address: request.url, cookies, acceptLanguage, languages });
    const language = await languageFor(requestedLanguage.locale);
    const codeTries = {
      mayTry: () => wrongCodes.has(place, now),
      wasWrong: () => void wrongCodes.take(place, now),
    };
    const findDesk = createFindDesk(app, request);
    const wanted = { address: request.url, nonce, releases, language, codeTries, findDesk };
    const { error, ...answer } = await inGuestLanguage(language.locale, () => renderPage(deps, wanted));
    if (answer.status === 404) unknownPages.take(place, now);
    if (error !== undefined) request.log.error({ err: error }, 'page without its content');
    return requestedLanguage.isNew ? { ...answer, cookie: languageCookieOf(language.locale) } : answer;
  });
  app.get('/*', (request, reply) => {
    if (takesHtml(request)) return sendPage(request, reply);
    return reply
      .status(404)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('Not found');
  });

  // Pages name the icon under /ClientApp/; some browsers ask for these by themselves.
  registerFormerWorkers(app);
  app.get('/favicon.svg', (_request, reply) => sendIcon(reply));
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301));
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText(publicUrl)),
  );
  app.get('/sitemap.xml', async (_request, reply) => {
    const { hotels, groups } = await content.directory();
    const registry = currentReleases()?.registry ?? noRegistry;
    const paths = [
      ...hotels.map((hotel) => pageAddress('search', { propertyCode: hotel.code })),
      ...hotels.flatMap((hotel) => indexedPaths(registry, hotel.code)),
      ...groups.map((group) => pageAddress('group', { propertyCode: group.code })),
    ];
    return reply.type('application/xml; charset=utf-8').send(siteMap(publicUrl, paths));
  });
}
