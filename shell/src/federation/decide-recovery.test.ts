import { describe, expect, it } from 'vitest';
import { decideRecovery, type Recovery, type RecoveryInput } from './decide-recovery.ts';

const first: RecoveryInput = {
  reason: 'entry',
  attempts: 1,
  reloadedBefore: false,
  workInProgress: false,
  isReachable: true,
  hasPrevious: true,
};
const reload: Recovery = { kind: 'reload' };
const previous: Recovery = { kind: 'previous' };
const fallback: Recovery = { kind: 'fallback' };

const rows: readonly (readonly [string, Partial<RecoveryInput>, Recovery])[] = [
  ['entry missing: tried again soon', {}, { kind: 'retry', afterMs: 300 }],
  ['entry missing twice: tried again later', { attempts: 2 }, { kind: 'retry', afterMs: 900 }],
  ['entry missing or refused three times: the page is reloaded once', { attempts: 3 }, reload],
  ['chunk missing: tried again', { reason: 'chunk' }, { kind: 'retry', afterMs: 300 }],
  ['chunk gone after a deploy: the page is reloaded once', { reason: 'chunk', attempts: 3 }, reload],
  [
    'chunk gone while paying: never reloaded',
    { reason: 'chunk', attempts: 3, workInProgress: true },
    previous,
  ],
  [
    'chunk gone again after the reload: previous version',
    { reason: 'chunk', attempts: 3, reloadedBefore: true },
    previous,
  ],
  [
    'chunk not to be had, and neither is the site: never reloaded',
    { reason: 'chunk', attempts: 3, isReachable: false },
    fallback,
  ],
  ['silent for 8 s: tried again', { reason: 'timeout' }, { kind: 'retry', afterMs: 300 }],
  ['silent three times: previous version, no reload', { reason: 'timeout', attempts: 3 }, previous],
  ['throws at evaluation: previous version at once', { reason: 'evaluation' }, previous],
  ['needs another shared api: previous version at once', { reason: 'incompatible' }, previous],
  ['is not a remote: previous version at once', { reason: 'contract' }, previous],
  [
    'throws, and there is no previous version: fallback',
    { reason: 'evaluation', hasPrevious: false },
    fallback,
  ],
  [
    'silent, and there is no previous version: fallback',
    { reason: 'timeout', attempts: 3, hasPrevious: false },
    fallback,
  ],
  [
    'gone while paying, and there is no previous version: fallback',
    { attempts: 3, workInProgress: true, hasPrevious: false },
    fallback,
  ],
  ['not in the registry: fallback', { reason: 'not-registered', hasPrevious: false }, fallback],
];

describe('when a remote fails to load', () => {
  it.each(rows)('%s', (_name, input, recovery) => {
    expect(decideRecovery({ ...first, ...input })).toEqual(recovery);
  });
});
