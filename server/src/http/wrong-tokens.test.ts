import { describe, expect, it } from 'vitest';
import { createWrongTokens } from './wrong-tokens.ts';

describe('wrong tokens', () => {
  it('of more places than are remembered push out the oldest, so that memory stays small', () => {
    const wrong = createWrongTokens({ now: () => new Date('2026-11-20T10:00:00Z') });
    const guess = (ip: string, times: number) => {
      for (let time = 0; time < times; time += 1) wrong.count(ip);
    };
    guess('192.0.2.1', 10);
    guess('192.0.2.2', 10);
    for (let place = 0; place < 9_999; place += 1) guess(`2001:db8:${place.toString(16)}:1::1`, 1);
    expect([wrong.mayTry('192.0.2.1'), wrong.mayTry('192.0.2.2')]).toEqual([true, false]);
  });
});
