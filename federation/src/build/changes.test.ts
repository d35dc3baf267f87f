import { describe, expect, it } from 'vitest';
import { changeLines } from './changes.ts';

describe('the lines that a release carries', () => {
  it.each([
    ['no sections', '# Changes\n\nNothing yet.', []],
    [
      'the newest section first',
      '# Changes\n\n## Next\n\n- One\n- Two  \n\n## 1.0.0\n\n- Old',
      ['One', 'Two', 'Old'],
    ],
    ['an entry over several lines', '## Next\n\n- One that\n  goes on\n- Two', ['One that goes on', 'Two']],
    ['stars as well', '## Next\n* One', ['One']],
    ['no prose', '## Next\n\nSome words.\n- One', ['One']],
  ])('%s', (_name, text, lines) => {
    expect(changeLines(text)).toEqual(lines);
  });
});
