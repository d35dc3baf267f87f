import './picture-viewer.css';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { IconButton } from '../actions/button.tsx';
import { classNames } from '../class-names.ts';
import { picturesMessages } from '../messages/pictures.en-GB.ts';
import { useMessages } from '../words/use-messages.ts';
import type { GalleryImage } from './gallery.tsx';
import { SizedImage } from './picture.tsx';
import { PictureThumbs } from './picture-thumbs.tsx';
import { isFromRight, scrollStrip } from './scroll-strip.ts';
import { useZoom } from './use-zoom.ts';
import { viewerKeys } from './viewer-keys.ts';

export interface PictureViewerProps {
  readonly images: readonly GalleryImage[];
  readonly label: string;
  /** The picture that is shown first, from 0. */
  readonly start: number;
  /** `last` is the picture that was shown when it was closed. */
  readonly onClose: (last: number) => void;
}

/** Pictures over the whole screen: swiped, by arrow keys, by buttons and by thumbnails; pinched, or enlarged by a double tap, a button or + and -. */
export default function PictureViewer({ images, label, start, onClose }: PictureViewerProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(start);
  /** Where the strip is being scrolled to: what it passes on the way is not shown. */
  const target = useRef<number | null>(null);
  const text = useMessages(picturesMessages);
  const zoom = useZoom(() => strip.current);
  const count = images.length;
  const current = images[shown];
  useLayoutEffect(() => {
    dialog.current?.showModal();
    scrollStrip(strip.current, start, 'instant');
    const element = dialog.current;
    return () => element?.close();
    // The picture that it was opened with, once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const go = (index: number, behavior: ScrollBehavior = 'smooth'): void => {
    const next = Math.min(count - 1, Math.max(0, index));
    zoom.reset();
    target.current = next;
    setShown(next);
    scrollStrip(strip.current, next, behavior);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // What lies under it, such as a drawer, has keys of its own.
    event.stopPropagation();
    const isFlipped = strip.current !== null && isFromRight(strip.current);
    const keys = viewerKeys({ zoom, shown, count, go, isFlipped });
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  const { scale, x, y } = zoom.view;
  return (
    <dialog
      ref={dialog}
      className="viewer"
      aria-label={label}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose(shown);
      }}
    >
      <header className="viewer__head">
        <p className="viewer__label">{label}</p>
        <p className="viewer__count" aria-hidden="true">
          {shown + 1} / {count}
        </p>
        <IconButton
          icon={zoom.isClose ? 'minus' : 'plus'}
          label={text(zoom.isClose ? 'pictures.zoom-out' : 'pictures.zoom-in')}
          onClick={zoom.toggle}
        />
        <IconButton
          icon="close"
          label={text('pictures.close')}
          onClick={() => {
            onClose(shown);
          }}
        />
      </header>
      <div className="viewer__stage">
        <div
          className={classNames('viewer__strip', zoom.isClose && 'viewer__strip--close')}
          ref={strip}
          tabIndex={0}
          role="group"
          aria-label={text('pictures.shown', { number: shown + 1, count })}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
            const index = Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth));
            if (target.current !== null) {
              if (index === target.current) target.current = null;
            } else if (index !== shown) {
              zoom.reset();
              setShown(index);
            }
          }}
          onWheel={() => {
            target.current = null;
          }}
          {...zoom.handlers}
          onPointerDown={(event) => {
            target.current = null;
            zoom.handlers.onPointerDown(event);
          }}
        >
          {images.map((image, index) => (
            <div className="viewer__slide" key={index} aria-hidden={index !== shown}>
              {Math.abs(index - shown) <= 1 && (
                <SizedImage
                  src={image.src}
                  alt={image.alt}
                  sizes="100vw"
                  draggable={false}
                  style={
                    index === shown && zoom.isClose
                      ? { transform: `translate(${String(x)}px, ${String(y)}px) scale(${String(scale)})` }
                      : undefined
                  }
                />
              )}
            </div>
          ))}
        </div>
        {count > 1 && (
          <>
            <IconButton
              icon="chevron-left"
              className="viewer__turn viewer__turn--back"
              label={text('pictures.previous')}
              disabled={shown === 0}
              onClick={() => {
                go(shown - 1);
              }}
            />
            <IconButton
              icon="chevron-right"
              className="viewer__turn viewer__turn--ahead"
              label={text('pictures.next')}
              disabled={shown === count - 1}
              onClick={() => {
                go(shown + 1);
              }}
            />
          </>
        )}
      </div>
      {/* The picture's own words for those who hear them; here for those who see them. */}
      <p className="viewer__caption" aria-hidden="true">
        {current?.caption}
      </p>
      <p className="visually-hidden" role="status">
        {text('pictures.shown', { number: shown + 1, count })}: {current?.alt}
      </p>
      {count > 1 && (
        <PictureThumbs
          images={images}
          shown={shown}
          onChoose={(index) => {
            go(index, 'instant');
          }}
        />
      )}
    </dialog>
  );
}
