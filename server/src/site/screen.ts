import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

export interface Screen {
  readonly markup: string;
  /** What React would ask for before the markup, e.g. the hotel's picture; belongs into the head. */
  readonly links: string;
}

const leadingLinks = /^(?:<link [^>]*>)+/;

/** Draws the screen as the shell will hydrate it. React puts preload links of its pictures first; they are handed back apart. */
export function drawScreen(screen: ReactElement): Screen {
  const html = renderToString(screen);
  const links = leadingLinks.exec(html)?.[0] ?? '';
  return { markup: html.slice(links.length), links };
}
