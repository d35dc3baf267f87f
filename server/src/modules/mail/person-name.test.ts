import { expect, it } from 'vitest';
import { inLanguageOfMail } from './language.ts';
import { nameForMail, personName } from './person-name.ts';

it.each([
  ['Ada Byron', 'Ada Byron'],
  ['Zoë "Z." Ångström, PhD <b>', 'Zoë "Z." Ångström, PhD <b>'],
  ['J.R.R. Tolkien', 'J.R.R. Tolkien'],
  ['St.John Smythe', 'St. John Smythe'],
  ['Hansen A/S', 'Hansen A/S'],
  ['محمد بن راشد', 'محمد بن راشد'],
  ['Win https://evil.example/x now', 'Win now'],
  ['Win www.evil.example now', 'Win now'],
  ['Suharto -', 'Suharto'],
  ['– Suharto', 'Suharto'],
  ['. Suharto .', 'Suharto'],
  ['-', ''],
  ['Mary-Ann & John Smith', 'Mary-Ann & John Smith'],
  ['evil.com', ''],
  ['Visit evil.com/prize, friend', 'Visit friend'],
  ['Visit EVIL．COM', 'Visit'],
  ['Write to me@evil', 'Write to'],
  ['Call 0800 1234567', 'Call'],
  ['Ada\r\nBcc: all', 'Ada Bcc: all'],
  ['Ada\u202eByron', 'Ada Byron'],
])('a name of a mail: %j is %j', (typed, written) => {
  expect(nameForMail(typed)).toBe(written);
});

it('a name of a mail is no letter', () => {
  expect(nameForMail('You have won a prize. '.repeat(9))).toMatch(/^.{50,61}$/u);
});

it.each([
  ['en', 'Hanako Yamada'],
  ['de', 'Hanako Yamada'],
  ['ja', 'Yamada Hanako'],
])('a mail in %s writes a name in the order of its language: %s', async (code, written) => {
  const name = await inLanguageOfMail(code, () =>
    Promise.resolve(personName({ firstName: 'Hanako', lastName: 'Yamada' })),
  );
  expect(name).toBe(written);
});
