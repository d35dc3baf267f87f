import { describe, expect, it } from 'vitest';
import { versionStack, type HistoryEntry } from './history.ts';

const entry = (action: HistoryEntry['action'], to: string, property: string | null = null): HistoryEntry => ({
  at: '2026-11-21T00:00:00.000Z',
  action,
  name: 'mf-search',
  from: null,
  to,
  property,
  why: null,
  changes: [],
  author: null,
  commit: null,
});

describe('the versions to go back to', () => {
  it.each([
    ['two releases', [entry('publish', '1'), entry('publish', '2')], ['1', '2']],
    [
      'a rollback forgets the bad one',
      [entry('publish', '1'), entry('publish', '2'), entry('rollback', '1')],
      ['1'],
    ],
    [
      'a release after a rollback goes back past the bad one',
      [entry('publish', '1'), entry('publish', '2'), entry('rollback', '1'), entry('publish', '3')],
      ['1', '3'],
    ],
    ['one property alone does not count', [entry('publish', '1'), entry('publish', '2', 'HARBOUR')], ['1']],
    [
      'an older version published again',
      [entry('publish', '1'), entry('publish', '2'), entry('publish', '1')],
      ['1', '2', '1'],
    ],
  ])('%s', (_name, history, versions) => {
    expect(versionStack(history, 'mf-search')).toEqual(versions);
    expect(versionStack(history, 'mf-group')).toEqual([]);
  });
});
