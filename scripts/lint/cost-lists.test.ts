import { rateCosts } from '../../shared/contracts/index.ts';
import { describe, expect, it } from 'vitest';
import { listsCosts } from './cost-lists.ts';
import { readFileSync } from 'node:fs';

const [, room, adult, child] = rateCosts;

describe('a list of costs', () => {
  it.each([
    ['keys', `[rate.${room.key}, rate.${adult.key}]`, true],
    ['wire names', `{ ${room.wire}: 1, ${child.wire}: 2 }`, true],
    ['columns', `'${adult.column}', '${child.column}'`, true],
    ['prices before a promotion', `Original${adult.wire} original_${child.column}`, true],
    ['one of them, twice', `rate.${adult.key} + ${adult.column}`, false],
    ['in a comment', `/* ${room.wire}, ${adult.wire} */ const a = 1;`, false],
    ['none', 'rate.baseRate + rate.originalBaseRate', false],
  ])('is seen: %s', (_, code, expected) => {
    expect(listsCosts(code)).toBe(expected);
  });

  it('is the table of costs itself, which the rule leaves out', () => {
    expect(listsCosts(readFileSync('shared/contracts/rate-costs.ts', 'utf8'))).toBe(true);
  });
});
