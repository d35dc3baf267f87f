import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

/** The name of elements that the site does not have, and of those beyond the limit. */
export const otherElement = 'other';

const tags = new Set(
  (
    'a article aside body button canvas caption dd details dialog div dl dt em fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 header html iframe img input label legend li main nav ol option output p picture section select small ' +
    'span strong summary svg table tbody td textarea th thead time tr ul video'
  ).split(' '),
);

/** The blocks that a stylesheet names: `se-pictures` of `.se-pictures__one:hover`. */
export const blocksOf = (css: string): string[] =>
  [...css.matchAll(/\.([a-z]+(?:-[a-z]+)*)(?![a-z])/g)].map(([, block = '']) => block);

/** The element as it may be counted: a tag of ours, with its block when one of the stylesheets has it. */
export function knownElement(element: string, sheets: readonly ReadonlySet<string>[]): string {
  const [tag = '', block] = element.split('.');
  if (!tags.has(tag)) return otherElement;
  return block !== undefined && sheets.some((blocks) => blocks.has(block)) ? `${tag}.${block}` : tag;
}

/** Releases whose blocks are kept in memory; hotels that pin one have few. */
const mostReleases = 60;

/** Reads the blocks of a release's stylesheets, once; none of a release that is not in this folder. Never rejects. */
export function createBlocks(
  releasesDir: string,
): (name: string, version: string) => Promise<ReadonlySet<string>> {
  const kept = new LRUCache<string, Promise<ReadonlySet<string>>>({ max: mostReleases });
  async function read(folder: string): Promise<ReadonlySet<string>> {
    try {
      const paths = await readdir(folder, { recursive: true });
      const sheets = await Promise.all(
        paths.filter((path) => path.endsWith('.css')).map((path) => readFile(join(folder, path), 'utf8')),
      );
      return new Set(sheets.flatMap(blocksOf));
    } catch {
      return new Set();
    }
  }
  return (name, version) => {
    const folder = join(releasesDir, 'ClientApp', name, version);
    const blocks = kept.get(folder) ?? read(folder);
    kept.set(folder, blocks);
    return blocks;
  };
}

/** Lets so many elements of one kind of figure into an hour, and makes the rest one: a page has few large parts. */
export function createElementLimit(most: number): (hour: Date, kind: string, element: string) => string {
  let now = 0;
  const seen = new Map<string, Set<string>>();
  return (hour, kind, element) => {
    if (hour.getTime() !== now) seen.clear();
    now = hour.getTime();
    const elements = seen.get(kind) ?? new Set();
    seen.set(kind, elements);
    if (!elements.has(element) && elements.size >= most) return otherElement;
    elements.add(element);
    return element;
  };
}
