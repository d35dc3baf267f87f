import { useState } from 'react';
import { fromWidth } from 'shared/domain';
import { Button, Picture, PictureViewer, useMessages, type GalleryImage } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { mostTiles } from './rules.ts';

interface PictureTilesProps {
  readonly images: readonly GalleryImage[];
  readonly label: string;
}

const tileSizes = `${fromWidth('tablet')} 25vw, 50vw`;

/** The house at a glance; each picture opens the large view. The first one of all is the page's own, at its head. */
export function PictureTiles({ images, label }: PictureTilesProps) {
  const [start, setStart] = useState<number | null>(null);
  const text = useMessages(messages);
  return (
    <>
      {images.slice(1, 1 + mostTiles).map(({ src, alt }, index) => (
        <button
          key={src}
          type="button"
          className="se-pictures__tile"
          aria-haspopup="dialog"
          onClick={() => {
            setStart(index + 1);
          }}
        >
          <Picture
            src={src}
            alt={alt}
            sizes={index === 0 ? `${fromWidth('tablet')} 50vw, 100vw` : tileSizes}
          />
        </button>
      ))}
      <Button
        size="small"
        icon="size"
        className="se-pictures__all"
        aria-haspopup="dialog"
        onClick={() => {
          setStart(0);
        }}
      >
        {text('search.pictures.all', { count: images.length })}
      </Button>
      {start !== null && (
        <PictureViewer
          images={images}
          label={label}
          start={start}
          onClose={() => {
            setStart(null);
          }}
        />
      )}
    </>
  );
}
