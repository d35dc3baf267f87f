import { describe, expect, it } from 'vitest';
import { requireFit, schemaState, type SchemaState } from './schema-state.ts';

const known = ['0001-a', '0002-b', '0005-c'];

describe('how a schema fits a release', () => {
  const newer = [...known, '0006-d', '0007-e'];
  const cases: readonly [string, readonly string[], string | null, SchemaState][] = [
    ['the same', known, null, { kind: 'current' }],
    ['an empty database', [], null, { kind: 'behind', missing: known }],
    ['an older one', ['0001-a'], null, { kind: 'behind', missing: ['0002-b', '0005-c'] }],
    ['a newer one', newer, null, { kind: 'ahead', newest: '0007-e' }],
    ['a newer one that still serves it', newer, '0005-c', { kind: 'ahead', newest: '0007-e' }],
    ['one that has left it behind', newer, '0006-d', { kind: 'too-new', newest: '0007-e', oldest: '0006-d' }],
    [
      'a newer one that lacks some of its own',
      ['0001-a', '0005-c', '0006-d'],
      null,
      { kind: 'foreign', unknown: ['0006-d'], missing: ['0002-b'] },
    ],
    [
      'one with a migration between its own',
      [...known, '0003-x'],
      null,
      { kind: 'foreign', unknown: ['0003-x'], missing: [] },
    ],
  ];
  it.each(cases)('%s', (_, applied, oldest, state) => {
    expect(schemaState(known, { applied, oldest })).toEqual(state);
  });

  it.each<[SchemaState, RegExp]>([
    [{ kind: 'behind', missing: ['0002-b'] }, /lacks 1 migrations.*0002-b.*pnpm database migrate/],
    [{ kind: 'too-new', newest: '0007-e', oldest: '0006-d' }, /from 0006-d on.*newer release/],
    [
      { kind: 'foreign', unknown: ['0003-x'], missing: [] },
      /has 0003-x\. Start the release that belongs to it/,
    ],
  ])('says what the operator does: %o', (state, text) => {
    expect(() => {
      requireFit(state);
    }).toThrow(text);
  });
});
