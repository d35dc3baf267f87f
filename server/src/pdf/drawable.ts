import anyAscii from 'any-ascii';
import { faceFor } from './fonts.ts';

/** Marks of direction, joining and variation, and what has no width: they are for the order and the form of the text and have no glyph. */
export const invisible =
  /[\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2069\u20E3\uFE00-\uFE0F\uFEFF\u{E0100}-\u{E01EF}]|\p{Cc}/u;
const letter = /[\p{L}\p{N}]/u;
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const hasFace = (character: string): boolean =>
  invisible.test(character) || faceFor(character.codePointAt(0) ?? 0, 400) !== null;

/** Stands where a symbol was; no font has it, so it never stands in a text itself. */
const gone = '\uFFFC';
/** With the space before it, or with the one behind it where nothing stands before it. */
const goneWithSpace = new RegExp(`(^|[\u2066-\u2068])(?:${gone} *)+|(?<! ) *${gone}`, 'gmu');

/** Instead of a text of symbols alone: something is written here. */
const neutral = '–';

/** Instead of a letter that has neither a face nor a transliteration. */
const box = '□';

/** A letter or a ligature as far as faces go: in its plain form (ﬁ, ｶ), else letter by letter in Latin ones. */
function spelt(written: string): string {
  const plain = written.normalize('NFKC');
  if (Array.from(plain).every(hasFace)) return plain;
  return Array.from(plain, (character) =>
    hasFace(character) ? character : anyAscii(character) || (letter.test(character) ? box : ''),
  ).join('');
}

/**
 * A text that the fonts here can draw. Letters always stay, transliterated where no font has them; symbols that no font has, such as emoji, go
 * with the space that each came with.
 */
export function drawable(text: string): string {
  const parts = Array.from(graphemes.segment(text.normalize('NFC')), ({ segment }) => {
    if (Array.from(segment).every(hasFace)) return segment;
    return letter.test(segment) ? spelt(segment) : gone;
  });
  if (!parts.includes(gone)) return parts.join('');
  return parts.some((part) => letter.test(part)) ? parts.join('').replace(goneWithSpace, '$1') : neutral;
}
