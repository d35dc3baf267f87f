import type { Zoom } from './use-zoom.ts';

/** How far an arrow key moves an enlarged picture, in pixels. */
const keyStep = 80;

interface Viewing {
  readonly zoom: Zoom;
  readonly shown: number;
  readonly count: number;
  readonly go: (index: number) => void;
  /** The pictures follow one another from right to left. */
  readonly isFlipped: boolean;
}

/** What keys do to the pictures over the whole screen: the arrows turn them, and move one that is enlarged. */
export function viewerKeys({
  zoom,
  shown,
  count,
  go,
  isFlipped,
}: Viewing): Readonly<Record<string, () => void>> {
  const ahead = isFlipped ? -1 : 1;
  const arrows = zoom.isClose
    ? {
        ArrowLeft: () => zoom.move({ x: keyStep, y: 0 }),
        ArrowRight: () => zoom.move({ x: -keyStep, y: 0 }),
        ArrowUp: () => zoom.move({ x: 0, y: keyStep }),
        ArrowDown: () => zoom.move({ x: 0, y: -keyStep }),
      }
    : { ArrowLeft: () => go(shown - ahead), ArrowRight: () => go(shown + ahead) };
  return {
    ...arrows,
    '+': () => zoom.zoomBy(1.5),
    '=': () => zoom.zoomBy(1.5),
    '-': () => zoom.zoomBy(1 / 1.5),
    '0': zoom.reset,
    PageDown: () => go(shown + 1),
    PageUp: () => go(shown - 1),
    Home: () => go(0),
    End: () => go(count - 1),
  };
}
