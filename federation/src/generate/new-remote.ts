import { cp, readFile, rename, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ownAddress } from 'shared/domain';
import { listFilesBelow } from '../build/release-files.ts';
import { isReservedSegment, ownSegment } from '../releases/declaration-checks.ts';

const templates = join(import.meta.dirname, '../../templates');

export type NewRemote =
  | {
      readonly kind: 'made';
      readonly dir: string;
      /** Its page's address at the hotel HARBOUR. */
      readonly address: string;
    }
  | { readonly kind: 'rejected'; readonly reason: string };

export interface NewRemoteOptions {
  /** The range of the shell's doors that it begins with. */
  readonly sharedApi: string;
  /** With calls of its own: contracts, a server part that answers them, and a page that asks. */
  readonly withServer?: boolean | undefined;
}

/**
 * Writes a new remote `name` (`mf-` and lower-case words with hyphens) into a folder of `root`: page, declaration, model, rules, messages,
 * tests, journey, development host and manifest. Nothing else is touched, and nothing is overwritten.
 */
export async function newRemote(
  root: string,
  name: string,
  { sharedApi, withServer = false }: NewRemoteOptions,
): Promise<NewRemote> {
  if (!/^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    return { kind: 'rejected', reason: `"${name}" is no name for a remote. One is: mf-gift-cards` };
  }
  const dir = join(root, name);
  if (existsSync(dir)) return { kind: 'rejected', reason: `${name} is there already.` };
  const page = name.slice('mf-'.length);
  const segment = ownSegment(name);
  if (isReservedSegment(segment)) {
    return {
      kind: 'rejected',
      reason: `“${segment}” is in an address of the site already. Take another name.`,
    };
  }
  await cp(join(templates, 'remote'), dir, { recursive: true });
  if (withServer) await cp(join(templates, 'server-part'), dir, { recursive: true });
  const words = page.replaceAll('-', ' ');
  const values: Readonly<Record<string, string>> = {
    __name__: name,
    __page__: page,
    __Page__: segment,
    __title__: `${words.charAt(0).toUpperCase()}${words.slice(1)}`,
    __sharedApi__: sharedApi,
  };
  for (const file of await listFilesBelow(dir)) {
    const path = join(dir, file);
    const text = await readFile(path, 'utf8');
    await writeFile(
      path,
      text.replaceAll(/__(?:name|page|Page|title|sharedApi)__/g, (mark) => values[mark] ?? mark),
    );
  }
  await rename(join(dir, 'src/pages/__page__'), join(dir, 'src/pages', page));
  await rename(join(dir, 'e2e/__page__.spec.ts'), join(dir, 'e2e', `${page}.spec.ts`));
  return { kind: 'made', dir, address: ownAddress(segment, 'HARBOUR') };
}
