import { expect, it } from 'vitest';
import { greetingOf, type Greeting } from './rules.ts';

const rows: readonly (readonly [string, string, Greeting])[] = [
  ['nobody has said a name', '', { kind: 'guest' }],
  ['only blanks are no name', '  ', { kind: 'guest' }],
  ['a name is cleaned', ' Ada ', { kind: 'named', name: 'Ada' }],
];

it.each(rows)('%s', (_title, name, greeting) => {
  expect(greetingOf(name)).toEqual(greeting);
});
