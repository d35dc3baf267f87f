import { useRef, useState, type ComponentType, type ReactElement } from 'react';
import { useIdle } from '../words/use-media-query.ts';
import type { GalleryControlsProps } from './gallery-controls.lazy.tsx';
import { Picture, type PictureProps } from './picture.tsx';

export interface GalleryImage {
  readonly src: string;
  /** What it shows, or whose it is. */
  readonly alt: string;
  /** In words under the large picture; absent or null: nothing. */
  readonly caption?: string | null | undefined;
}

export interface GalleryProps extends Pick<PictureProps, 'ratio' | 'priority' | 'sizes'> {
  readonly images: readonly { readonly src: string; readonly alt: string }[];
  /** What stands under each picture where it is shown large, in their order; null for one without words. */
  readonly captions?: readonly (string | null)[] | undefined;
  readonly label: string;
}

/** Pictures one after another, swiped by hand, or by buttons that come later, as the large view does. The first is there at once, the others as they come near. */
export function Gallery(props: GalleryProps): ReactElement {
  const { images, captions, label, ratio = '3/2', priority, sizes } = props;
  const strip = useRef<HTMLDivElement>(null);
  const [Controls, setControls] = useState<ComponentType<GalleryControlsProps> | null>(null);
  const [shown, setShown] = useState(0);
  const [near, setNear] = useState(0);
  useIdle(() => {
    // Without a network the first picture stays.
    import('./gallery-controls.lazy.tsx').then(
      ({ GalleryControls, whenNear }) => {
        whenNear(strip.current, () => {
          setControls(() => GalleryControls);
        });
      },
      () => undefined,
    );
  });
  const approach = (index: number): void => {
    setShown(index);
    setNear((before) => Math.max(before, index + 1));
  };
  if (images.length === 0) return <Picture src={null} alt="" ratio={ratio} />;
  const isStrip = images.length > 1;
  return (
    <div
      className="gallery"
      onPointerEnter={() => {
        approach(shown);
      }}
      onFocus={() => {
        approach(shown);
      }}
    >
      <div
        className="gallery__strip"
        ref={strip}
        role={isStrip ? 'group' : undefined}
        aria-label={isStrip ? label : undefined}
        tabIndex={isStrip ? 0 : undefined}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          // Negative from right to left.
          if (clientWidth > 0) approach(Math.round(Math.abs(scrollLeft) / clientWidth));
        }}
      >
        {images.map((image, index) =>
          index > near ? (
            <span key={index} className="picture" />
          ) : (
            <Picture
              key={index}
              src={image.src}
              alt={image.alt}
              ratio={ratio}
              priority={priority && index === 0}
              sizes={sizes}
            />
          ),
        )}
      </div>
      {Controls !== null && (
        <Controls strip={strip} images={images} captions={captions} label={label} shown={shown} />
      )}
    </div>
  );
}
