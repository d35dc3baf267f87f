import type { BookingMail, MailLine, MailRoom } from './booking-mail.ts';
import { escapeHtml } from './html.ts';

const textLine = ({ label, value }: MailLine): string => `${label}: ${value}`;

const textRoom = (room: MailRoom): string =>
  [room.title, ...room.details, ...room.lines.map((line) => `  ${textLine(line)}`)].join('\n');

export const textBody = (mail: BookingMail): string =>
  [
    mail.greeting,
    mail.thanks,
    mail.facts.map(textLine).join('\n'),
    ...mail.rooms.map(textRoom),
    [...mail.totals.map(textLine), ...(mail.note === null ? [] : [mail.note])].join('\n'),
    ...(mail.manage ? [`${mail.manage.label}: ${mail.manage.url}`] : []),
    mail.contact,
    mail.hotel,
  ].join('\n\n') + '\n';

export interface MailColours {
  readonly brand: string;
  readonly onBrand: string;
}

const quiet = 'color:#5c6670';
const cell = 'padding:6px 0;vertical-align:top';

// Tables and inline styles: many mail programs know nothing else.
const htmlLine = ({ label, value }: MailLine, weight = 400): string =>
  `<tr><td style="${cell};padding-right:16px;${quiet}">${escapeHtml(label)}</td>` +
  `<td style="${cell};text-align:right;font-weight:${String(weight)}">${escapeHtml(value)}</td></tr>`;

const table = (rows: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">${rows}</table>`;

const htmlRoom = (room: MailRoom): string =>
  `<h2 style="font-size:18px;line-height:1.3;margin:28px 0 4px">${escapeHtml(room.title)}</h2>` +
  room.details.map((detail) => `<p style="margin:0 0 4px;${quiet}">${escapeHtml(detail)}</p>`).join('') +
  table(room.lines.map((line) => htmlLine(line)).join(''));

const htmlManage = (mail: BookingMail, colours: MailColours): string =>
  mail.manage
    ? `<p style="margin:28px 0"><a href="${escapeHtml(mail.manage.url)}" style="display:inline-block;padding:14px 24px;border-radius:8px;` +
      `background:${colours.brand};color:${colours.onBrand};text-decoration:none;font-weight:600">${escapeHtml(mail.manage.label)}</a></p>`
    : '';

/** One column of 600 px at most, the hotel's colour on top; readable without styles and without pictures. */
export const htmlBody = (mail: BookingMail, colours: MailColours): string => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(mail.subject)}</title></head>
<body style="margin:0;background:#f2f3f5;color:#1c2127;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div style="max-width:600px;margin:0 auto;background:#ffffff">
<div style="background:${colours.brand};color:${colours.onBrand};padding:28px 32px;font-size:22px;font-weight:600">${escapeHtml(mail.hotel)}</div>
<div style="padding:32px">
<p style="margin:0 0 12px">${escapeHtml(mail.greeting)}</p>
<p style="margin:0 0 20px">${escapeHtml(mail.thanks)}</p>
${table(mail.facts.map((fact) => htmlLine(fact, 600)).join(''))}
${mail.rooms.map(htmlRoom).join('\n')}
<div style="border-top:1px solid #d9dde2;margin:24px 0 8px"></div>
${table(mail.totals.map((line) => htmlLine(line, 600)).join(''))}
${mail.note === null ? '' : `<p style="margin:4px 0 0;font-size:14px;${quiet}">${escapeHtml(mail.note)}</p>`}
${htmlManage(mail, colours)}
<p style="margin:24px 0 0;font-size:14px;${quiet}">${escapeHtml(mail.contact)}</p>
</div></div></body></html>
`;
