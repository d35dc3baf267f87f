import { directionOf } from 'shared/domain';
import { TextDocument } from '../../../pdf/document.ts';
import type { ReceiptContent } from './compose.ts';

const muted = '#5d5d5d';
const line = '#c9c9c9';
const amountWidth = 120;
const logo = { width: 150, height: 46 } as const;

function drawLetterhead(page: TextDocument, { letterhead, title }: ReceiptContent, picture: Buffer | null) {
  if (picture !== null) page.picture(picture, logo);
  const top = page.y;
  const column = { from: page.width / 2, width: page.width / 2 };
  page.y += page.text(letterhead.name, { size: 10.5, weight: 700, align: 'end' }, column);
  for (const each of letterhead.lines)
    page.y += page.text(each, { size: 8.5, colour: muted, align: 'end' }, column);
  page.y = Math.max(page.y, top + logo.height) + 18;
  page.write(title, { size: 20, weight: 700 });
  page.gap(8);
}

function drawFacts(page: TextDocument, { facts }: ReceiptContent) {
  const term = { from: 0, width: 130 };
  const detail = { from: 138, width: page.width - 138 };
  for (const each of facts) {
    page.keep(15);
    const heights = [
      page.text(each.term, { size: 9, colour: muted }, term),
      page.text(each.detail, { size: 9 }, detail),
    ];
    page.gap(Math.max(...heights) + 1);
  }
  page.gap(8);
}

function drawSection(page: TextDocument, { heading, details, lines }: ReceiptContent['sections'][number]) {
  // A heading never stands alone at the end of a page.
  page.keep(64);
  page.rule(line);
  page.gap(6);
  if (heading !== null) page.write(heading, { size: 10.5, weight: 700 });
  for (const each of details) page.write(each, { size: 8.5, colour: muted });
  const text = { from: 0, width: page.width - amountWidth - 8 };
  const amount = { from: page.width - amountWidth, width: amountWidth };
  for (const each of lines) {
    page.keep(16);
    const weight = each.isStrong === true ? 700 : 400;
    const height = page.text(each.text, { size: 9, weight }, text);
    page.text(each.amount, { size: 9, weight, align: 'end' }, amount);
    page.gap(height + 1);
  }
  page.gap(7);
}

/** The receipt as a PDF of A4 pages with its fonts inside. `picture` is the hotel's logo as PNG. */
export async function drawReceipt(
  content: ReceiptContent,
  about: { readonly locale: string; readonly createdAt: Date; readonly name: string },
  picture: Buffer | null,
): Promise<Buffer> {
  const page = new TextDocument({
    title: `${content.title} ${about.name}`,
    author: content.letterhead.name,
    language: about.locale,
    direction: directionOf(about.locale),
    createdAt: about.createdAt,
  });
  drawLetterhead(page, content, picture);
  drawFacts(page, content);
  for (const section of content.sections) drawSection(page, section);
  page.rule(line);
  page.gap(8);
  for (const note of content.notes) page.write(note, { size: 8.5, colour: muted });
  return page.bytes();
}
