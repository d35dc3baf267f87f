import { cp, readFile, rename, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listFilesBelow } from '../build/release-files.ts';

const templates = join(import.meta.dirname, '../../templates/remote');

export type NewRemote =
  { readonly kind: 'made'; readonly dir: string } | { readonly kind: 'refused'; readonly reason: string };

/**
 * Writes a new remote `name` (`mf-` and lower-case words with hyphens) into a folder of `root`: page, model, rules,
 * messages, tests, development host and manifest. Nothing is overwritten.
 */
export async function newRemote(root: string, name: string, sharedApi: string): Promise<NewRemote> {
  if (!/^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    return { kind: 'refused', reason: `"${name}" is no name for a remote. One is: mf-gift-cards` };
  }
  const dir = join(root, name);
  if (existsSync(dir)) return { kind: 'refused', reason: `${name} is there already.` };
  await cp(templates, dir, { recursive: true });
  const page = name.slice('mf-'.length);
  const words: Readonly<Record<string, string>> = {
    __name__: name,
    __page__: page,
    __Page__: page
      .split('-')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(''),
    __sharedApi__: sharedApi,
  };
  for (const file of await listFilesBelow(dir)) {
    const path = join(dir, file);
    const text = await readFile(path, 'utf8');
    await writeFile(
      path,
      text.replaceAll(/__(?:name|page|Page|sharedApi)__/g, (mark) => words[mark] ?? mark),
    );
  }
  await rename(join(dir, 'src/pages/__page__'), join(dir, 'src/pages', page));
  return { kind: 'made', dir };
}
