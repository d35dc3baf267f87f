import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isEverything } from 'shared/testing/everything';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-cli-'));
  await writeFile(join(folder, 'file'), '');
});
afterAll(() => rm(folder, { recursive: true }));

function unpin(settings: Readonly<Record<string, string>>) {
  const args = [join(import.meta.dirname, 'release.ts'), 'unpin', 'mf-search', '--property', 'HARBOUR'];
  const env = { ...process.env, RELEASES_BUCKET: '', RELEASES_DIR: '', DATA_DIR: folder, ...settings };
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8', timeout: 60_000 });
  return { status, said: stderr.trim() };
}

describe('a release command whose folder cannot be written says which, in one line, and ends', () => {
  // No user can make a folder in /sys, not even root; on a system without /sys it cannot be made either.
  const cases: readonly (readonly [setting: string, value: () => string, reason: RegExp])[] = [
    ['RELEASES_DIR', () => '/sys/no-releases', /(EACCES|EPERM|EROFS)/],
    ['RELEASES_DIR', () => join(folder, 'file'), /that is a file|a part of that path is a file/],
    ['DATA_DIR', () => join(folder, 'file', 'data'), /a part of that path is a file, not a folder/],
  ];

  it.each(isEverything ? cases : cases.slice(-1))('%s', (setting, value, reason) => {
    const { status, said } = unpin({ [setting]: value() });
    expect(status).toBe(1);
    expect(said).toMatch(reason);
    const start = `${setting} is ${value()}, but files cannot be kept in that folder: `;
    expect(said.slice(0, start.length)).toBe(start);
    expect(said).toMatch(new RegExp(`Set ${setting} to a folder that can be written\\.$`));
    expect(said.split('\n')).toHaveLength(1);
  });
});
