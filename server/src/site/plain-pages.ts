import { escapeHtml } from '../http/escape-html.ts';
import { element, tag } from './html.ts';
import { siteTranslate } from './messages.ts';

const locale = 'en-GB';

/** For when there is nothing to draw with: no release published yet, or a page that failed. It needs nothing else. */
export function unavailablePage(): string {
  const text = siteTranslate(locale);
  const title = escapeHtml(text('unavailable.title'));
  const head = [
    tag('meta', { charset: 'utf-8' }),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    tag('meta', { name: 'robots', content: 'noindex' }),
    element('title', {}, title),
  ];
  const body = element('h1', {}, title) + element('p', {}, escapeHtml(text('unavailable.text')));
  const parts = element('head', {}, head.join('')) + element('body', {}, body);
  return `<!doctype html>\n${element('html', { lang: locale }, parts)}\n`;
}

/** Pages that carry a secret or a person's data are `noindex` in themselves; crawlers must see that, so only calls are closed. */
export const robotsText = (publicUrl: string): string =>
  ['User-agent: *', 'Disallow: /api/', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');

/** The addresses that search engines should know: every hotel's search page and every group's. */
export function siteMap(publicUrl: string, paths: readonly string[]): string {
  const urls = paths.map((path) => element('url', {}, element('loc', {}, escapeHtml(publicUrl + path))));
  const attributes = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('urlset', attributes, urls.join(''))}\n`;
}
