import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The lines ("- …") of the topmost section of a changelog in Markdown; none when it has none. */
export function topChanges(changelog: string): string[] {
  const [, top = ''] = changelog.split(/^## .*$/m);
  return top.split('\n').flatMap((line) => /^[-*] +(.*\S)\s*$/.exec(line)?.[1] ?? []);
}

/** What `CHANGELOG.md` of the package in `dir` says is new; none without that file. */
export async function readChanges(dir: string): Promise<string[]> {
  const text = await readFile(join(dir, 'CHANGELOG.md'), 'utf8').catch(() => '');
  return topChanges(text);
}
