import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

const mediaPath = '/ClientApp/media/';

/** More than twice the points of a letterhead, for printers. */
const printed = { width: 900, height: 276 } as const;

/** A hotel's logo as PNG, for documents; null where it has none that was imported here, or it cannot be drawn. */
export async function readLogo(
  releasesDir: string,
  url: string | null,
  size: { readonly width: number; readonly height: number } = printed,
): Promise<Buffer | null> {
  if (!url?.startsWith(mediaPath)) return null;
  const file = await readFile(join(releasesDir, 'ClientApp', 'media', basename(url))).catch(() => null);
  if (file === null) return null;
  const { default: sharp } = await import('sharp');
  return sharp(file, { limitInputPixels: 50_000_000, density: 300 })
    .resize({ ...size, fit: 'inside' })
    .png()
    .toBuffer()
    .catch(() => null);
}
