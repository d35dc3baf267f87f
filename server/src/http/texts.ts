import { typedCode, typedLine } from 'shared/domain';
import { type ModelState, pathText } from './errors.ts';
import { translateField } from './validation-messages.ts';

/** Control characters, which break logs, mails and calendar files; tabs and line breaks are `oneLine`'s matter. */
const controls = /[^\P{Cc}\t\n\r]/u;

/** Marks that turn the direction of what stands behind them: a name with one is read as another. They come with what is pasted, unseen. */
const turns = /[\u202a-\u202e\u2066-\u2069]/g;

/** Whether a text may come in: PostgreSQL keeps no NUL and, in JSON, no half of a surrogate pair; other control characters cannot be typed. */
export const isUsableText = (text: string): boolean => !controls.test(text) && text.isWellFormed();

/** Whether JSON may hold a text for `unusableTexts` or `asTyped`: most bodies hold none, and need no walk. */
export const mayHoldSpecialText = (body: string): boolean => /\\[bfnrtu]|[\u007f-\uffff]/.test(body);

/** Every text in a value that cannot be used, by its path; also the names of fields. */
export function unusableTexts(value: unknown, path: readonly PropertyKey[] = []): ModelState {
  const problem = { [pathText(path) || 'Body']: [translateField.say('text.unusable')] };
  if (typeof value === 'string') return isUsableText(value) ? {} : problem;
  if (typeof value !== 'object' || value === null) return {};
  const fields: [PropertyKey, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : Object.entries(value);
  const isNameless = fields.some(([key]) => typeof key === 'string' && !isUsableText(key));
  return Object.assign(
    isNameless ? problem : {},
    ...fields.map(([key, field]) => unusableTexts(field, [...path, key])),
  ) as ModelState;
}

/** What a guest may write in several lines, by its name on the wire. */
const multiLine: ReadonlySet<string> = new Set(['Notes', 'Comment', 'SpecialRequests']);

/** Numbers, codes and addresses, which mean the same whichever keyboard they were typed on. */
const coded =
  /^(?:CardNumber|SecurityCode|Email|EmailAddress|Phone|Telephone|MobileNumber|ContactNumber|ZipCode|PromoCode|RatePlanCode|\w*VoucherCode|InvoicePin|ReferenceNumber|Code|VatId)$/;

function textAsTyped(text: string, name: string): string {
  if (name.endsWith('Password')) return text;
  if (coded.test(name)) return typedCode(text);
  return multiLine.has(name) ? text.normalize('NFC').replace(turns, '') : typedLine(text);
}

/**
 * The same value with its texts as they are meant: every one in one line, as a browser's one-line field has it (a name never begins a new line of a
 * mail or a log), but for what guests write in several, and without invisible marks. A password stays sign by sign.
 */
export function asTyped(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return textAsTyped(value, name);
  if (Array.isArray(value)) return value.map((item) => asTyped(item, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, asTyped(field, key)]));
}
