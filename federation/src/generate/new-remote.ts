import { cp, readFile, rename, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listFilesBelow } from '../build/release-files.ts';
import { addAddress, isPage } from './page-address.ts';

const templates = join(import.meta.dirname, '../../templates/remote');

export type NewRemote =
  | {
      readonly kind: 'made';
      readonly dir: string;
      /** Files of the shell and of shared that give its page an address. */
      readonly changed: readonly string[];
      /** Its page's address at the hotel HARBOUR. */
      readonly address: string;
    }
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * Writes a new remote `name` (`mf-` and lower-case words with hyphens) into a folder of `root`: page, model, rules,
 * messages, tests, development host and manifest; and gives its page an address. Nothing is overwritten.
 */
export async function newRemote(root: string, name: string, sharedApi: string): Promise<NewRemote> {
  if (!/^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    return { kind: 'refused', reason: `"${name}" is no name for a remote. One is: mf-gift-cards` };
  }
  const dir = join(root, name);
  if (existsSync(dir)) return { kind: 'refused', reason: `${name} is there already.` };
  const page = name.slice('mf-'.length);
  if (await isPage(root, page)) return { kind: 'refused', reason: `There is a page “${page}” already.` };
  await cp(templates, dir, { recursive: true });
  const title = page
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  const words: Readonly<Record<string, string>> = {
    __name__: name,
    __page__: page,
    __Page__: title,
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
  const changed = await addAddress(root, { name, page, path: `/Book/:propertyCode/${title}` });
  return { kind: 'made', dir, changed, address: `/Book/HARBOUR/${title}` };
}
