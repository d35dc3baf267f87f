import { describe, expect, it } from 'vitest';
import { explainUnwritable } from './unwritable.ts';

const folders = [
  { setting: 'DATA_DIR', folder: '/srv/hotel' },
  { setting: 'RELEASES_DIR', folder: '/mnt/releases' },
];
const failure = (fields: object): Error => Object.assign(new Error('low-level words'), fields);

describe('a folder that cannot be written', () => {
  it.each([
    ['by the file', { code: 'EROFS', path: '/mnt/releases/registry.json' }, 'RELEASES_DIR is /mnt/releases'],
    [
      'by where a copy should go',
      { code: 'ENOSPC', path: '/build/a.js', dest: '/mnt/releases/a.js' },
      'RELEASES_DIR is',
    ],
    ['without a path, of a disk that becomes full', { code: 'ENOSPC' }, 'DATA_DIR is /srv/hotel'],
  ])('is named %s', (_name, fields, words) => {
    expect(explainUnwritable(failure(fields), folders)).toContain(words);
  });

  it.each([
    ['a file elsewhere', failure({ code: 'EACCES', path: '/etc/other' })],
    ['no file', failure({ code: 'EACCES' })],
    ['something else', failure({ code: 'EMFILE', path: '/srv/hotel' })],
    ['no error', 'words'],
  ])('is not what went wrong with %s', (_name, thrown) => {
    expect(explainUnwritable(thrown, folders)).toBeNull();
  });
});
