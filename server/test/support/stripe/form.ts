import { invalidRequest } from './failure.ts';

/** What a request says, as Stripe reads it: `a[b][c]=x` is a tree, every leaf a text. */
export interface Form {
  [name: string]: Form | string | undefined;
}

const decode = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '));

export function parseForm(text: string): Form {
  const form: Form = {};
  if (text === '') return form;
  for (const pair of text.split('&')) {
    const at = pair.indexOf('=');
    const path = decode(at < 0 ? pair : pair.slice(0, at));
    const names = path.includes('[') ? path.split(/[[\]]+/).filter((name) => name !== '') : [path];
    const last = names.pop() ?? '';
    let place = form;
    for (const name of names) {
      const next = place[name];
      place = typeof next === 'object' ? next : (place[name] = {});
    }
    // `expand[]=a&expand[]=b` counts by itself.
    const name = path.endsWith('[]') ? String(Object.keys(place[last] ?? {}).length) : last;
    if (path.endsWith('[]')) {
      const list = place[last];
      if (typeof list === 'object') list[name] = decode(pair.slice(at + 1));
      else place[last] = { '0': decode(pair.slice(at + 1)) };
    } else place[name] = at < 0 ? '' : decode(pair.slice(at + 1));
  }
  return form;
}

/** A text; null where it is absent or empty. */
export const text = (form: Form, name: string): string | null => {
  const value = form[name];
  return typeof value === 'string' && value !== '' ? value : null;
};
export const branch = (form: Form | undefined, name: string): Form => {
  const value = form?.[name];
  return typeof value === 'object' ? value : {};
};
export const flag = (form: Form, name: string): boolean => text(form, name) === 'true';
export const texts = (form: Form, name: string): readonly string[] =>
  Object.values(branch(form, name)).filter((value) => typeof value === 'string');

export function whole(form: Form, name: string): number | null {
  const value = text(form, name);
  if (value === null) return null;
  if (!/^-?\d+$/.test(value)) throw invalidRequest(`Invalid integer: ${value}`, { param: name });
  return Number(value);
}

export const required = <Value>(value: Value | null, name: string): Value => {
  if (value === null) {
    throw invalidRequest(`Missing required param: ${name}.`, { param: name, code: 'parameter_missing' });
  }
  return value;
};

/** Metadata after a change: an empty text takes a name away. */
export function metadataOf(form: Form, before: Readonly<Record<string, string>> = {}) {
  const entries = Object.entries(branch(form, 'metadata')).map(
    ([name, value]) => [name, String(value)] as const,
  );
  if (entries.some(([name, value]) => name.length > 40 || value.length > 500)) {
    throw invalidRequest('Metadata values can have up to 500 characters, names up to 40', {
      param: 'metadata',
    });
  }
  return Object.fromEntries(
    [...Object.entries(before), ...entries].filter(
      ([name, value], index, all) => value !== '' && all.findLastIndex(([later]) => later === name) === index,
    ),
  );
}
