import { resolveMediaQueries } from './media-queries.ts';

/** rspack asks for a loader's default export. */
export default function loadStyles(css: string): string {
  return resolveMediaQueries(css);
}
