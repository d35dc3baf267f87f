import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeFileAtomic } from './atomic-file.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atomic-file-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a file is replaced, and nothing else is there afterwards', async () => {
  const path = join(folder, 'registry.json');
  await writeFile(path, 'before');
  await writeFileAtomic(path, 'after');
  expect(await readFile(path, 'utf8')).toBe('after');
  expect(await readdir(folder)).toEqual(['registry.json']);
});

test('what could not be put in its place leaves nothing behind', async () => {
  const path = join(folder, 'registry.json');
  await mkdir(join(path, 'in the way'), { recursive: true });
  await expect(writeFileAtomic(path, 'after')).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['registry.json']);
});
