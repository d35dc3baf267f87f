import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';

/** Of the sources and of the built server: both stand in `server/`. */
const folders = ['../fonts', '../../fonts'].map((path) => join(import.meta.dirname, path));
const folder = folders.find((path) => existsSync(path)) ?? '';

/**
 * In the order in which a character looks for its glyph: a Chinese character is the Japanese one, where there is one. Japanese, Korean, Chinese
 * and the scripts that few guests write have one weight.
 */
const families: readonly { readonly name: string; readonly weights: readonly Weight[] }[] = [
  ...['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'].map((script) => ({
    name: `noto-sans-${script}`,
    weights: [400, 700] as const,
  })),
  { name: 'ibm-plex-sans-arabic-arabic', weights: [400, 700] },
  { name: 'noto-sans-devanagari', weights: [400, 700] },
  { name: 'noto-sans-hebrew-hebrew', weights: [400, 700] },
  { name: 'noto-sans-thai-thai', weights: [400, 700] },
  ...[
    'noto-sans-greek-ext',
    'noto-sans-jp-japanese',
    'noto-sans-kr-korean',
    'noto-sans-sc-chinese-simplified',
    'noto-sans-tc-chinese-traditional',
    'noto-sans-jp-0',
    'noto-sans-jp-1',
    'noto-serif-tibetan-tibetan',
    ...`adlam armenian bengali canadian-aboriginal cherokee ethiopic georgian gujarati gurmukhi kannada khmer lao
        malayalam meetei-mayek myanmar nko ol-chiki oriya sinhala syriac tamil telugu thaana tifinagh`
      .split(/\s+/)
      .map((script) => `noto-sans-${script}-${script}`),
  ].map((name) => ({ name, weights: [400] as const })),
];

export type Weight = 400 | 700;

export interface Face {
  readonly name: string;
  readonly file: Buffer;
  readonly font: Font;
  readonly has: (codePoint: number) => boolean;
}

const faces = new Map<string, Face>();

function faceOf(family: string, weight: Weight): Face {
  const name = `${family}-${String(weight)}`;
  const known = faces.get(name);
  if (known) return known;
  const file = readFileSync(join(folder, `${name}-normal.woff`));
  // One font, not a collection: only those have members.
  const font = create(file) as Font;
  const face = { name, file, font, has: (codePoint: number) => font.hasGlyphForCodePoint(codePoint) };
  faces.set(name, face);
  return face;
}

/** The first face with a glyph for a character; null where no font here has one. Fonts are read when a character first needs them. */
export function faceFor(codePoint: number, weight: Weight): Face | null {
  for (const { name, weights } of families) {
    const face = faceOf(name, weights.includes(weight) ? weight : 400);
    if (face.has(codePoint)) return face;
  }
  return null;
}

type Features = NonNullable<Parameters<Font['layout']>[1]>;

/** Marks stand where the letter ends, instead of where it wants them. */
const marksApart = ['abvm', 'blwm', 'curs', 'dist', 'kern', 'mark', 'mkmk'];

/**
 * The features that a text is shaped with: all, but for the few texts (a Punjabi name) with a mark whose letter has no place for it. fontkit throws
 * on these instead of going on.
 */
export function featuresOf({ font }: Face, text: string): Features {
  try {
    font.layout(text, []);
    return [];
  } catch {
    return Object.fromEntries(marksApart.map((name) => [name, false]));
  }
}
