import { describe, expect, it } from 'vitest';
import { textRuns } from './text-runs.ts';

const runs = (text: string, direction: 'ltr' | 'rtl') =>
  textRuns(text, direction, 400).map(({ text: drawn, face }) => [drawn, face.name.replace(/-400$/, '')]);

describe('a line of a document', () => {
  it.each([
    ['Danish', 'Rødgrød på Ærø', 'ltr', [['Rødgrød på Ærø', 'noto-sans-latin']]],
    [
      'Japanese',
      '領収書 12',
      'ltr',
      [
        ['領収書 ', 'noto-sans-jp-japanese'],
        ['12', 'noto-sans-latin'],
      ],
    ],
    ['Arabic', 'إيصال الحجز', 'rtl', [['إيصال الحجز', 'ibm-plex-sans-arabic-arabic']]],
    [
      'a number after Arabic, which stands left of it',
      'غرفة 12',
      'rtl',
      [
        ['12', 'noto-sans-latin'],
        [' ', 'noto-sans-latin'],
        ['غرفة', 'ibm-plex-sans-arabic-arabic'],
      ],
    ],
    [
      'a Latin name within Arabic, which keeps its own direction',
      'فندق Harbour Hotel هنا',
      'rtl',
      [
        [' هنا', 'ibm-plex-sans-arabic-arabic'],
        ['Harbour Hotel', 'noto-sans-latin'],
        [' ', 'noto-sans-latin'],
        ['فندق', 'ibm-plex-sans-arabic-arabic'],
      ],
    ],
    [
      'brackets around Arabic, which open on the right',
      '(غرفة)',
      'rtl',
      [
        ['(', 'noto-sans-latin'],
        ['غرفة', 'ibm-plex-sans-arabic-arabic'],
        [')', 'noto-sans-latin'],
      ],
    ],
    ['marks of direction, which have no glyph', '\u200e12\u200e €', 'ltr', [['12 €', 'noto-sans-latin']]],
    ['a space that keeps words together', '12\u202f€', 'ltr', [['12 €', 'noto-sans-latin']]],
    ['a character that no font has', 'A 🏨', 'ltr', [['A ?', 'noto-sans-latin']]],
  ] as const)('draws %s', (_what, text, direction, expected) => {
    expect(runs(text, direction)).toEqual(expected);
  });
});
