import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pictureFiles } from 'shared/domain';
import { encodeShareImage } from './photograph.ts';
import { mediaDirOf, mediaPath } from './media-dir.ts';
import { writeWhole } from './write-whole.ts';

/**
 * Makes the picture of a shared link beside an imported picture: a JPEG of 1200 by 630 pixels, since networks draw no SVG and take no AVIF. Gives its
 * address; null where the picture was not imported here.
 */
export async function publishShareImage(releasesDir: string, url: string | null): Promise<string | null> {
  if (url === null || !url.startsWith(mediaPath) || pictureFiles(url) === null) return null;
  const dir = mediaDirOf(releasesDir);
  const name = `${basename(url).replace(/\.[a-z]+$/, '')}.share.jpg`;
  const target = join(dir, name);
  if (!existsSync(target)) {
    const picture = await readFile(join(dir, basename(url))).catch(() => null);
    if (picture === null) return null;
    await writeWhole(target, await encodeShareImage(picture));
  }
  return `${mediaPath}${name}`;
}
