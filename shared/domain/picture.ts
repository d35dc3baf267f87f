import { fromWidth } from './breakpoints.ts';

/** Widths in which an imported photograph is kept beside its largest one, in pixels. */
const steps = [480, 960, 1440] as const;

/** The largest width in which one is kept. */
export const largestPictureWidth = 1920;

/** The widths of a picture whose largest is `width`: the steps well below it, and itself. */
export const pictureWidths = (width: number): number[] => [
  ...steps.filter((step) => step <= width * 0.8),
  width,
];

export interface PictureSource {
  readonly type: 'image/avif' | 'image/webp';
  readonly srcSet: string;
}

export interface PictureFiles {
  /** Of the picture as it is, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Smaller formats first; empty for a drawing, which is sharp in every size. */
  readonly sources: readonly PictureSource[];
  /** The same sizes in the format of the address itself; null where there is one file only. */
  readonly srcSet: string | null;
}

/** `sizes` of the picture on a hotel's card in its group. */
export const groupCardSizes = `${fromWidth('tablet')} 260px, 100vw`;

const imported = /^(.*\/media\/[a-z0-9-]+\.[0-9a-f]{12}\.(\d{1,5})x(\d{1,5}))\.(jpg|png|svg)$/;

/**
 * What the address of an imported picture says of it: `…/media/NAME.HASH.1920x1280.jpg` is 1920 by 1280 pixels, and beside it lie the smaller widths and the
 * formats AVIF and WebP (`….480.avif`). Null for any other address, of which nothing is known.
 */
export function pictureFiles(url: string): PictureFiles | null {
  const [, stem, wide, high, extension] = imported.exec(url) ?? [];
  if (stem === undefined || extension === undefined) return null;
  const [width, height] = [Number(wide), Number(high)];
  if (extension === 'svg') return { width, height, sources: [], srcSet: null };
  const widths = pictureWidths(width);
  const inFormat = (format: string): string =>
    widths.map((each) => `${stem}.${String(each)}.${format} ${String(each)}w`).join(', ');
  const smaller = widths
    .filter((each) => each < width)
    .map((each) => `${stem}.${String(each)}.${extension} ${String(each)}w`);
  return {
    width,
    height,
    sources: [
      { type: 'image/avif', srcSet: inFormat('avif') },
      { type: 'image/webp', srcSet: inFormat('webp') },
    ],
    srcSet: [...smaller, `${url} ${String(width)}w`].join(', '),
  };
}
