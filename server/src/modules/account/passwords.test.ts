import { describe, expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

describe('passwords', () => {
  const passwords = createPasswords();

  it('are kept as Argon2id with 19 MiB and two passes, each with a salt of its own', async () => {
    const [one, two] = await Promise.all([
      passwords.hash('correct horse!'),
      passwords.hash('correct horse!'),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await passwords.matches('correct horse!', one)).toBe(true);
    expect(await passwords.matches('correct horse?', one)).toBe(false);
  });

  it('match in whichever Unicode form they are typed', async () => {
    const stored = await passwords.hash('caf\u00e9 au lait');
    expect(await passwords.matches('cafe\u0301 au lait', stored)).toBe(true);
  });

  it('of nobody match nothing', async () => {
    expect(await passwords.matches('', null)).toBe(false);
    expect(await passwords.matches('correct horse!', null)).toBe(false);
  });

  it('kept with weaker parameters are told apart', async () => {
    const weak = await createPasswords({ memoryCost: 8192, timeCost: 1 }).hash('correct horse!');
    expect(passwords.isOutdated(weak)).toBe(true);
    expect(await passwords.matches('correct horse!', weak)).toBe(true);
    expect(passwords.isOutdated(await passwords.hash('correct horse!'))).toBe(false);
  });
});
