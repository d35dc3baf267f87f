import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve } from 'node:path';

/**
 * The bytes of a file that lies in `folder` or below it, or its problem. Symbolic links are not followed, neither of the file nor of a folder on the
 * way: a received property file cannot name files outside of its folder.
 */
export async function readInside(folder: string, name: string, mostBytes: number): Promise<Buffer | string> {
  const inside = relative(folder, resolve(folder, name));
  if (inside === '' || inside.startsWith('..') || isAbsolute(inside))
    return 'A picture must lie beside the file, or in a folder below it';
  const home = await realpath(folder).catch(() => folder);
  const path = join(home, inside);
  const real = await realpath(path).catch(() => null);
  if (real === null) return `There is no file ${name}`;
  if (real !== path) return 'A picture must be a file itself, not a link to one';
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW).catch(() => null);
  if (file === null) return `The file ${name} cannot be read`;
  try {
    const found = await file.stat();
    if (!found.isFile()) return `There is no file ${name}`;
    if (found.size > mostBytes) return `A picture has ${String(mostBytes / 1_000_000)} MB at most`;
    return await file.readFile();
  } finally {
    await file.close();
  }
}
