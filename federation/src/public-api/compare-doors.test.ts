import { describe, expect, it } from 'vitest';
import { compareDoor } from './compare-doors.ts';
import type { Exported, Member, Shape } from './shape.ts';

const value = (shape: Shape): Exported => ({ is: 'value', shape });
const type = (shape: Shape): Exported => ({ is: 'type', shape });
const object = (members: Record<string, Member>): Shape => ({ kind: 'object', members });
const union = (...members: string[]): Shape => ({ kind: 'union', members });
const other = (text: string): Shape => ({ kind: 'other', type: text });
const call = (parameters: Member[], returns = 'void'): Shape => ({ kind: 'function', parameters, returns });
const text: Member = { type: 'string' };
const maybe: Member = { type: 'string', optional: true };

type Doors = readonly [what: string, before: Record<string, Exported>, after: Record<string, Exported>];

const additions: readonly Doors[] = [
  ['an export more', {}, { Price: value(call([])) }],
  ['a type that is a value too', { Price: type(other('X')) }, { Price: value(other('X')) }],
  [
    'a prop that may be given',
    { PriceProps: type(object({ amount: text })) },
    { PriceProps: type(object({ amount: text, caption: maybe })) },
  ],
  [
    'a prop that need not be given any more',
    { PriceProps: type(object({ amount: text })) },
    { PriceProps: type(object({ amount: maybe })) },
  ],
  [
    'one more kind of a prop',
    { ButtonProps: type(object({ kind: { type: "'plain' | 'boxed'" } })) },
    { ButtonProps: type(object({ kind: { type: "'plain' | 'boxed' | 'quiet'" } })) },
  ],
  [
    'a field more to read',
    { Basket: type(object({ items: text })) },
    { Basket: type(object({ items: text, note: text })) },
  ],
  [
    'a field that is always there now',
    { Basket: type(object({ note: maybe })) },
    { Basket: type(object({ note: text })) },
  ],
  ['a store that is never null now', { $a: value(other('A | null')) }, { $a: value(other('A')) }],
  ['an argument that may be given', { f: value(call([text])) }, { f: value(call([text, maybe])) }],
  [
    'a part of an argument that may be given',
    { f: value(call([{ type: '{ readonly a: string; }' }])) },
    { f: value(call([{ type: '{ readonly a: string; readonly b?: string; }' }])) },
  ],
  ['one more word of a union', { Kind: type(union("'a'")) }, { Kind: type(union("'a'", "'b'")) }],
];

const breaks: readonly Doors[] = [
  ['an export gone', { Price: value(call([])) }, {}],
  ['a value that is only a type', { Price: value(other('X')) }, { Price: type(other('X')) }],
  [
    'a prop gone',
    { PriceProps: type(object({ amount: text, caption: maybe })) },
    { PriceProps: type(object({ amount: text })) },
  ],
  [
    'a prop more that has to be given',
    { PriceProps: type(object({})) },
    { PriceProps: type(object({ amount: text })) },
  ],
  [
    'a prop that has to be given now',
    { PriceProps: type(object({ amount: maybe })) },
    { PriceProps: type(object({ amount: text })) },
  ],
  [
    'one kind of a prop fewer',
    { ButtonProps: type(object({ kind: { type: "'plain' | 'boxed'" } })) },
    { ButtonProps: type(object({ kind: { type: "'plain'" } })) },
  ],
  ['a field gone', { Basket: type(object({ items: text })) }, { Basket: type(object({})) }],
  [
    'a field that may be missing now',
    { Basket: type(object({ note: text })) },
    { Basket: type(object({ note: maybe })) },
  ],
  ['a store that may be null now', { $a: value(other('A')) }, { $a: value(other('A | null')) }],
  ['another type', { $a: value(other('Store<A>')) }, { $a: value(other('Store<B>')) }],
  ['an argument gone', { f: value(call([text])) }, { f: value(call([])) }],
  ['an argument more that has to be given', { f: value(call([])) }, { f: value(call([text])) }],
  ['another result', { f: value(call([], 'string')) }, { f: value(call([], 'number')) }],
  ['one word of a union fewer', { Kind: type(union("'a'", "'b'")) }, { Kind: type(union("'a'")) }],
  ['something else', { f: value(call([])) }, { f: value(other('Store<A>')) }],
];

describe('a door against what it was', () => {
  it.each(additions)('%s is additive', (_what, before, after) => {
    expect(compareDoor('shared/ui', before, after).map(({ is }) => is)).toEqual(['additive']);
  });

  it.each(breaks)('%s is breaking', (_what, before, after) => {
    expect(compareDoor('shared/ui', before, after).map(({ is }) => is)).toEqual(['breaking']);
  });

  it('the same is no change', () => {
    const same = { PriceProps: type(object({ amount: text })) };
    expect(compareDoor('shared/ui', same, structuredClone(same))).toEqual([]);
  });

  it('the words of a catalogue are no change, a key more is additive, a key fewer is breaking', () => {
    const catalogue = (own: string) => ({
      messages: value(other(`{ readonly 'a.title': 'Rooms'; ${own}}`)),
      translate: value(call([], `{ readonly 'en-GB': { readonly 'a.title': 'Rooms'; ${own}} & Own; }`)),
    });
    const [said, said2] = ["readonly 'a.b': 'It’s (here'; ", "readonly 'a.b': 'There {x}'; "];
    const counted = "readonly 'a.c': { readonly one: '{count} room'; readonly other: '{count} rooms'; }; ";
    const kinds = (before: string, after: string) =>
      compareDoor('shared/runtime', catalogue(before), catalogue(after)).map(({ is }) => is);
    expect(kinds(said, said2)).toEqual([]);
    expect(kinds(counted, counted.replaceAll('room', 'night'))).toEqual([]);
    expect(kinds(said, said + counted)).toEqual(['additive', 'additive']);
    expect(kinds(said + counted, said)).toEqual(['breaking', 'breaking']);
  });

  it('a store that is derived now is read as before', () => {
    const before = { $basket: value(other('StoreWritable<Basket>')) };
    const after = { $basket: value(other('Store<Basket>')) };
    expect(compareDoor('shared/runtime', before, after)).toEqual([]);
  });
});
