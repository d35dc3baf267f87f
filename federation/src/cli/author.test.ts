import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { uncommitted } from './author.ts';

let folder: string;
const git = (...args: readonly string[]): void => {
  const author = ['-c', 'user.name=A team', '-c', 'user.email=team@example.org'];
  execFileSync('git', [...author, ...args], { cwd: folder, stdio: 'ignore' });
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'uncommitted-'));
  mkdirSync(join(folder, 'shell/src'), { recursive: true });
  writeFileSync(join(folder, 'shell/src/main.tsx'), 'one');
  git('init');
  git('add', '.');
  git('commit', '-m', 'first');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('sources that are in a commit are published as they are', () => {
  writeFileSync(join(folder, 'notes.txt'), 'no source');
  expect(uncommitted({}, folder)).toEqual([]);
});

it('a changed source and a new one are in no commit', () => {
  writeFileSync(join(folder, 'shell/src/main.tsx'), 'two');
  mkdirSync(join(folder, 'mf-spa'));
  writeFileSync(join(folder, 'mf-spa/package.json'), '{}');
  expect(uncommitted({}, folder)).toEqual([' M shell/src/main.tsx', '?? mf-spa/']);
});

it('a place without git publishes, and so does one that says which commit it has', () => {
  writeFileSync(join(folder, 'shell/src/main.tsx'), 'two');
  expect(uncommitted({ RELEASE_COMMIT: '0123456789ab' }, folder)).toEqual([]);
  rmSync(join(folder, '.git'), { recursive: true });
  expect(uncommitted({}, folder)).toEqual([]);
});
