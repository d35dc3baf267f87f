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

/**
 * A text without the symbols that no font here has, such as emoji, and without the space that each came with. Letters always stay: where one of
 * them cannot be drawn, the document shows it.
 */
export function drawable(text: string): string {
  const parts = Array.from(graphemes.segment(text), ({ segment }) =>
    letter.test(segment) || Array.from(segment).every(hasFace) ? segment : gone,
  );
  if (!parts.includes(gone)) return text;
  return parts.some((part) => letter.test(part)) ? parts.join('').replace(goneWithSpace, '$1') : neutral;
}
