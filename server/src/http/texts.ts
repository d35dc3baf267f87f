import { type ModelState, pathText } from './errors.ts';
import { translateField } from './validation-messages.ts';

/** Control characters, which break logs, mails and calendar files; tabs and line breaks are `oneLine`'s matter. */
const controls = /[^\P{Cc}\t\n\r]/u;

/** Marks that turn the direction of what stands behind them: a name with one is read as another. They come with what is pasted, unseen. */
const turns = /[\u202a-\u202e\u2066-\u2069]/g;

/** Whether a text may come in: PostgreSQL keeps no NUL and, in JSON, no half of a surrogate pair; other control characters cannot be typed. */
export const isUsableText = (text: string): boolean => !controls.test(text) && text.isWellFormed();

/** Whether JSON may hold a text for `unusableTexts` or `inOneLine`: most bodies hold none, and need no walk. */
export const mayHoldSpecialText = (body: string): boolean =>
  /\\[bfnrt]|\\u(?:00[01789]|202[89a-e]|206[6-9]|d[89a-f])|[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/i.test(
    body,
  );

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

/**
 * The same value with every other text in one line, as a browser's one-line field has it (a name never begins a new line of a mail or a log), and
 * all of them without marks that turn the direction of writing.
 */
export function inOneLine(value: unknown, name = ''): unknown {
  if (typeof value === 'string') {
    const text = value.replace(turns, '');
    return multiLine.has(name) ? text : text.replace(/[\t\n\r\u2028\u2029]+/g, ' ');
  }
  if (Array.isArray(value)) return value.map((item) => inOneLine(item, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, inOneLine(field, key)]));
}
