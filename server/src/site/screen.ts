import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

export interface Screen {
  readonly markup: string;
  /** What React would ask for before the markup, e.g. the hotel's picture; belongs into the head. */
  readonly links: string;
}

const leadingLinks = /^(?:<link [^>]*>)+/;

/** React puts preload links of the pictures first; they are handed back apart. */
function apart(html: string): Screen {
  const links = leadingLinks.exec(html)?.[0] ?? '';
  return { markup: html.slice(links.length), links };
}

/** Draws the screen as the shell will hydrate it. */
export const drawScreen = (screen: ReactElement): Screen => apart(renderToString(screen));

const place = createElement('template', { id: 'page' });
const placeMarkup = renderToString(place);

/** A screen around a page that is drawn already. */
export function screenAround(page: string, draw: (place: ReactElement) => ReactElement): Screen {
  const around = drawScreen(draw(place));
  const inside = apart(page);
  // In parts, because a page may hold what a replacement pattern means.
  const [before = '', after = ''] = around.markup.split(placeMarkup);
  return { markup: before + inside.markup + after, links: around.links + inside.links };
}
