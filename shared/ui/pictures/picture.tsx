import { useState, type ComponentProps, type ReactElement } from 'react';
import { fromWidth, pictureFiles } from '../../domain/index.ts';
import { Icon } from '../actions/icon.tsx';
import { classNames } from '../class-names.ts';

export type Ratio = '16/9' | '4/3' | '3/2' | '1/1';

const heights: Record<Ratio, number> = { '16/9': 675, '4/3': 900, '3/2': 800, '1/1': 1200 };

type SizedImageProps = ComponentProps<'img'> & { readonly src: string; readonly sizes: string };

/** A picture in the size and format that the browser takes. */
export function SizedImage({ width, height, ...image }: SizedImageProps): ReactElement {
  const files = pictureFiles(image.src);
  return (
    <picture>
      {files?.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={image.sizes} />
      ))}
      <img
        {...image}
        srcSet={files?.srcSet ?? undefined}
        width={files?.width ?? width}
        height={files?.height ?? height}
        decoding="async"
      />
    </picture>
  );
}

export interface PictureProps {
  readonly src: string | null;
  readonly alt: string;
  readonly ratio?: Ratio | undefined;
  /** For the largest picture of a first screen: asked for at once. */
  readonly priority?: boolean | undefined;
  /** How wide it is drawn, as in `<img sizes>`: the browser takes the file that fits. */
  readonly sizes?: string | undefined;
  readonly className?: string | undefined;
}

/** A picture in a box of its ratio, kept free before it comes; a quiet surface where the picture is missing. */
export function Picture({
  src,
  alt,
  ratio = '3/2',
  priority = false,
  sizes = `${fromWidth('desktop')} 480px, 100vw`,
  className,
}: PictureProps): ReactElement {
  const [failed, setFailed] = useState<string | null>(null);
  const missing = src === null || failed === src;
  return (
    <span className={classNames('picture', `picture--${ratio.replace('/', '-')}`, className)}>
      {missing ? (
        <Icon name="bed" size={32} className="picture__none" />
      ) : (
        <SizedImage
          src={src}
          alt={alt}
          width={1200}
          height={heights[ratio]}
          sizes={sizes}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          onError={() => {
            setFailed(src);
          }}
        />
      )}
    </span>
  );
}
