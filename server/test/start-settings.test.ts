import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const script = join(import.meta.dirname, '../../scripts/start.mjs');
let folder = '';
let file = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-settings-'));
  file = join(folder, 'file');
  writeFileSync(file, '');
});
afterAll(() => rm(folder, { recursive: true }));

/** `npm start` as somebody types it who got a setting wrong: it ends before anything is installed or built. */
function start(settings: Readonly<Record<string, string>>) {
  const { status, stderr } = spawnSync(process.execPath, [script], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder, RELEASES_DIR: '', ...settings },
    encoding: 'utf8',
    timeout: 30_000,
  });
  return { status, said: stderr.trim() };
}

describe('npm start with a wrong setting says which, in one line, and ends', () => {
  it.each(['abc', '99999', '-1', '1.5'])('PORT=%s', (port) => {
    const { status, said } = start({ PORT: port });
    expect(status).toBe(1);
    expect(said).toBe(
      `PORT is "${port}", but a port is a whole number from 0 to 65535. Choose another one: PORT=3000 npm start`,
    );
  });

  it.each([
    ['DATA_DIR', 'is a file', () => file, 'that is a file, not a folder (EEXIST)'],
    [
      'DATA_DIR',
      'lies in a file',
      () => join(file, 'data'),
      'a part of that path is a file, not a folder (ENOTDIR)',
    ],
    ['RELEASES_DIR', 'is a file', () => file, 'that is a file, not a folder (EEXIST)'],
  ])('%s that %s', (name, _what, value, reason) => {
    const { status, said } = start({ [name]: value() });
    expect(status).toBe(1);
    expect(said).toBe(
      `${name} is ${value()}, but files cannot be kept in that folder: ${reason}. ` +
        `Choose a folder that can be written: ${name}=/path/to/folder npm start`,
    );
  });
});
