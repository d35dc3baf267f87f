import { expect, it } from 'vitest';
import { readPdf } from '../../test/support/pdf-text.ts';
import { TextDocument } from './document.ts';
import { drawable } from './drawable.ts';
import { featuresOf } from './fonts.ts';
import { textRuns } from './text-runs.ts';

/** Of guests, one for each script that some country writes. */
const names = [
  ['Amharic', 'ሀይለ ገብረሥላሴ'],
  ['Armenian', 'Արամ Խաչատրյան'],
  ['Bengali', 'রবীন্দ্রনাথ ঠাকুর'],
  ['Berber', 'ⵎⴰⵙⵉⵏⵉⵙⴰ'],
  ['Burmese', 'အောင်ဆန်း'],
  ['Cantonese', '張學友'],
  ['Cherokee', 'ᏍᏏᏉᏯ'],
  ['Dzongkha', 'འཇིགས་མེད'],
  ['Georgian', 'გიორგი მარგველაშვილი'],
  ['Greek with its old accents', 'Ἀριστοτέλης'],
  ['Gujarati', 'મોહનદાસ'],
  ['Hindi', 'क्षितिज शर्मा'],
  ['Inuktitut', 'ᓄᓇᕗᑦ'],
  ['Japanese with a rare character', '𠮷田 太郎'],
  ['Kannada', 'ಕುವೆಂಪು'],
  ['Khmer', 'នរោត្តម'],
  ['Lao', 'ສຸພານຸວົງ'],
  ['Malayalam', 'അരുന്ധതി'],
  ['Odia', 'ନବୀନ'],
  ['Punjabi', 'ਗੁਰਪ੍ਰੀਤ'],
  ['Sinhala', 'ශ්‍රීමා'],
  ['Syriac', 'ܐܦܪܝܡ'],
  ['Tamil', 'தமிழ்ச்செல்வன்'],
  ['Telugu', 'నరసింహ'],
  ['Thaana', 'އަހުމަދު'],
  ['Urdu', 'محمد اقبال'],
] as const;

it.each(names)('a name in %s is drawn with glyphs of its own: %s', (_language, name) => {
  const missing = textRuns(drawable(name), 'ltr', 400).flatMap(({ face, text }) =>
    face.font.layout(text, featuresOf(face, text)).glyphs.filter(({ id }) => id === 0),
  );
  expect(missing).toEqual([]);
  expect(drawable(name)).toBe(name.normalize('NFC'));
});

it('letters that change their form beside others are shaped', () => {
  const glyphsOf = (text: string): number =>
    textRuns(text, 'ltr', 400).flatMap(({ face, text: run }) => face.font.layout(run).glyphs).length;
  // क्ष and ශ්‍රී are one sign each, of three and five characters.
  expect(glyphsOf('क्ष')).toBe(1);
  expect(glyphsOf('ශ්‍රී')).toBeLessThan(3);
});

it.each(names)('a name in %s is in the document, and no question mark: %s', async (_language, name) => {
  const document = new TextDocument({
    title: 'Receipt',
    author: 'The hotel',
    language: 'en-GB',
    direction: 'ltr',
    createdAt: new Date('2026-11-27T00:00:00Z'),
  });
  document.write(name, { size: 10 });
  const { text } = await readPdf(await document.bytes());
  expect(text).not.toContain('?');
  expect(text.trim()).not.toBe('');
});
