import { useRef, useState, type ReactElement } from 'react';
import { fromWidth, pictureFiles } from '../../domain/index.ts';
import { IconButton } from '../actions/button.tsx';
import { Icon } from '../actions/icon.tsx';
import { classNames } from '../class-names.ts';
import { uiMessages } from '../messages/en-GB.ts';
import { useMessages } from '../words/use-messages.ts';

export type Ratio = '16/9' | '4/3' | '3/2' | '1/1';

const heights: Record<Ratio, number> = { '16/9': 675, '4/3': 900, '3/2': 800, '1/1': 1200 };

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
  const files = src === null ? null : pictureFiles(src);
  return (
    <span className={classNames('picture', `picture--${ratio.replace('/', '-')}`, className)}>
      {missing ? (
        <Icon name="bed" size={32} className="picture__none" />
      ) : (
        <picture>
          {files?.sources.map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
          ))}
          <img
            src={src}
            srcSet={files?.srcSet ?? undefined}
            alt={alt}
            width={files?.width ?? 1200}
            height={files?.height ?? heights[ratio]}
            sizes={sizes}
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : 'auto'}
            decoding="async"
            onError={() => {
              setFailed(src);
            }}
          />
        </picture>
      )}
    </span>
  );
}

export interface GalleryProps {
  readonly images: readonly { readonly src: string; readonly alt: string }[];
  readonly label: string;
  readonly ratio?: Ratio | undefined;
  readonly priority?: boolean | undefined;
}

/** Pictures one after another: swiped by hand, or by its two buttons. One picture has no buttons, none leaves a quiet box. */
export function Gallery({ images, label, ratio = '3/2', priority = false }: GalleryProps): ReactElement {
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const text = useMessages(uiMessages);
  const [only] = images;
  if (images.length <= 1)
    return <Picture src={only?.src ?? null} alt={only?.alt ?? ''} ratio={ratio} priority={priority} />;
  const go = (by: number): void => {
    const box = strip.current;
    box?.scrollTo({ left: box.clientWidth * ((shown + by + images.length) % images.length) });
  };
  return (
    <div className="gallery" role="group" aria-roledescription="gallery" aria-label={label}>
      <div
        className="gallery__strip"
        ref={strip}
        tabIndex={0}
        role="group"
        aria-label={text('ui.picture-of', { number: shown + 1, count: images.length })}
        onScroll={(event) => {
          const { scrollLeft, clientWidth } = event.currentTarget;
          if (clientWidth > 0) setShown(Math.round(scrollLeft / clientWidth));
        }}
      >
        {images.map((image, index) => (
          <Picture key={image.src} {...image} ratio={ratio} priority={priority && index === 0} />
        ))}
      </div>
      <div className="gallery__buttons">
        <IconButton
          icon="chevron-left"
          label={text('ui.previous-picture')}
          onClick={() => {
            go(-1);
          }}
        />
        <span className="gallery__count" aria-hidden="true">
          {shown + 1} / {images.length}
        </span>
        <IconButton
          icon="chevron-right"
          label={text('ui.next-picture')}
          onClick={() => {
            go(1);
          }}
        />
      </div>
    </div>
  );
}
