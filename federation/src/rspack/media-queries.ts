import { belowWidth, breakpoints, fromWidth, type Breakpoint } from 'shared/domain';

const isBreakpoint = (name: string): name is Breakpoint => Object.hasOwn(breakpoints, name);

const written = /@media[^{;]*/g;
const named = /\(--(from|below)-([a-z]+)\)/g;

/**
 * The style sheet with the widths that its media queries name: `(--from-desktop)` and `(--below-desktop)`. A browser knows no
 * variables there, and a build sees one file at a time, so each would have to repeat them. Throws where a query
 * has a width of its own or the name of no breakpoint.
 */
export function resolveMediaQueries(css: string): string {
  return css.replaceAll(written, (query) => {
    if (/width/.test(query)) throw new Error(`Write ${query.trim()} with a breakpoint of shared/domain.`);
    const resolved = query.replaceAll(named, (name, direction: string, breakpoint: string) => {
      if (!isBreakpoint(breakpoint)) return name;
      return direction === 'from' ? fromWidth(breakpoint) : belowWidth(breakpoint);
    });
    if (resolved.includes('(--')) throw new Error(`${query.trim()} names no breakpoint of shared/domain.`);
    return resolved;
  });
}

// rspack takes a loader's default export.
export { resolveMediaQueries as default };
