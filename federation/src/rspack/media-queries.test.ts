import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakpoints } from 'shared/domain';
import { describe, expect, it } from 'vitest';
import { workspaceRoot } from '../build/workspace.ts';
import { resolveMediaQueries } from './media-queries.ts';

const sources = (pattern: string): readonly string[] =>
  globSync(pattern, {
    cwd: workspaceRoot,
    exclude: (path) => /(^|\/)(node_modules|dist|\.data)$/.test(path),
  }).filter((path) => !/\.test\.tsx?$/.test(path));

const textOf = (path: string): string => readFileSync(join(workspaceRoot, path), 'utf8');

describe('the widths at which a layout changes', () => {
  it('are those of product.md 9', () => {
    expect(Object.values(breakpoints)).toEqual([600, 1024, 1440, 1920]);
  });

  it('are named in a style sheet, and written by the build', () => {
    const css =
      '@media (--from-tablet) and (--below-desktop) { .a { width: 1px; } }\n@media print { a { top: 0; } }';
    expect(resolveMediaQueries(css)).toBe(
      '@media (min-width: 600px) and (max-width: 1023.98px) { .a { width: 1px; } }\n@media print { a { top: 0; } }',
    );
  });

  it.each([
    '@media (min-width: 768px) { a { top: 0; } }',
    '@media (width >= 600px) { a { top: 0; } }',
    '@media (--from-phone) { a { top: 0; } }',
  ])('fail the build otherwise: %s', (css) => {
    expect(() => resolveMediaQueries(css)).toThrow('shared/domain');
  });

  it('are the same in every style sheet', () => {
    const sheets = sources('{shared,shell,mf-*,federation/templates}/**/*.css');
    expect(sheets.length).toBeGreaterThan(20);
    const wrong = sheets.filter((path) => {
      const css = textOf(path);
      try {
        resolveMediaQueries(css);
        // A box that adapts to its own width asks for it in the size of its text.
        return /@container[^{]*\dpx/.test(css);
      } catch {
        return true;
      }
    });
    expect(wrong).toEqual([]);
  });

  it('come from one place in code', () => {
    const code = sources('{shared,shell,server,federation,mf-*}/**/*.{ts,tsx}');
    const wrong = code.filter(
      (path) =>
        path !== 'shared/domain/breakpoints.ts' &&
        /\((?:min|max)-width:\s*\d|\(width\s*[<>]|innerWidth/.test(textOf(path)),
    );
    expect(wrong).toEqual([]);
  });
});
