import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldLines } from './fold-lines.ts';

it('folds a long line by its octets', () => {
  const line = `SUMMARY:${'å'.repeat(40)}`;
  expect(foldLines(`${line}\r\n`)).toBe(`SUMMARY:${'å'.repeat(33)}\r\n ${'å'.repeat(7)}\r\n`);
});

it('gives lines of at most 75 octets that unfold to the same text, whatever the signs', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 400 }).map((line) => line.replace(/[\r\n]/g, ''));
  fc.assert(
    fc.property(fc.array(text.map((line) => `X${line}`)), (lines) => {
      const folded = foldLines(lines.join('\r\n'));
      expect(folded.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
      expect(folded.replaceAll('\r\n ', '')).toBe(lines.join('\r\n'));
    }),
  );
});
