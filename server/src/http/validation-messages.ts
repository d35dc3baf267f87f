import * as z from 'zod/mini';
import { createSpoken, type Said } from '../language/index.ts';
import { fieldMessages } from './messages/en-GB.ts';

type Issue = z.core.$ZodRawIssue | z.core.$ZodIssue;
type IssueOf<Code extends Issue['code']> = Extract<Issue, { readonly code: Code }>;
type Key = keyof typeof fieldMessages;

/** The server's words about input that does not fit. */
export const translateField = createSpoken(fieldMessages);

const isKey = (text: string): text is Key => text in fieldMessages;

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

function sayType({ expected, input }: IssueOf<'invalid_type'>): Said {
  return translateField.say(input === undefined ? 'field.missing' : (types[expected] ?? 'field.other-type'));
}

/** The end of a range as its field is read: `2000` of a year, `2,000` of an amount. */
const limitText = (limit: number, path: Issue['path']): number | string =>
  /Year$/.test(String(path?.at(-1))) ? String(limit) : limit;

function sayTooSmall({ origin, minimum, inclusive = true, path }: IssueOf<'too_small'>): Said {
  const count = Number(minimum);
  if (origin === 'string') {
    return count === 1 ? translateField.say('field.empty') : translateField.say('field.too-short', { count });
  }
  if (origin === 'array') return translateField.say('field.too-few', { count });
  return translateField.say(inclusive ? 'field.too-small' : 'field.above', { limit: limitText(count, path) });
}

function sayTooBig({ origin, maximum, inclusive = true, path }: IssueOf<'too_big'>): Said {
  const count = Number(maximum);
  if (origin === 'string') return translateField.say('field.too-long', { count });
  if (origin === 'array') return translateField.say('field.too-many', { count });
  return translateField.say(inclusive ? 'field.too-large' : 'field.below', { limit: limitText(count, path) });
}

function sayValue({ values, input }: IssueOf<'invalid_value'>): Said {
  if (input === undefined) return translateField.say('field.missing');
  const choices = values.map(String).join(', ');
  return translateField.say(values.length === 1 ? 'field.value' : 'field.choice', { choices });
}

/** The contracts' own checks name their message in `params`. */
function customKey({ params }: IssueOf<'custom'>): Key {
  const key: unknown = params?.['message'];
  return typeof key === 'string' && isKey(key) ? key : 'field.other-type';
}

/** The sentence for something that does not fit a schema which has none of its own. */
export function sayIssue(issue: Issue): Said {
  switch (issue.code) {
    case 'invalid_type':
      return sayType(issue);
    case 'too_small':
      return sayTooSmall(issue);
    case 'too_big':
      return sayTooBig(issue);
    case 'invalid_value':
      return sayValue(issue);
    case 'invalid_format':
      return translateField.say(formats[issue.format] ?? 'field.format');
    case 'invalid_union':
      return translateField.say(issue.input === undefined ? 'field.missing' : 'field.forms');
    case 'unrecognized_keys':
      return translateField.say('field.unknown', { names: issue.keys.join(', ') });
    case 'not_multiple_of':
    case 'invalid_key':
    case 'invalid_element':
      return translateField.say('field.other-type');
    case 'custom':
      return translateField.say(customKey(issue));
    default:
      return issue satisfies never;
  }
}

/** zod/mini brings no texts, so that the browser need not load them; the server says what is wrong in English. */
export function useValidationMessages(): void {
  z.config({ localeError: (issue) => sayIssue(issue).message });
}
