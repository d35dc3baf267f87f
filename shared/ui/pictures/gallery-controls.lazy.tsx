import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { IconButton } from '../actions/button.tsx';
import { Icon } from '../actions/icon.tsx';
import { picturesMessages } from '../messages/pictures.en-GB.ts';
import { useMessages } from '../words/use-messages.ts';
import type { GalleryProps } from './gallery.tsx';
import { loadViewer, PictureViewer } from './picture-viewer.tsx';
import { scrollStrip } from './scroll-strip.ts';

export interface GalleryControlsProps {
  readonly strip: RefObject<HTMLDivElement | null>;
  readonly images: GalleryProps['images'];
  readonly captions: GalleryProps['captions'];
  readonly label: string;
  readonly shown: number;
}

const prepare = (): void => {
  loadViewer().catch(() => undefined);
};

/** Calls back once when the strip has come within two windows' height of being seen: a long list has few buttons. */
export function whenNear(strip: Element | null, callback: () => void): void {
  if (strip === null) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: '200% 0px' },
  );
  observer.observe(strip);
}

/** The buttons of a gallery; the pictures themselves open the large view too. */
export function GalleryControls(props: GalleryControlsProps): ReactElement {
  const { strip, images, captions = [], label, shown } = props;
  const [start, setStart] = useState<number | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const text = useMessages(picturesMessages);
  const count = images.length;
  /** Where the strip is being scrolled to. */
  const target = useRef<number | null>(null);
  const go = (by: number): void => {
    const next = ((target.current ?? shown) + by + count) % count;
    target.current = next;
    scrollStrip(strip.current, next, 'smooth');
  };
  useEffect(() => {
    if (shown === target.current) target.current = null;
  }, [shown]);
  useEffect(() => {
    const element = strip.current;
    const openLarge = (): void => {
      // The large view gives the focus back to what had it.
      opener.current?.focus({ preventScroll: true });
      opener.current?.click();
    };
    const takeOver = (): void => {
      target.current = null;
    };
    element?.addEventListener('click', openLarge);
    element?.addEventListener('pointerdown', takeOver);
    element?.classList.add('gallery__strip--opens');
    return () => {
      element?.removeEventListener('click', openLarge);
      element?.removeEventListener('pointerdown', takeOver);
    };
  }, [strip]);
  return (
    <>
      <div className="gallery__buttons" onPointerEnter={prepare} onFocus={prepare}>
        {count > 1 && (
          <IconButton
            icon="chevron-left"
            className="gallery__turn"
            label={text('pictures.previous')}
            onClick={() => {
              go(-1);
            }}
          />
        )}
        <button
          type="button"
          className="gallery__open"
          ref={opener}
          aria-haspopup="dialog"
          aria-label={text('pictures.open', { number: shown + 1, count, label })}
          onClick={() => {
            setStart(shown);
          }}
        >
          {shown + 1} / {count}
          <Icon name="size" size={16} />
        </button>
        {count > 1 && (
          <IconButton
            icon="chevron-right"
            className="gallery__turn"
            label={text('pictures.next')}
            onClick={() => {
              go(1);
            }}
          />
        )}
      </div>
      {start !== null && (
        <PictureViewer
          images={images.map((image, index) => ({ ...image, caption: captions[index] }))}
          label={label}
          start={start}
          onClose={(last) => {
            setStart(null);
            scrollStrip(strip.current, last, 'instant');
          }}
        />
      )}
    </>
  );
}
