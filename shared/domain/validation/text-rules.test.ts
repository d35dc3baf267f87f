import { describe, expect, it } from 'vitest';
import { isEmail, isPhone, passwordConfirmationProblem, passwordProblem } from './text-rules.ts';
import { canSearch } from './search.ts';

describe('an e-mail address', () => {
  it.each([
    'ada@example.org',
    'a+b@x.co',
    ' ada@example.org ',
    'æ@ø.dk',
    "o'brien@example.ie",
    '\u202aada@example.org\u202c',
    'ａｄａ＠example.org',
    'пример@почта.рф',
    'a@xn--80akhbyknj4f.xn--p1ai',
  ])('can be %j', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    'ada@example.com,',
    'ada@example.com.',
    'ada@example..com',
    'ada@example,com',
    'Ada<ada@example.org>',
    '"q"ada@example.org',
    '"ada byron"@example.org',
    'ada;@example.org',
    'mailto:ada@example.org',
    'ada@[192.0.2.1]',
    'ada@192.0.2.1',
    'ada@-example.org',
    'ada@example-.org',
    'ada.@example.org',
    '.ada@example.org',
    'ada..b@example.org',
    'ada@example.org/',
    `ada@${'example.'.repeat(40)}org`,
    '',
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'ada@example.org.',
    'ada@example..org',
    'ada@.example.org',
    `a@${'.'.repeat(100_000)}@`,
    'a da@example.org',
    'a@b@c.org',
    '\u200b@b.co',
  ])('cannot be %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});

describe('a phone number', () => {
  it.each([
    '+44 20 7946 0999',
    '0044 (0)20-7946.0999',
    '+4512345678',
    '\u202a+44\u00a020\u20117946\u2011 0999\u202c',
    '+٤٤ ٢٠ ٧٩٤٦ ٠٩٩٩',
    '＋４４２０７９４６０９９９',
  ])('can be %j', (text) => {
    expect(isPhone(text)).toBe(true);
  });

  it.each(['', '020 7946 0999', '+', '+44', '+44 abc 12345', '44 20 7946 0999', '+4242 4242 4242 4242'])(
    'cannot be %j',
    (text) => {
      expect(isPhone(text)).toBe(false);
    },
  );
});

describe('a password', () => {
  it.each([
    ['', 'validation.password'],
    ['short-one', 'validation.password-hint'],
    ['tencharacters1', 'validation.password-hint'],
    ['æøåæøåæøåæ', 'validation.password-hint'],
  ])('cannot be %j', (password, message) => {
    expect(passwordProblem(password)?.message).toBe(message);
  });

  it.each(['long enough', 'ten-chars!'])('can be %j', (password) => {
    expect(passwordProblem(password)).toBeNull();
  });

  it.each([
    ['', 'Please'],
    ['long enougH', 'Please'],
  ])('is not confirmed by %j', (repeated) => {
    expect(passwordConfirmationProblem('long enough', repeated)?.message).toBe('validation.password-confirm');
  });

  it('is confirmed by itself', () => {
    expect(passwordConfirmationProblem('long enough', 'long enough')).toBeNull();
  });
});

describe('a search', () => {
  const ready = {
    propertyId: 'property-1',
    fromDate: '2026/12/01',
    toDate: '2026/12/04',
    rooms: [1, 2],
    maxNumberOfRooms: 2,
  };

  it('is allowed with everything', () => {
    expect(canSearch(ready)).toBe(true);
  });

  it.each([
    ['without a property', { propertyId: null }],
    ['without an arrival', { fromDate: null }],
    ['without a departure', { toDate: null }],
    ['without a night', { toDate: '2026/12/01' }],
    ['without a room', { rooms: [] }],
    ['with too many rooms', { rooms: [1, 2, 3] }],
  ])('is not allowed %s', (_, missing) => {
    expect(canSearch({ ...ready, ...missing })).toBe(false);
  });
});
