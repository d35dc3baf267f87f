import { expect, it } from 'vitest';
import { missingWords } from './missing-words.ts';

const danish =
  "export const da = {\n  'a.title': 'Titel',\n  'a.days': { one: '{count} dag', other: '{count} dage' },\n};\n";

it('a catalogue that lacks a key is told, with the key', () => {
  expect(missingWords(danish, "export const de = {\n  'a.title': 'Titel',\n};\n")).toEqual([
    'a.days is missing',
  ]);
});

it('a catalogue with every key lacks nothing', () => {
  expect(missingWords(danish, danish)).toEqual([]);
});

it('a catalogue that is not there is told', () => {
  expect(missingWords(danish, null)).toEqual(['the file is missing']);
});
