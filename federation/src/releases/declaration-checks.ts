import type { PageDeclaration } from 'shared/contracts';
import { addressWords, ownPatterns } from 'shared/domain';

/** The fixed words of the site's own addresses (product.md 2 and the server's): no other page begins with one of them. */
const reservedSegments = [...addressWords, 'api', 'ClientApp', 'ops'];

export const isReservedSegment = (segment: string): boolean =>
  reservedSegments.some((each) => each.toLowerCase() === segment.toLowerCase());

/** The segment that addresses of a remote's own pages begin with: `mf-gift-cards` → `GiftCards`. */
export const ownSegment = (name: string): string =>
  name
    .slice('mf-'.length)
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** Whether a page's name is the remote's: its own, or one that begins with it. */
const isOwnPage = (name: string, page: string): boolean => {
  const own = name.slice('mf-'.length);
  return page === own || page.startsWith(`${own}-`);
};

/**
 * Why a remote may not declare these pages: their names and addresses begin with the remote's own, so that no two remotes can want the same
 * and none takes an address of product.md 2. Empty when it may.
 */
export function declarationProblems(name: string, pages: readonly PageDeclaration[]): string[] {
  const own = ownSegment(name);
  const prefixes = ownPatterns(own);
  const isBelow = (pattern: string): boolean =>
    prefixes.some((prefix) => pattern === prefix || pattern.startsWith(`${prefix}/`));
  return pages.flatMap(({ page, pattern }, index) => [
    ...(isOwnPage(name, page)
      ? []
      : [`${name} declares the page "${page}": its name has to begin with "${name.slice('mf-'.length)}".`]),
    ...(isBelow(pattern) && !isReservedSegment(own)
      ? []
      : [`${name} declares the address ${pattern}: it has to begin with ${prefixes.join(' or ')}.`]),
    ...(pages.findIndex((other) => other.page === page || other.pattern === pattern) === index
      ? []
      : [`${name} declares the page "${page}" or its address ${pattern} twice.`]),
  ]);
}
