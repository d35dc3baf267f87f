import { describe, expect, it } from 'vitest';
import { asTyped, isUsableText, mayHoldSpecialText, unusableTexts } from './texts.ts';

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
      expect(asTyped({ Notes: text, FirstName: text })).toEqual({ Notes: plain, FirstName: plain });
    },
  );

  it('is a code, a number or an address as it is meant, and a name composed', () => {
    const typed = {
      PromoCode: 'ＳＰＲ\u200bＩＮＧ',
      HopGiftVoucherCode: '\u00a0ＧＩＦＴ１',
      Booker: {
        FirstName: '\u200bZoe\u0308',
        LastName: 'می\u200cخواهم',
        Email: '\u202aada@example.org\u202c',
        Phone: '\u202a+44\u00a020\u20117946 0958\u202c',
        ZipCode: '１００\u2010０００１',
      },
      CardDetails: { CardNumber: '٤٢٤٢ ٤٢٤٢', SecurityCode: '１２３' },
      Notes: '\u0915\u094d\u200d e\u0301',
      Password: 'e\u0301\u200b\u00a0',
    };
    expect(mayHoldSpecialText(JSON.stringify(typed))).toBe(true);
    expect(asTyped(typed)).toEqual({
      PromoCode: 'SPRING',
      HopGiftVoucherCode: 'GIFT1',
      Booker: {
        FirstName: 'Zoë',
        LastName: 'می\u200cخواهم',
        Email: 'ada@example.org',
        Phone: '+44 20-7946 0958',
        ZipCode: '100-0001',
      },
      CardDetails: { CardNumber: '4242 4242', SecurityCode: '123' },
      Notes: '\u0915\u094d\u200d é',
      Password: 'e\u0301\u200b\u00a0',
    });
  });

  it('is in one line but where guests write letters', () => {
    const body = {
      Notes: 'one\r\ntwo',
      Booker: { FirstName: 'Ada\r\nBcc: x@example.org', Street: '1\tQuay\u2028Row' },
      Rooms: [{ Guests: [{ LastName: 'By\nron' }], NumberOfAdults: 2 }],
    };
    expect(asTyped(body)).toEqual({
      Notes: 'one\r\ntwo',
      Booker: { FirstName: 'Ada Bcc: x@example.org', Street: '1 Quay Row' },
      Rooms: [{ Guests: [{ LastName: 'By ron' }], NumberOfAdults: 2 }],
    });
  });
});
