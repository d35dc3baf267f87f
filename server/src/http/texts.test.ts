import { describe, expect, it } from 'vitest';
import { inOneLine, isUsableText, mayHoldSpecialText, unusableTexts } from './texts.ts';

const unusable = ['\0', '\b', '\u001b[31m', '\u007f', '\u0085', '\u009b', '\ud83c', 'a\u000bb'];
const usable = ['', 'Ada', 'Zoë 🏨', 'عائشة', 'two\nlines', 'a\tb', '\u200d'];

describe('a text that comes in', () => {
  it.each(unusable.map((text) => [JSON.stringify(text), text]))('cannot be used: %s', (written, text) => {
    expect(isUsableText(text)).toBe(false);
    for (const body of [written, JSON.stringify({ a: [text] })]) expect(mayHoldSpecialText(body)).toBe(true);
  });

  it.each(usable)('can be used: %j', (text) => {
    expect(isUsableText(text)).toBe(true);
  });

  it('is named by its path, also a field’s own name and the whole', () => {
    const sentence = [
      { code: 'text.unusable', message: 'This text has characters that cannot be used here.' },
    ];
    expect(unusableTexts({ Rooms: [{ Guests: [{ FirstName: 'A\0' }] }] })).toEqual({
      'Rooms[0].Guests[0].FirstName': sentence,
    });
    expect(unusableTexts({ Rooms: [{ 'x\b': 1 }] })).toEqual({ 'Rooms[0]': sentence });
    expect(unusableTexts('\0')).toEqual({ Body: sentence });
  });

  it.each(['\u202egnp.exe', '\u2066Ada\u2069', '\u202a+44 20\u202c'])(
    'loses the marks that turn its direction: %j',
    (text) => {
      for (const body of [JSON.stringify(text), `"\\u${text.charCodeAt(0).toString(16)}"`])
        expect(mayHoldSpecialText(body)).toBe(true);
      const plain = text.replace(/[^\p{L}\d .+]/gu, '');
      expect(inOneLine({ Notes: text, FirstName: text })).toEqual({ Notes: plain, FirstName: plain });
    },
  );

  it('is in one line but where guests write letters', () => {
    const body = {
      Notes: 'one\r\ntwo',
      Booker: { FirstName: 'Ada\r\nBcc: x@example.org', Street: '1\tQuay\u2028Row' },
      Rooms: [{ Guests: [{ LastName: 'By\nron' }], NumberOfAdults: 2 }],
    };
    expect(inOneLine(body)).toEqual({
      Notes: 'one\r\ntwo',
      Booker: { FirstName: 'Ada Bcc: x@example.org', Street: '1 Quay Row' },
      Rooms: [{ Guests: [{ LastName: 'By ron' }], NumberOfAdults: 2 }],
    });
  });
});
