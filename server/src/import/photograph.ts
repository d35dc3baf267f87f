import { largestPictureWidth, pictureWidths } from 'shared/domain';
import type { Sharp } from 'sharp';

export const mostPixels = 50_000_000;

const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif']);

/** How a file of each of the four begins: nothing else comes to the library, which could read drawings too. */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG\r\n\x1a\n/, /^RIFF[^]{4}WEBP/, /^[^]{4}ftyp/];
const isPhotograph = (bytes: Buffer): boolean => {
  const start = bytes.toString('latin1', 0, 12);
  return beginnings.some((beginning) => beginning.test(start));
};

/** Loaded where a picture is imported only. Of all that the library can read, it may read these five. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Svg'].map((format) => `VipsForeignLoad${format}`),
  });
  return (bytes: Buffer): Sharp =>
    sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
}

export interface Photograph {
  /** As it will be resized. */
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
}

const unreadable = 'This is not a picture (JPEG, PNG, WebP or AVIF), or it is damaged';

/** Reads a photograph's format from its content, not its name; gives the problem of an invalid one. `isKnown` spares decoding it. */
export async function readPhotograph(bytes: Buffer, isKnown: boolean): Promise<Photograph | string> {
  if (!isPhotograph(bytes)) return unreadable;
  const picture = await loadSharp();
  try {
    const { format, width, height, hasAlpha, autoOrient } = await picture(bytes).metadata();
    if (!formats.has(format)) return unreadable;
    if (width * height > mostPixels)
      return `A picture has ${String(mostPixels / 1_000_000)} million pixels at most`;
    if (!isKnown) await picture(bytes).resize(16).raw().toBuffer();
    const resized = Math.min(autoOrient.width, largestPictureWidth);
    return {
      width: resized,
      height: Math.max(1, Math.round((autoOrient.height * resized) / autoOrient.width)),
      hasAlpha,
    };
  } catch (error) {
    return error instanceof Error && error.message.includes('pixel limit')
      ? `A picture has ${String(mostPixels / 1_000_000)} million pixels at most`
      : unreadable;
  }
}

export interface EncodedFile {
  /** What follows the picture's name: `.480.avif`, or `.jpg` for the file that its address names. */
  readonly ending: string;
  readonly bytes: Buffer;
}

/**
 * The files of a photograph: every width as AVIF, WebP and JPEG (PNG where it is see-through), turned upright, without EXIF and other metadata of
 * cameras. The one that its address names comes last.
 */
export async function encodePhotograph(
  bytes: Buffer,
  { width, hasAlpha }: Photograph,
  write: (file: EncodedFile) => Promise<void>,
): Promise<void> {
  const picture = await loadSharp();
  for (const each of pictureWidths(width)) {
    const sized = () => picture(bytes).resize({ width: each });
    const plain = hasAlpha ? 'png' : 'jpg';
    // Effort 1 of AVIF: within some percent of the size of 4, at a tenth of its time.
    const [avif, webp, fallback] = await Promise.all([
      sized().avif({ quality: 50, effort: 1 }).toBuffer(),
      sized().webp({ quality: 74, effort: 3 }).toBuffer(),
      (hasAlpha
        ? sized().png({ palette: true })
        : sized().jpeg({ quality: 78, progressive: true })
      ).toBuffer(),
    ]);
    await write({ ending: `.${String(each)}.avif`, bytes: avif });
    await write({ ending: `.${String(each)}.webp`, bytes: webp });
    await write({ ending: each === width ? `.${plain}` : `.${String(each)}.${plain}`, bytes: fallback });
  }
}

/** The picture of a shared link, of a photograph or of a drawing that was checked: cut to 1200 by 630 pixels, on white where it is see-through. */
export async function encodeShareImage(bytes: Buffer): Promise<Buffer> {
  const picture = await loadSharp();
  return picture(bytes)
    .resize({ width: 1200, height: 630, fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82, progressive: true })
    .toBuffer();
}
