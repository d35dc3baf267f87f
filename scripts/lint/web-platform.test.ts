import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unsupportedCss, unsupportedScript, youngerThan } from './web-platform.ts';

const list = ['chrome >= 111', 'firefox >= 115', 'safari >= 16.4'];

describe('what a page uses and an old browser lacks', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'platform-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const found = (source: string): string[] => {
    const file = join(folder, 'page.ts');
    writeFileSync(file, source);
    const options = { target: ts.ScriptTarget.ES2024, lib: ['lib.es2024.d.ts', 'lib.dom.d.ts'], types: [] };
    return unsupportedScript([file], options, list).map((line) => line.replace(`${file}:`, ''));
  };

  it.each([
    [
      'a method of a class',
      'AbortSignal.any([]);',
      '1: any is missing in chrome 111, firefox 115, safari 16.4',
    ],
    [
      'a method of the language',
      'Map.groupBy([1], (each) => each);',
      '1: groupBy is missing in chrome 111, firefox 115, safari 16.4',
    ],
    ['a method of a value', "'a'.toWellFormed();", '1: toWellFormed is missing in firefox 115'],
    [
      'a method of an element',
      'document.body.showPopover();',
      '1: showPopover is missing in chrome 111, firefox 115, safari 16.4',
    ],
  ])('is named by its line and the browsers: %s', (_what, source, expected) => {
    expect(found(source)).toEqual([expected]);
  });

  it('is not what they have, nor a word of its own with such a name', () => {
    expect(
      found('const own = { any: 1, groupBy: 2 };\n[2, own.any, own.groupBy].toSorted().at(-1);'),
    ).toEqual([]);
  });

  it('is found in a style sheet, as far as pages are not whole without it', () => {
    expect(unsupportedCss('a.css', '.a {\n  color: red;\n  anchor-name: --a;\n}', list)).toEqual([
      'a.css:3: anchor-name is missing in chrome 111, firefox 115, safari 16.4',
    ]);
    expect(unsupportedCss('a.css', '.a:has(b) {\n  text-wrap: balance;\n}', list)).toEqual([]);
  });

  it('is what a test takes away', () => {
    const names = youngerThan(list).map((name) => name.join('.'));
    expect(names).toEqual(expect.arrayContaining(['AbortSignal.any', 'Map.groupBy', 'String.toWellFormed']));
    expect(names).not.toContain('Array.toSorted');
  });

  it('a browser without a version is refused', () => {
    expect(() => youngerThan(['last 2 versions'])).toThrow('"last 2 versions" is not of the form');
  });
});
