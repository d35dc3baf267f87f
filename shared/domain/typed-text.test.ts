import { describe, expect, it } from 'vitest';
import { codeKey, plainForm, typedCode, typedDigits, typedLine } from './typed-text.ts';

describe('a code that people type', () => {
  it.each([
    ['ＳＰＲＩＮＧ', 'SPRING'],
    ['ＧＩＦＴ１', 'GIFT1'],
    ['SPR\u200bING', 'SPRING'],
    ['SPR\u00adING', 'SPRING'],
    ['\ufeffSPRING\u2060', 'SPRING'],
    ['\u202aSPRING\u202c', 'SPRING'],
    ['\u00a0SPRING\u00a0', 'SPRING'],
    ['GIFT\u00a01', 'GIFT 1'],
    ['E\u0301TE\u0301', 'ÉTÉ'],
    ['GIFT\u20111', 'GIFT-1'],
    ['GIFT–1', 'GIFT-1'],
    ['GIFT－１', 'GIFT-1'],
    ['−1', '-1'],
    ['кофе', 'кофе'],
  ])('typed as %j is %j', (typed, meant) => {
    expect(typedCode(typed)).toBe(meant);
  });

  it('is compared without case', () => {
    expect(codeKey(' e\u0301te\u0301')).toBe(codeKey('ÉTÉ'));
    expect(codeKey(null)).toBe('');
  });
});

describe('digits', () => {
  it('of every numbering system are 0 to 9', () => {
    for (const system of Intl.supportedValuesOf('numberingSystem')) {
      const written = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(1234567890);
      if (/^\p{Nd}+$/u.test(written)) expect([system, plainForm(written)]).toEqual([system, '1234567890']);
    }
  });

  it.each([
    ['٤٢٤٢ ٤٢٤٢', '42424242'],
    ['४२', '42'],
    ['４２-４２', '4242'],
  ])('%j are %j', (typed, digits) => {
    expect(typedDigits(typed)).toBe(digits);
  });
});

describe('a line that people type', () => {
  it.each([
    ['Zoe\u0308', 'Zoë'],
    ['\u200bAda\u00ad Byron\ufeff', 'Ada Byron'],
    ['Ada\u00a0Byron', 'Ada Byron'],
    ['山田\u3000花子', '山田 花子'],
    ['\u202eadA', 'adA'],
  ])('%j is %j', (typed, meant) => {
    expect(typedLine(typed)).toBe(meant);
  });

  it.each(['می‌خواهم', 'ක්‍ෂ', '葛\u{e0100}城', 'ﬁ ① ½', 'O’Brien', 'Marie–Claire'])('%j stays', (name) => {
    expect(typedLine(name)).toBe(name);
  });
});
