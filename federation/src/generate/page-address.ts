import { readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export interface NewPage {
  readonly name: string;
  readonly page: string;
  /** E.g. `/Book/:propertyCode/GiftCards`. */
  readonly path: string;
}

const pagesFile = 'shared/first-screen/pages.ts';
const routesFile = 'shell/src/routing/route-table.ts';

/** Whether a screen of this name is there already. */
export async function isPage(root: string, page: string): Promise<boolean> {
  const file = join(root, pagesFile);
  return existsSync(file) && (await readFile(file, 'utf8')).includes(`define('${page}',`);
}

/** What is written, and before which words: the shell's own screens are the last everywhere. */
function insertions({ name, page, path }: NewPage): readonly (readonly [string, string, string])[] {
  const words = page.replaceAll('-', ' ');
  const title = `  'title.${page}': '${words.charAt(0).toUpperCase()}${words.slice(1)}',\n`;
  const catalogues = ['messages.ts', 'words/da.ts', 'words/ar.ts'];
  return [
    [pagesFile, "  | 'unauthorised'\n", `  | '${page}'\n`],
    [pagesFile, "  define('unauthorised',", `  define('${page}', '${path}', '${name}'),\n`],
    [routesFile, '  unauthorised: plain,', `  '${page}': book('none'),\n`],
    [
      'shared/first-screen/model.ts',
      "  unauthorised: 'title.unauthorised',",
      `  '${page}': 'title.${page}',\n`,
    ],
    ...catalogues.map((file) => [`shared/first-screen/${file}`, "  'title.unauthorised':", title] as const),
  ];
}

/** Gives a remote's page its address and title for the shell and the server; the files that were changed. */
export async function addAddress(root: string, page: NewPage): Promise<readonly string[]> {
  const changes = insertions(page);
  if (!existsSync(join(root, pagesFile))) return [];
  for (const [file, before, text] of changes) {
    const path = join(root, file);
    const old = await readFile(path, 'utf8');
    if (!old.includes(before))
      throw new Error(`${file} has no “${before.trim()}”, before which the page's is written.`);
    await writeFile(
      path,
      old.replace(before, () => text + before),
    );
  }
  return [...new Set(changes.map(([file]) => file))];
}
