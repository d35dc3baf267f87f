import createBidi from 'bidi-js';
import { invisible } from './drawable.ts';
import { type Face, faceFor, type Weight } from './fonts.ts';

export type Direction = 'ltr' | 'rtl';

/** Characters that are drawn together, in the order of reading: the shaper turns the letters of a right-to-left script around itself. */
export interface TextRun {
  readonly text: string;
  readonly face: Face;
}

const bidi = createBidi();

const han = /\p{Script=Han}/u;
/** Scripts whose runs the shaper turns around. */
const rightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Nko}|\p{Script=Syriac}|\p{Script=Thaana}/u;
/** They join or part the letters of some scripts, and have no glyph. */
const joiner = /[\u200C\u200D]/;
/** Spaces of any kind are drawn as the plain one. */
const drawn = (character: string): string => (/\p{Zs}/u.test(character) ? ' ' : character);

interface Piece {
  readonly index: number;
  readonly character: string;
  readonly level: number;
}

/** The characters of one line from left to right. */
function piecesOf(text: string, direction: Direction): Piece[] {
  const embedding = bidi.getEmbeddingLevels(text, direction);
  const mirrored = bidi.getMirroredCharactersMap(text, embedding.levels);
  return bidi.getReorderedIndices(text, embedding).flatMap((index): Piece[] => {
    const code = text.charCodeAt(index);
    // The second half of a pair comes with the first.
    if (code >= 0xdc00 && code <= 0xdfff) return [];
    const character = mirrored.get(index) ?? String.fromCodePoint(text.codePointAt(index) ?? code);
    return invisible.test(character) && !joiner.test(character)
      ? []
      : [{ index, character: drawn(character), level: embedding.levels[index] ?? 0 }];
  });
}

/** The face of a character: that of the one beside it where it has the glyph, so that words and Chinese names are not torn. */
function chooseFace(character: string, weight: Weight, beside: Face | undefined): Face | null {
  const codePoint = character.codePointAt(0) ?? 0;
  if (beside?.has(codePoint) && (han.test(character) || !/[\p{L}\p{N}]/u.test(character))) return beside;
  return faceFor(codePoint, weight);
}

const joined = (beside: Face | undefined): Face | null => (beside?.has(0x200d) === true ? beside : null);

/**
 * Splits a line into what is drawn one after the other from the left: by direction, as the Unicode bidirectional algorithm orders it, and by the
 * font that has the glyphs.
 */
export function textRuns(text: string, direction: Direction, weight: Weight): TextRun[] {
  const groups: { face: Face; level: number; pieces: Piece[] }[] = [];
  for (const piece of piecesOf(text, direction)) {
    const last = groups.at(-1);
    const beside = last?.level === piece.level ? last.face : undefined;
    const face = joiner.test(piece.character) ? joined(beside) : chooseFace(piece.character, weight, beside);
    // `drawable` leaves nothing that no font here has.
    if (face === null) continue;
    if (last?.face === face && last.level === piece.level) last.pieces.push(piece);
    else groups.push({ face, level: piece.level, pieces: [piece] });
  }
  return groups.map(({ face, level, pieces }) => {
    const visual = pieces.map(({ character }) => character);
    const isShaped = level % 2 === 1 && visual.some((character) => rightToLeft.test(character));
    return { face, text: (isShaped ? visual.reverse() : visual).join('') };
  });
}
