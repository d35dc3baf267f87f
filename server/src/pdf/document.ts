import PDFDocument from 'pdfkit';
import { drawable } from './drawable.ts';
import { featuresOf, type Weight } from './fonts.ts';
import { type Direction, textRuns } from './text-runs.ts';

/** Points; A4 with margins of 18 mm. */
const page = { width: 595.28, height: 841.89, margin: 51 } as const;

export interface TextStyle {
  readonly size: number;
  readonly weight?: Weight;
  readonly colour?: string;
  /** Where lines stand: at the side where reading begins, or where it ends. */
  readonly align?: 'start' | 'end';
}

/** A part of the page's width, measured from where reading begins. */
export interface Column {
  readonly from: number;
  readonly width: number;
}

const lineHeight = 1.45;
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Between characters of scripts that are written without spaces a line may end anywhere. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。]/u;

/** What stays together at the end of a line: words with the space after them, and single characters of unspaced scripts. */
function unbroken(text: string): string[] {
  const parts: string[] = [];
  let isOpen = false;
  for (const character of text) {
    const isAlone = unspaced.test(character);
    if (isOpen && !isAlone) parts.push((parts.pop() ?? '') + character);
    else parts.push(character);
    isOpen = !isAlone && character !== ' ';
  }
  return parts;
}

/**
 * A document of A4 pages that is written from top to bottom, in one direction of reading. Lengths are points; a column that is not given is the whole
 * width within the margins.
 */
export class TextDocument {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #direction: Direction;
  readonly #known = new Set<string>();
  readonly width = page.width - 2 * page.margin;
  /** The top of what is written next. */
  y: number = page.margin;

  constructor(about: {
    readonly title: string;
    readonly author: string;
    readonly language: string;
    readonly direction: Direction;
    readonly createdAt: Date;
  }) {
    this.#direction = about.direction;
    this.#pdf = new PDFDocument({
      size: [page.width, page.height],
      margin: 0,
      // None of the fonts that readers have to bring: each of ours is embedded.
      font: null as unknown as string,
      lang: about.language,
      pdfVersion: '1.7',
      displayTitle: true,
      info: { Title: about.title, Author: about.author, CreationDate: about.createdAt },
    });
  }

  /** Starts a page where less than this is left of the present one. */
  keep(height: number): void {
    if (this.y + height <= page.height - page.margin) return;
    this.#pdf.addPage();
    this.y = page.margin;
  }

  gap(height: number): void {
    this.y += height;
  }

  rule(colour: string): void {
    this.#pdf
      .moveTo(page.margin, this.y)
      .lineTo(page.width - page.margin, this.y)
      .lineWidth(0.6)
      .stroke(colour);
  }

  /** Draws a picture at the top, where reading begins, within these measures. */
  picture(file: Buffer, fit: { readonly width: number; readonly height: number }): void {
    const isRightToLeft = this.#direction === 'rtl';
    const x = isRightToLeft ? page.width - page.margin - fit.width : page.margin;
    this.#pdf.image(file, x, this.y, {
      fit: [fit.width, fit.height],
      align: (isRightToLeft ? 'right' : 'left') as 'right',
      valign: 'center',
    });
  }

  /** Writes lines from `y` on, and gives their height; `y` stays, so that another column may stand beside them. */
  text(text: string, style: TextStyle, column: Column = { from: 0, width: this.width }): number {
    const lines = this.lines(text, style, column.width);
    const height = style.size * lineHeight;
    lines.forEach((line, index) => {
      this.#draw(line, style, column, this.y + index * height + style.size * 1.06);
    });
    return lines.length * height;
  }

  /** … and moves below them. */
  write(text: string, style: TextStyle, column?: Column): void {
    this.keep(style.size * lineHeight);
    this.y += this.text(text, style, column);
  }

  lines(text: string, style: TextStyle, width: number): string[] {
    return drawable(text)
      .split('\n')
      .flatMap((paragraph) => this.#wrap(paragraph, style, width));
  }

  #wrap(paragraph: string, style: TextStyle, width: number): string[] {
    const lines: string[] = [];
    let line = '';
    for (const part of unbroken(paragraph).flatMap((each) => this.#cut(each, style, width))) {
      if (line !== '' && this.#measure((line + part).trimEnd(), style) > width) {
        lines.push(line.trimEnd());
        line = '';
      }
      line += part;
    }
    return [...lines, line.trimEnd()];
  }

  /** A part that is wider than the column by itself, in pieces that fit into it. */
  #cut(part: string, style: TextStyle, width: number): string[] {
    if (this.#measure(part.trimEnd(), style) <= width) return [part];
    const pieces: string[] = [];
    let piece = '';
    for (const { segment } of graphemes.segment(part)) {
      if (piece !== '' && this.#measure(piece + segment, style) > width) {
        pieces.push(piece);
        piece = '';
      }
      piece += segment;
    }
    return [...pieces, piece];
  }

  #runs(text: string, { weight = 400, size }: TextStyle) {
    return textRuns(text, this.#direction, weight).map(({ face, text: own }) => {
      if (!this.#known.has(face.name)) this.#pdf.registerFont(face.name, face.file);
      this.#known.add(face.name);
      // With features the library shapes a run as a whole, and not word by word. Its types know them as a list only.
      const features = featuresOf(face, own) as PDFKit.Mixins.OpenTypeFeatures[];
      const width = this.#pdf.font(face.name).fontSize(size).widthOfString(own, { features });
      return { face, text: own, features, width };
    });
  }

  #measure(text: string, style: TextStyle): number {
    return this.#runs(text, style).reduce((sum, { width }) => sum + width, 0);
  }

  #draw(line: string, style: TextStyle, { from, width }: Column, baseline: number): void {
    const runs = this.#runs(line, style);
    const length = runs.reduce((sum, run) => sum + run.width, 0);
    const isAtEnd = style.align === 'end';
    const isRightToLeft = this.#direction === 'rtl';
    const left = isRightToLeft ? page.width - page.margin - from - width : page.margin + from;
    let x = isAtEnd === isRightToLeft ? left : left + width - length;
    this.#pdf.fillColor(style.colour ?? '#1c1c1c');
    for (const run of runs) {
      this.#pdf.font(run.face.name).fontSize(style.size).text(run.text, x, baseline, {
        lineBreak: false,
        features: run.features,
        baseline: 'alphabetic',
      });
      x += run.width;
    }
  }

  async bytes(): Promise<Buffer> {
    const pieces: Buffer[] = [];
    this.#pdf.end();
    for await (const piece of this.#pdf as AsyncIterable<Buffer>) pieces.push(piece);
    return Buffer.concat(pieces);
  }
}
