import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** More than a release brings; what is older is in no release that could be before it. */
const mostLines = 200;

/** A line that goes on with an entry, indented below it. */
const continuation = /(?<![ \t])[ \t]*\n[ \t]+(?![-*] )(?=\S)/g;

/**
 * The lines ("- …") of a changelog's sections in Markdown, the newest section first. All of them: which are new depends on the release
 * that this one will replace.
 */
export function changeLines(changelog: string): string[] {
  const [, ...sections] = changelog.split(/^## .*$/m);
  return sections
    .flatMap((section) => section.replace(continuation, ' ').split('\n'))
    .flatMap((line) => /^[-*] +(\S.*)$/.exec(line.trimEnd())?.[1] ?? [])
    .slice(0, mostLines);
}

/** What `CHANGELOG.md` of the package in `dir` says; none without that file. */
export async function readChanges(dir: string): Promise<string[]> {
  const text = await readFile(join(dir, 'CHANGELOG.md'), 'utf8').catch(() => '');
  return changeLines(text);
}
