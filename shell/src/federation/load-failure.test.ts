import { describe, expect, it } from 'vitest';
import {
  classifyFailure,
  describeLoadError,
  isChunkError,
  RemoteFailure,
  type FailureReason,
} from './load-failure.ts';

const named = (name: string, message: string): Error => Object.assign(new Error(message), { name });

const rows: readonly (readonly [string, unknown, FailureReason])[] = [
  ['what the loader says itself', new RemoteFailure('entry', 'gone'), 'entry'],
  ['a chunk that is gone', named('ChunkLoadError', 'Loading chunk remote failed.'), 'chunk'],
  ['a style that is gone', named('Error', 'Loading CSS chunk remote failed.'), 'chunk'],
  [
    "a share of another version, in the runtime's words",
    new Error(
      '[ Federation Runtime ]: Version 1.10.0 from hotel_shell of shared singleton module shared/ui does not satisfy the requirement of mf_search__1 which needs ^2.0.0)',
    ),
    'incompatible',
  ],
  [
    'a share that nobody gives, in its words',
    new Error('The getter for the shared module is not a function. #RUNTIME-012'),
    'incompatible',
  ],
  [
    'a container without its module',
    new Error('The remote does not expose the requested module. #RUNTIME-014'),
    'contract',
  ],
  [
    'a share of another version',
    new Error('Unsatisfied version 18.0.0 of shared singleton module react'),
    'incompatible',
  ],
  [
    'a share that the shell does not give',
    new Error("Shared module react doesn't exist in shared scope default"),
    'incompatible',
  ],
  ['a module that throws', new TypeError('x is not a function'), 'evaluation'],
  ['something that is no error', 'down', 'evaluation'],
];

describe('a failed load is told apart', () => {
  it.each(rows)('%s', (_name, error, reason) => {
    expect(classifyFailure(describeLoadError(error))).toBe(reason);
  });

  it('only lost files are chunk errors', () => {
    expect(isChunkError(new TypeError('Failed to fetch dynamically imported module: /a.js'))).toBe(true);
    expect(isChunkError(new TypeError('x is undefined'))).toBe(false);
  });
});
