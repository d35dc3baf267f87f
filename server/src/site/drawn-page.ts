import type { ReleaseAsset, ReleaseManifest, SiteData } from 'shared/contracts';
import { siteDataSchema } from 'shared/contracts';
import { noRegistry, type PageMatch } from 'shared/first-screen';
import type { Releases } from 'federation/releases';
import * as z from 'zod/mini';
import type { PageRenderers } from './renderer/page-renderers.ts';

/** A page that its remote has drawn. */
export interface DrawnPage {
  readonly markup: string;
  /** The remote's styles. */
  readonly css: string;
  /** What it was drawn from, as JSON, for the remote to take over. */
  readonly data: string;
}

/** What draws the page: the remote's release, with its renderer and its styles. */
export interface Drawing {
  readonly renderer: ReleaseAsset;
  readonly css: string;
}

/** Null where the remote has no renderer that the present shell takes over from. */
export function drawingOf(releases: Releases, manifest: ReleaseManifest | null): Drawing | null {
  if (manifest === null) return null;
  const renderer = releases.rendererOf(manifest);
  if (renderer === null) return null;
  const css = releases.cssOf(manifest);
  return css === null ? null : { renderer, css };
}

export interface DrawPageOptions {
  readonly renderers: PageRenderers;
  readonly drawing: Drawing;
  readonly match: PageMatch;
  readonly address: string;
  readonly data: SiteData;
  /** What it is drawn from, as JSON. */
  readonly text: string;
  readonly now: Date;
}

/** The page with what was found for it; null when it cannot be drawn. */
export async function drawPage(options: DrawPageOptions): Promise<DrawnPage | null> {
  const { renderers, drawing, match, address, data, text, now } = options;
  const [path = ''] = address.split('?', 1);
  const request = {
    page: match.definition.page,
    route: { path, params: match.params, query: address.slice(path.length), hash: '' },
    siteData: z.encode(siteDataSchema, { ...data, registry: { ...data.registry, ...noRegistry } }),
    drawn: text,
    now: now.getTime(),
  };
  const markup = await renderers.draw(drawing.renderer, JSON.stringify(request));
  return markup === null ? null : { markup, css: drawing.css, data: text };
}
