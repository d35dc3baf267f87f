import { useEffect, useRef, type ReactElement } from 'react';
import { picturesMessages } from '../messages/pictures.en-GB.ts';
import { useMessages } from '../words/use-messages.ts';
import type { GalleryImage } from './gallery.tsx';
import { SizedImage } from './picture.tsx';

interface PictureThumbsProps {
  readonly images: readonly GalleryImage[];
  /** From 0; it is kept in sight. */
  readonly shown: number;
  readonly onChoose: (index: number) => void;
}

/** All pictures small, below the one that is shown large. */
export function PictureThumbs({ images, shown, onChoose }: PictureThumbsProps): ReactElement {
  const list = useRef<HTMLOListElement>(null);
  const text = useMessages(picturesMessages);
  useEffect(() => {
    list.current?.children[shown]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [shown]);
  return (
    <ol className="viewer__thumbs" ref={list} aria-label={text('pictures.all')}>
      {images.map((image, index) => (
        <li key={index}>
          <button
            type="button"
            className="viewer__thumb"
            aria-current={index === shown}
            aria-label={text('pictures.shown', { number: index + 1, count: images.length })}
            onClick={() => {
              onChoose(index);
            }}
          >
            <SizedImage src={image.src} alt="" sizes="96px" loading="lazy" width={96} height={64} />
          </button>
        </li>
      ))}
    </ol>
  );
}
