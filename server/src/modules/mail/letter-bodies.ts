import { directionOf } from 'shared/domain';
import { escapeHtml } from '../../http/escape-html.ts';
import type { Letter, LetterLine, LetterLink, LetterSection } from './letter.ts';

const textLine = ({ label, value }: LetterLine): string => `${label}: ${value}`;

const textSection = (section: LetterSection): string =>
  [section.title, ...section.details, ...section.lines.map((line) => `  ${textLine(line)}`)].join('\n');

/** The letter as plain text: one blank line between its parts. */
export function textBody(letter: Letter): string {
  const { facts = [], sections = [], totals = [], note = null, action = null, links = [] } = letter;
  const parts = [
    letter.greeting,
    ...letter.paragraphs,
    facts.map(textLine).join('\n'),
    ...sections.map(textSection),
    [...totals.map(textLine), note ?? ''].filter((line) => line !== '').join('\n'),
    [...(action === null ? [] : [action]), ...links].map(({ label, url }) => `${label}: ${url}`).join('\n'),
    letter.contact,
    letter.hotel,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

export interface LetterColours {
  readonly brand: string;
  readonly onBrand: string;
}

// Tables and inline styles: many mail programs know nothing else. Those that show mails dark take the classes instead.
const quiet = 'color:#5c6670';
const darkStyles = `<style>:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.page{background:#121417!important;color:#e8eaed!important}.sheet{background:#1c2024!important}
.quiet{color:#aab2bb!important}.link{color:#e8eaed!important}.rule{border-color:#434a52!important}}</style>`;
const cell = 'padding:6px 0;vertical-align:top';

/** The side at which a line ends. */
type Side = 'left' | 'right';

const htmlLine = ({ label, value }: LetterLine, end: Side, weight: number): string =>
  `<tr><td class="quiet" style="${cell};${quiet}">${escapeHtml(label)}</td><td width="16"></td>` +
  `<td align="${end}" style="${cell};font-weight:${String(weight)}">${escapeHtml(value)}</td></tr>`;

const table = (lines: readonly LetterLine[], end: Side, weight = 400): string =>
  lines.length === 0
    ? ''
    : `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">` +
      `${lines.map((line) => htmlLine(line, end, weight)).join('')}</table>`;

const htmlSection = (section: LetterSection, end: Side): string =>
  `<h2 style="font-size:18px;line-height:1.3;margin:28px 0 4px">${escapeHtml(section.title)}</h2>` +
  section.details
    .map((detail) => `<p class="quiet" style="margin:0 0 4px;${quiet}">${escapeHtml(detail)}</p>`)
    .join('') +
  table(section.lines, end);

const htmlAction = (action: LetterLink, colours: LetterColours): string =>
  `<p style="margin:28px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:14px 24px;border-radius:8px;` +
  `background:${colours.brand};color:${colours.onBrand};text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>`;

const htmlLink = ({ label, url }: LetterLink): string =>
  `<p style="margin:0 0 12px"><a class="link" href="${escapeHtml(url)}" style="color:#1c2127">${escapeHtml(label)}</a></p>`;

const rule = '<div class="rule" style="border-top:1px solid #d9dde2;margin:24px 0 8px"></div>';
const smallPrint = (text: string, margin: string): string =>
  `<p class="quiet" style="margin:${margin};font-size:14px;${quiet}">${escapeHtml(text)}</p>`;

/** One column of 600 px at most, the hotel's colour on top; readable without styles and without pictures. */
export function htmlBody(letter: Letter, colours: LetterColours): string {
  const { facts = [], sections = [], totals = [], note = null, action = null, links = [] } = letter;
  const direction = directionOf(letter.locale);
  const end = direction === 'rtl' ? 'left' : 'right';
  const parts = [
    `<p style="margin:0 0 12px">${escapeHtml(letter.greeting)}</p>`,
    ...letter.paragraphs.map((text) => `<p style="margin:0 0 20px">${escapeHtml(text)}</p>`),
    table(facts, end, 600),
    ...sections.map((section) => htmlSection(section, end)),
    totals.length === 0 ? '' : `${rule}${table(totals, end, 600)}`,
    note === null ? '' : smallPrint(note, '4px 0 0'),
    action ? htmlAction(action, colours) : '',
    ...links.map(htmlLink),
    smallPrint(letter.contact, '24px 0 0'),
  ];
  return `<!doctype html>
<html lang="${escapeHtml(letter.locale)}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(letter.subject)}</title>${darkStyles}</head>
<body class="page" dir="${direction}" style="margin:0;background:#f2f3f5;color:#1c2127;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div class="sheet" style="max-width:600px;margin:0 auto;background:#ffffff">
<div style="background:${colours.brand};color:${colours.onBrand};padding:28px 32px;font-size:22px;font-weight:600">${escapeHtml(letter.hotel)}</div>
<div style="padding:32px">
${parts.filter((part) => part !== '').join('\n')}
</div></div></body></html>
`;
}
