import { additive, breaking, type Change } from './change.ts';
import type { Member } from './shape.ts';

const opening = '{([<';
const closing = '})]>';

/** The parts of a type's text between `separator`, as far as they stand in no brackets. */
function partsOf(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    const isArrow = character === '>' && text.charAt(at - 1) === '=';
    if (opening.includes(character)) depth += 1;
    else if (closing.includes(character) && !isArrow) depth -= 1;
    if (depth === 0 && text.startsWith(separator, at)) {
      parts.push(part);
      part = '';
      at += separator.length - 1;
    } else part += character;
  }
  return [...parts, part].map((each) => each.trim()).filter((each) => each !== '');
}

const words = String.raw`'(?:[^'\\]|\\.)*'`;
const key = String.raw`('[\w-]+(?:\.[\w-]+)+': )`;
const sentence = new RegExp(`${key}${words}`, 'g');
const forms = new RegExp(String.raw`${key}\{ (?:readonly \w+: ${words}; )+\}`, 'g');

/** A type without the words of catalogues, which no program depends on: their keys stay. */
export const withoutMessages = (type: string): string =>
  type.replace(sentence, '$1string').replace(forms, '$1PluralForms');

/** The types that one text joins with `&`. */
export const joinedTypes = (text: string): readonly string[] => partsOf(text, ' & ');

/** The members in the text of an object type; null when it is no such text. */
export function inlineMembers(text: string): Record<string, Member> | null {
  const [, inside] = /^\{ (.*) \}$/.exec(text) ?? [];
  if (inside === undefined || partsOf(text, ' | ').length > 1 || partsOf(text, ' & ').length > 1) return null;
  const members = partsOf(inside, ';').map((line) => {
    const [, name, question, type] = /^(?:readonly )?([\w$]+|'[^']+')(\??): (.*)$/.exec(line) ?? [];
    if (name === undefined || type === undefined) return null;
    return [name, question === '?' ? { type, optional: true as const } : { type }] as const;
  });
  return members.every((member) => member !== null) ? Object.fromEntries(members) : null;
}

/** A type by its text, which differs: what is given may be taken more widely, what is read may be promised more closely. */
export function compareUnions(path: string, before: string, after: string, given: boolean): Change[] {
  const what = `${path} was ${before} and is ${after}`;
  const [was, is] = [partsOf(before, ' | '), partsOf(after, ' | ')];
  const [narrow, wide] = given ? [was, is] : [is, was];
  return [narrow.every((part) => wide.includes(part)) ? additive(what) : breaking(what)];
}
