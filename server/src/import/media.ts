import { createHash } from 'node:crypto';
import { isUtf8 } from 'node:buffer';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { isUsableText } from '../http/texts.ts';
import { isAddressOf } from './links.ts';
import { encodePhotograph, type Photograph, readPhotograph } from './photograph.ts';
import { mediaDirOf, mediaPath } from './media-dir.ts';
import { problemAt, type Path, type Problem } from './problems.ts';
import { readInside } from './read-inside.ts';
import { readDrawing } from './svg.ts';
import { writeWhole } from './write-whole.ts';

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

/** A page of this site, or of another over https: pages load no other pictures. */
const isAddress = (url: string): boolean => isAddressOf(['https'], url);
const isOtherAddress = (url: string): boolean => /^([a-z][a-z0-9+.-]*:|\/)/i.test(url);

const mostBytes = 25_000_000;
const mostDrawnBytes = 1_000_000;
const photographs: ReadonlySet<string> = new Set(['.webp', '.avif', '.jpg', '.jpeg', '.png']);
const known = ['.svg', ...photographs];

/** Goes into the names of encoded files: another way to encode makes other files. */
const encoding = 'photograph-1';

interface Picture {
  /** Without its ending. */
  readonly name: string;
  /** Of the file that its address names. */
  readonly ending: string;
  readonly bytes: Buffer;
  readonly photograph: Photograph | null;
}

const hashOf = (bytes: Buffer, ...more: readonly string[]): string =>
  more
    .reduce((hash, text) => hash.update(text), createHash('sha256').update(bytes))
    .digest('hex')
    .slice(0, 12);

const stemOf = (url: string): string =>
  basename(url, extname(url))
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-') || 'picture';

function readSvg(bytes: Buffer, url: string): Picture | string {
  if (bytes.length > mostDrawnBytes) return 'A drawing has 1 MB at most';
  if (!isUtf8(bytes) || !isUsableText(bytes.toString())) return 'This is not an SVG in UTF-8';
  const size = readDrawing(bytes.toString());
  if (typeof size === 'string') return size;
  const name = `${stemOf(url)}.${hashOf(bytes)}.${String(size.width)}x${String(size.height)}`;
  return { name, ending: '.svg', bytes, photograph: null };
}

async function readRaster(bytes: Buffer, url: string, mediaDir: string): Promise<Picture | string> {
  const nameOf = ({ width, height }: Photograph) =>
    `${stemOf(url)}.${hashOf(bytes, encoding)}.${String(width)}x${String(height)}`;
  const endingOf = ({ hasAlpha }: Photograph) => (hasAlpha ? '.png' : '.jpg');
  const seen = await readPhotograph(bytes, true);
  if (typeof seen === 'string') return seen;
  const isStored = existsSync(join(mediaDir, `${nameOf(seen)}${endingOf(seen)}`));
  // What was encoded before was read to its end then.
  const photograph = isStored ? seen : await readPhotograph(bytes, false);
  if (typeof photograph === 'string') return photograph;
  return { name: nameOf(photograph), ending: endingOf(photograph), bytes, photograph };
}

async function findPicture(folder: string, url: string, mediaDir: string): Promise<Picture | string> {
  if (isOtherAddress(url))
    return 'The address of a picture begins with https://, or with / for one of this site';
  const extension = extname(url).toLowerCase();
  if (!known.includes(extension)) return `A picture is one of ${known.join(', ')}`;
  const bytes = await readInside(folder, url, mostBytes);
  if (typeof bytes === 'string') return bytes;
  return extension === '.svg' ? readSvg(bytes, url) : readRaster(bytes, url, mediaDir);
}

/** The file that the address names is written last: where it exists, all of them do. */
async function publishPicture({ name, ending, bytes, photograph }: Picture, mediaDir: string): Promise<void> {
  const target = join(mediaDir, `${name}${ending}`);
  if (existsSync(target)) return;
  if (photograph !== null) {
    await encodePhotograph(bytes, photograph, (file) =>
      writeWhole(join(mediaDir, `${name}${file.ending}`), file.bytes),
    );
    return;
  }
  await writeWhole(`${target}.br`, await brotli(bytes));
  await writeWhole(`${target}.gz`, await gzipped(bytes));
  await writeWhole(target, bytes);
}

/** Finds the pictures that a file names, relative to it, before anything is written. */
export async function planMedia(
  sourceFile: string,
  releasesDir: string,
  uses: readonly MediaUse[],
): Promise<MediaPlan> {
  const folder = dirname(resolve(sourceFile));
  const mediaDir = mediaDirOf(releasesDir);
  const pictures = new Map<string, Picture>();
  const problems: Problem[] = [];
  for (const { path, url } of uses) {
    if (url === null || isAddress(url) || pictures.has(url)) continue;
    const found = await findPicture(folder, url, mediaDir);
    if (typeof found === 'string') problems.push(problemAt(path, found));
    else pictures.set(url, found);
  }
  return {
    problems,
    urlOf: (url) => {
      const picture = pictures.get(url);
      return picture ? `${mediaPath}${picture.name}${picture.ending}` : url;
    },
    publish: async () => {
      await mkdir(mediaDir, { recursive: true });
      const [drawn, taken] = [false, true].map((isTaken) =>
        [...pictures.values()].filter(({ photograph }) => (photograph !== null) === isTaken),
      );
      // Encoding takes all cores by itself; drawings are compressed beside each other.
      await Promise.all((drawn ?? []).map((picture) => publishPicture(picture, mediaDir)));
      for (const picture of taken ?? []) await publishPicture(picture, mediaDir);
    },
  };
}
