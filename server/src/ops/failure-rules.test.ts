import { describe, expect, it } from 'vitest';
import { failuresByVersion, shownSince } from './failure-rules.ts';

const now = new Date('2026-11-21T12:34:00Z');
const at = (hour: string) => new Date(`2026-11-${hour}:00:00Z`);

describe('failures by version', () => {
  it('covers 24 hours, the present one included', () => {
    expect(shownSince(now)).toEqual(at('20T13'));
  });

  it('counts guests by the hour and by reason, the version with the most first', () => {
    const one = { remote: 'mf-search', version: '1' };
    const two = { remote: 'mf-checkout', version: '2' };
    const found = failuresByVersion(
      [
        { ...one, reason: 'chunk', hour: at('20T13'), guests: 1 },
        { ...two, reason: 'entry', hour: at('21T12'), guests: 2 },
        { ...two, reason: 'csp', hour: at('21T12'), guests: 3 },
        { ...two, reason: 'entry', hour: at('20T12'), guests: 9 },
      ],
      now,
    );
    expect(found.map(({ remote, total, reasons }) => ({ remote, total, reasons }))).toEqual([
      {
        remote: 'mf-checkout',
        total: 5,
        reasons: [
          ['csp', 3],
          ['entry', 2],
        ],
      },
      { remote: 'mf-search', total: 1, reasons: [['chunk', 1]] },
    ]);
    expect(found[0]?.hours.at(-1)).toBe(5);
    expect(found[1]?.hours[0]).toBe(1);
  });
});
