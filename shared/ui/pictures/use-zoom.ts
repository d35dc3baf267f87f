import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import {
  closeScale,
  fitView,
  moveBy,
  pinch,
  wholeView,
  zoomAt,
  type Box,
  type Point,
  type View,
} from './zoom.ts';

export interface Zoom {
  readonly view: View;
  readonly isClose: boolean;
  /** By the button: close at hand, or whole again. */
  readonly toggle: () => void;
  readonly zoomBy: (factor: number) => void;
  readonly move: (by: Point) => void;
  readonly reset: () => void;
  /** For the box that the picture fills. */
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
    readonly onDoubleClick: (event: MouseEvent<HTMLElement>) => void;
  };
}

/** Counted from the middle of the element. */
function pointIn({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

const boxOf = ({ clientWidth, clientHeight }: HTMLElement): Box => ({
  width: clientWidth,
  height: clientHeight,
});

const middle: Point = { x: 0, y: 0 };

/** Two fingers enlarge a picture, one moves what is enlarged; so do a double tap, and the functions for buttons and keys. `box` is where it is drawn. */
export function useZoom(box: () => HTMLElement | null): Zoom {
  const [view, setView] = useState(wholeView);
  const pointers = useRef(new Map<number, Point>());
  const isClose = view.scale > 1;
  const change = (next: (view: View, box: Box) => View): void => {
    const element = box();
    if (element !== null) setView((before) => next(before, boxOf(element)));
  };
  const lift = ({ pointerId }: PointerEvent<HTMLElement>): void => {
    pointers.current.delete(pointerId);
  };
  return {
    view,
    isClose,
    toggle: () => {
      setView((before) => (before.scale > 1 ? wholeView : { ...wholeView, scale: closeScale }));
    },
    zoomBy: (factor) => {
      change((before, size) => zoomAt(before, middle, before.scale * factor, size));
    },
    move: (by) => {
      change((before, size) => moveBy(before, by, size));
    },
    reset: () => {
      pointers.current.clear();
      setView(wholeView);
    },
    handlers: {
      onPointerDown: (event) => {
        pointers.current.set(event.pointerId, pointIn(event));
      },
      onPointerMove: (event) => {
        const before = pointers.current.get(event.pointerId);
        if (before === undefined) return;
        const after = pointIn(event);
        const size = boxOf(event.currentTarget);
        const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
        pointers.current.set(event.pointerId, after);
        if (other !== undefined) setView((from) => pinch(from, [before, other], [after, other], size));
        else if (isClose)
          setView((from) => moveBy(from, { x: after.x - before.x, y: after.y - before.y }, size));
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onDoubleClick: (event) => {
        const point = pointIn(event);
        const size = boxOf(event.currentTarget);
        setView((from) =>
          from.scale > 1 ? fitView(wholeView, size) : zoomAt(from, point, closeScale, size),
        );
      },
    },
  };
}
