import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { databaseAwayText, DatabaseUnusableError, explainStartFailure } from './start-failure.ts';

const env = readEnv({ DATA_DIR: '/srv/hotel', RELEASES_DIR: '/srv/releases', PORT: '80', HOST: '10.9.9.9' });
const failure = (fields: object): Error => Object.assign(new Error('low-level words'), fields);

describe('a start that fails', () => {
  it('names DATABASE_URL without its password, and what to do, when PostgreSQL refuses us', () => {
    const refusal = failure({ code: '28P01', message: 'password authentication failed for user "anna"' });
    const error = new DatabaseUnusableError('postgres://anna:hidden@db.example/hotel', refusal);
    expect(explainStartFailure(error, env)).toBe(
      'DATABASE_URL is "postgres://anna:***@db.example/hotel", but that database cannot be used: ' +
        'password authentication failed for user "anna" (28P01). ' +
        'Correct the address, the user, the password or the name in DATABASE_URL, and start again.',
    );
  });

  it.each([
    [
      'a folder that may not be written',
      { code: 'EACCES', path: '/srv/hotel/secret.key' },
      'DATA_DIR is /srv/hotel',
    ],
    ['a folder above it', { code: 'EACCES', path: '/srv' }, 'DATA_DIR is /srv/hotel'],
    [
      'a file in place of a folder',
      { code: 'EEXIST', path: '/srv/releases' },
      'RELEASES_DIR is /srv/releases',
    ],
    ['a port of the system', { code: 'EACCES', port: 80 }, 'PORT is 80'],
    ['a port that is taken', { code: 'EADDRINUSE', port: 80 }, 'Port 80 is taken'],
    ['an address of another machine', { code: 'EADDRNOTAVAIL', port: 80 }, 'HOST is "10.9.9.9"'],
  ])('names the setting, without a stack: %s', (_case, fields, words) => {
    const said = explainStartFailure(failure(fields), env);
    expect(said).toContain(words);
    expect(said).not.toContain('low-level words');
  });

  it.each([
    ['is full', 51, 'the disk is full (ENOSPC)'],
    ['can only be read', 69, 'that disk can only be read (EROFS)'],
    ['is not ours', 2, 'this user may not write there (EACCES)'],
  ])('names the folder when the embedded database finds that its disk %s', (_case, errno, reason) => {
    expect(explainStartFailure({ name: 'ErrnoError', errno }, env)).toBe(
      `DATA_DIR is /srv/hotel, but files cannot be kept in that folder: ${reason}. Set DATA_DIR to a folder that can be written.`,
    );
  });

  it('names the folder when the disk becomes full under an open file, of which Node names no path', () => {
    expect(explainStartFailure(failure({ code: 'ENOSPC' }), env)).toContain('the disk is full (ENOSPC)');
  });

  it.each([
    [{ name: 'ErrnoError', errno: 44 }, 'errno: 44'],
    [{ why: 'none' }, "why: 'none'"],
    ['plain words', 'plain words'],
  ])('shows what was thrown and is no error: %o', (thrown, words) => {
    expect(explainStartFailure(thrown, env)).toContain(words);
    expect(explainStartFailure(thrown, null)).toContain(words);
  });

  it('shows the stack of what no setting caused', () => {
    expect(explainStartFailure(failure({ code: 'EACCES', path: '/etc/other' }), env)).toContain(
      'low-level words',
    );
  });
});

it('a start while PostgreSQL does not answer names DATABASE_URL without its password, and what to do', () => {
  const away = readEnv({ DATABASE_URL: 'postgres://anna:hidden@db.example/hotel' });
  expect(databaseAwayText(away)).toContain(
    'DATABASE_URL is "postgres://anna:***@db.example/hotel", but no PostgreSQL answers there.',
  );
});
