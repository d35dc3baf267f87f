import type { ComponentProps, ReactElement } from 'react';
import { pictureFiles } from '../domain/index.ts';

interface SizedPictureProps extends Omit<ComponentProps<'img'>, 'width' | 'height'> {
  readonly src: string;
  readonly alt: string;
  /** How wide it is drawn, as in `<img sizes>`: the browser takes the file that fits. */
  readonly sizes: string;
  /** What it takes of the page before it comes, in CSS pixels. */
  readonly box: { readonly width: number; readonly height: number | undefined };
}

/** A picture in the size and format that the browser needs, where its address says which there are; else the file itself. */
export function SizedPicture({ sizes, box, ...image }: SizedPictureProps): ReactElement {
  const files = pictureFiles(image.src);
  if (files === null || files.srcSet === null) return <img {...image} {...box} />;
  return (
    <picture>
      {files.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img {...image} {...box} srcSet={files.srcSet} sizes={sizes} />
    </picture>
  );
}
