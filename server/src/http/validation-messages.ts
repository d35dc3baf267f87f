import * as z from 'zod/mini';
import { createSpoken } from '../language/index.ts';
import { fieldMessages } from './messages/en-GB.ts';

type Issue = z.core.$ZodRawIssue;
type IssueOf<Code extends Issue['code']> = Extract<Issue, { readonly code: Code }>;
type Key = keyof typeof fieldMessages;

/** The server's words about input that does not fit. */
export const translateField = createSpoken(fieldMessages);

const types: Readonly<Record<string, Key>> = {
  string: 'field.text',
  number: 'field.number',
  int: 'field.whole-number',
  boolean: 'field.flag',
  stringbool: 'field.flag',
  array: 'field.list',
  object: 'field.object',
  record: 'field.object',
  null: 'field.null',
};
const formats: Readonly<Record<string, Key>> = {
  safeint: 'field.whole-number',
  uuid: 'field.uuid',
  url: 'field.url',
  datetime: 'field.instant',
};

function typeText({ expected, input }: IssueOf<'invalid_type'>): string {
  return translateField(input === undefined ? 'field.missing' : (types[expected] ?? 'field.other-type'));
}

/** The end of a range as its field is read: `2000` of a year, `2,000` of an amount. */
const limitText = (limit: number, path: Issue['path']): number | string =>
  /Year$/.test(String(path?.at(-1))) ? String(limit) : limit;

function tooSmallText({ origin, minimum, inclusive = true, path }: IssueOf<'too_small'>): string {
  const count = Number(minimum);
  if (origin === 'string') {
    return count === 1 ? translateField('field.empty') : translateField('field.too-short', { count });
  }
  if (origin === 'array') return translateField('field.too-few', { count });
  return translateField(inclusive ? 'field.too-small' : 'field.above', { limit: limitText(count, path) });
}

function tooBigText({ origin, maximum, inclusive = true, path }: IssueOf<'too_big'>): string {
  const count = Number(maximum);
  if (origin === 'string') return translateField('field.too-long', { count });
  if (origin === 'array') return translateField('field.too-many', { count });
  return translateField(inclusive ? 'field.too-large' : 'field.below', { limit: limitText(count, path) });
}

function valueText({ values, input }: IssueOf<'invalid_value'>): string {
  if (input === undefined) return translateField('field.missing');
  const choices = values.map(String).join(', ');
  return translateField(values.length === 1 ? 'field.value' : 'field.choice', { choices });
}

/** The sentence for something that does not fit a schema which has none of its own. */
function issueText(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeText(issue);
    case 'too_small':
      return tooSmallText(issue);
    case 'too_big':
      return tooBigText(issue);
    case 'invalid_value':
      return valueText(issue);
    case 'invalid_format':
      return translateField(formats[issue.format] ?? 'field.format');
    case 'invalid_union':
      return translateField(issue.input === undefined ? 'field.missing' : 'field.forms');
    case 'unrecognized_keys':
      return translateField('field.unknown', { names: issue.keys.join(', ') });
    case 'not_multiple_of':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return translateField('field.other-type');
    default:
      return issue satisfies never;
  }
}

/** zod/mini brings no texts, so that the browser need not load them; the server says what is wrong in English. */
export function useValidationMessages(): void {
  z.config({ localeError: issueText });
}
