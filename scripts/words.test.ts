import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { otherLanguages } from '../shared/domain/messages/languages.ts';
import { englishTexts, untranslated } from './english-texts.ts';
import { missingWords } from './missing-words.ts';
import translated from './translated.json' with { type: 'json' };
import { voiceProblems } from './voice.ts';

const find = (...patterns: string[]): string[] =>
  globSync(patterns).filter((file) => !/node_modules|\/dist\//.test(file));
const read = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

// The catalogues' own tests hold the Danish words against the English ones.
const danish = find(
  '{shell,mf-*}/src/messages/da.ts',
  'shared/**/messages/{da,cancellation.da}.ts',
  'server/src/language/{da,da-mails}.ts',
);
// The voice is the same in every catalogue (docs/design.md, Words).
const english = find(
  '{shell,mf-*,shared,server}/**/messages/*en-GB.ts',
  'federation/templates/*/src/messages/en-GB.ts',
);

describe('the catalogues', () => {
  it.each(danish)('%s has its keys in every other language', (file) => {
    const missing = otherLanguages.flatMap((language) => {
      const other = join(dirname(file), basename(file).replace(/\bda\b/, language));
      return missingWords(read(file) ?? '', read(other)).map((problem) => `${other}: ${problem}`);
    });
    expect(missing).toEqual([]);
  });

  it.each(english)('%s speaks with the one voice', (file) => {
    expect(voiceProblems(read(file) ?? '')).toEqual([]);
  });
});

describe('an English text that is new or changes', () => {
  it('is listed until the other languages say the same (pnpm translated --all)', async () => {
    expect(untranslated(translated, await englishTexts())).toEqual([]);
  });

  it('is listed by its file and key; one that is gone is not', () => {
    const before = { 'a/en-GB.ts': { 'a.kept': '1', 'a.changed': '2', 'a.gone': '3' } };
    const now = { 'a/en-GB.ts': { 'a.kept': '1', 'a.changed': '4', 'a.new': '5' } };
    expect(untranslated(before, now)).toEqual(['a/en-GB.ts: a.changed', 'a/en-GB.ts: a.new']);
  });
});
