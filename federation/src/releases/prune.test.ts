import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from './history.ts';
import { prunable } from './prune.ts';
import { recordOf } from './registry.ts';
import { manifestOf } from './testing.ts';

const day = (days: number): string => new Date(Date.UTC(2026, 0, 1 + days)).toISOString();
const release = (version: string) => ({ name: 'mf-search', version });

/** Versions 1 to 8, one every ten days; 8 is live. */
const history = Array.from({ length: 8 }, (_, index): HistoryEntry => {
  const from = index === 0 ? null : String(index);
  const to = String(index + 1);
  return {
    at: day(index * 10),
    action: 'publish',
    name: 'mf-search',
    from,
    to,
    property: null,
    why: null,
    changes: [],
    author: null,
    commit: null,
  };
});
const record = (version: string) => recordOf(manifestOf('mf-search', version));
const registry = {
  schemaVersion: 1,
  shell: { version: '1' },
  remotes: { 'mf-search': { ...record('8'), previous: record('7') } },
  pins: {},
} as const;
const pinned = { ...registry, pins: { HARBOUR: { 'mf-search': { ...record('2'), previous: record('8') } } } };
const all = history.map((entry) => release(entry.to ?? ''));

describe('what no tab needs any more', () => {
  it.each([
    ['a month after the last release: the last five stay', registry, 71, ['1', '2', '3']],
    ['soon after: what was live within 30 days stays', registry, 45, ['1']],
    ['what one hotel has stays', pinned, 71, ['1', '3']],
  ])('%s', (_name, current, days, versions) => {
    const now = Date.parse(day(days));
    expect(prunable(current, history, all, now).map(({ version }) => version)).toEqual(versions);
  });

  it('what was never switched to goes when it is not in the history', () => {
    expect(prunable(registry, history, [release('stray')], Date.parse(day(71)))).toEqual([release('stray')]);
  });
});
