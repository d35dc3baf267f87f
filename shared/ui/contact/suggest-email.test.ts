import { expect, it } from 'vitest';
import { suggestEmail } from './suggest-email.lazy.ts';

it.each([
  ['Ada.Byron@gmial.com', 'Ada.Byron@gmail.com'],
  ['ada@gmai.com', 'ada@gmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  ['ada@gamil.com', 'ada@gmail.com'],
  ['ada@hotmial.com', 'ada@hotmail.com'],
  ['ada@hotmail.cm', 'ada@hotmail.com'],
  ['ada@yaho.com', 'ada@yahoo.com'],
  ['ada@outlok.com', 'ada@outlook.com'],
  ['ada@iclod.com', 'ada@icloud.com'],
  ['ada@example.com,', 'ada@example.com'],
  ['ada@example.com.', 'ada@example.com'],
  ['ada@example..com', 'ada@example.com'],
  ['ada@example,com', 'ada@example.com'],
  ['Ada<ada@example.org>', 'ada@example.org'],
  ['"Ada Byron" <ada@example.org>', 'ada@example.org'],
  ['mailto:ada@example.org', 'ada@example.org'],
  ['"ada"@example.org', 'ada@example.org'],
])('of %j it offers %j', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

it.each([
  ...[
    'gmail.com',
    'googlemail.com',
    'hotmail.co.uk',
    'hotmail.de',
    'live.dk',
    'gmx.at',
    'gmx.ch',
    'web.de',
    'mail.ru',
    'mail.dk',
  ],
  ...[
    'yahoo.co.jp',
    'ymail.com',
    'me.com',
    'mac.com',
    'qq.com',
    'example.org',
    'outlook.fr',
    'orange.fr',
    'libero.it',
    'wp.pl',
  ],
  ...[
    'seznam.cz',
    'firma.dk',
    'hotel.is',
    'docomo.ne.jp',
    'proton.me',
    'icloud.com',
    'naver.com',
    'почта.рф',
    'telia.com',
  ],
  ...['gmx.com', 'mail.com', 'email.com', 'key.com', 'sap.com', 'ymail.com', 'live.com', 'mail.de'],
])('of an address at %s it offers none', (host) => {
  expect(suggestEmail(`ada@${host}`)).toBeNull();
});

it.each(['', 'ada', 'ada@', 'call me'])('of %j it offers none', (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});
