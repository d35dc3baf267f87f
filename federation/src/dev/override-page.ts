import { siteDataSchema } from 'shared/contracts';
import * as z from 'zod/mini';
import { withDevServers, type DevApp } from './registry.ts';

const siteDataTag = /(<script type="application\/json" id="site-data">)([^]*?)(<\/script>)/;

/** The scripts of the shell and what is preloaded of it and of `names`: the dev servers have others. */
const ownTags = (names: readonly string[]): RegExp =>
  new RegExp(
    `<script\\b[^>]*\\bsrc="/ClientApp/shell/[^>]*></script>|<link\\b[^>]*\\bhref="/ClientApp/(?:shell|${names.join('|')})/[^>]*\\.(?:js|css)"[^>]*>`,
    'g',
  );

/** A page of a site with the dev servers of `apps` in place of the site's own shell and remotes; a page without the shell stays as it is. */
export function overridePage(html: string, apps: readonly DevApp[]): string {
  const [, , text] = siteDataTag.exec(html) ?? [];
  const shell = apps.find(({ info }) => info.remote === null);
  if (text === undefined || shell === undefined) return html;
  const data = z.decode(siteDataSchema, JSON.parse(text) as z.input<typeof siteDataSchema>);
  const changed = z.encode(siteDataSchema, {
    ...data,
    registry: withDevServers(data.registry, apps),
    development: true,
  });
  const json = JSON.stringify(changed).replaceAll('<', '\\u003c');
  const tags = shell.files.map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" crossorigin href="${shell.origin}/${file}">`
      : `<script defer crossorigin src="${shell.origin}/${file}"></script>`,
  );
  return html
    .replaceAll(ownTags(apps.map(({ info }) => info.name)), '')
    .replace(siteDataTag, (_all, open: string, _text, close: string) => open + json + close)
    .replace('</head>', () => `${tags.join('\n')}\n</head>`);
}
