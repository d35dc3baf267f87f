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
    [
      'Sinhala with the joiner that its letters need',
      'ශ්\u200dරී',
      'ltr',
      [['ශ්\u200dරී', 'noto-sans-sinhala-sinhala']],
    ],
    ['Thaana, which is read from the right', 'އަހުމަދު', 'ltr', [['އަހުމަދު', 'noto-sans-thaana-thaana']]],
    ['a joiner in a script that has none', 'A\u200dB', 'ltr', [['AB', 'noto-sans-latin']]],
    ['Korean', '김민수', 'ltr', [['김민수', 'noto-sans-kr-korean']]],
    [
      'a Chinese name in one face, where the Japanese one lacks its first character',
      '张伟明',
      'ltr',
      [['张伟明', 'noto-sans-sc-chinese-simplified']],
    ],
    [
      'a Japanese name after a word of it',
      'カタカナ 山田',
      'ltr',
      [['カタカナ 山田', 'noto-sans-jp-japanese']],
    ],
    ['Thai with its marks', 'กิ่งแก้ว', 'ltr', [['กิ่งแก้ว', 'noto-sans-thai-thai']]],
    ['Hebrew, which is read from the right', 'דוד', 'ltr', [['דוד', 'noto-sans-hebrew-hebrew']]],
    [
      'a Hebrew name within English, whose words stand from right to left',
      'Guest דוד כהן',
      'ltr',
      [
        ['Guest ', 'noto-sans-latin'],
        ['דוד כהן', 'noto-sans-hebrew-hebrew'],
      ],
    ],
    [
      'a name of two scripts',
      'Kim 김',
      'ltr',
      [
        ['Kim ', 'noto-sans-latin'],
        ['김', 'noto-sans-kr-korean'],
      ],
    ],
  ] as const)('draws %s', (_what, text, direction, expected) => {
    expect(runs(text, direction)).toEqual(expected);
  });
});
