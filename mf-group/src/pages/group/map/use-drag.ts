import { useRef, type PointerEvent } from 'react';

interface DragHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
}

/** Tells by how many pixels the ground is dragged, by mouse or by finger; pins and buttons are pressed, not dragged. */
export function useDrag(onDrag: (dx: number, dy: number) => void): DragHandlers {
  const last = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const end = (): void => {
    last.current = null;
  };
  return {
    onPointerDown(event) {
      const isOnButton = event.target instanceof Element && event.target.closest('button, a') !== null;
      if (event.button !== 0 || isOnButton) return;
      last.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event) {
      if (last.current === null) return;
      onDrag(event.clientX - last.current.x, event.clientY - last.current.y);
      last.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
