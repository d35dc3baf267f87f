import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, basename, dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { problemAt, type Path, type Problem } from './problems.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A field of a file that names a picture. */
export interface MediaUse {
  readonly path: Path;
  readonly url: string | null;
}

export interface MediaPlan {
  readonly problems: readonly Problem[];
  /** The address under which a picture will be served; an address stays as it is. */
  readonly urlOf: (url: string) => string;
  /** Puts the pictures beside the releases; files that are there already stay, since a name has its content's hash. */
  readonly publish: () => Promise<void>;
}

const isAddress = (url: string): boolean => url.startsWith('/') || /^https?:\/\//.test(url);
const compressible: ReadonlySet<string> = new Set(['.svg']);
const known: ReadonlySet<string> = new Set(['.svg', '.webp', '.avif', '.jpg', '.jpeg', '.png']);

interface Picture {
  readonly file: string;
  readonly name: string;
}

async function findPicture(folder: string, url: string): Promise<Picture | string> {
  const file = resolve(folder, url);
  if (relative(folder, file).startsWith('..'))
    return 'A picture must lie beside the file, or in a folder below it';
  const extension = extname(file).toLowerCase();
  if (!known.has(extension)) return `A picture is one of ${[...known].join(', ')}`;
  const isFile = await stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
  if (!isFile) return `There is no file ${url}`;
  const hash = createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 12);
  const stem = basename(file, extname(file))
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-');
  return { file, name: `${stem}.${hash}${extension}` };
}

async function publishPicture({ file, name }: Picture, mediaDir: string): Promise<void> {
  const target = join(mediaDir, name);
  await copyFile(file, target);
  if (!compressible.has(extname(name))) return;
  const content = await readFile(file);
  await writeFile(`${target}.br`, await brotli(content));
  await writeFile(`${target}.gz`, await gzipped(content));
}

/** Finds the pictures that a file names, relative to it, before anything is written. */
export async function planMedia(
  sourceFile: string,
  releasesDir: string,
  uses: readonly MediaUse[],
): Promise<MediaPlan> {
  const folder = dirname(resolve(sourceFile));
  const mediaDir = join(releasesDir, 'ClientApp', 'media');
  const pictures = new Map<string, Picture>();
  const problems: Problem[] = [];
  for (const { path, url } of uses) {
    if (url === null || isAddress(url)) continue;
    const found = await findPicture(folder, url);
    if (typeof found === 'string') problems.push(problemAt(path, found));
    else pictures.set(url, found);
  }
  return {
    problems,
    urlOf: (url) => {
      const picture = pictures.get(url);
      return picture ? `/ClientApp/media/${picture.name}` : url;
    },
    publish: async () => {
      await mkdir(mediaDir, { recursive: true });
      for (const picture of pictures.values()) await publishPicture(picture, mediaDir);
    },
  };
}
