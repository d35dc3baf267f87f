import { useEffect, useRef } from 'react';

const tickMs = 100;

export interface LifetimeHandlers {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/**
 * Calls `onOver` after `lifetimeMs` milliseconds, never when that is null. The time stands still while the element is pointed at or has
 * focus inside (WCAG 2.2.1), and goes on with what was left.
 */
export function useLifetime(lifetimeMs: number | null, onOver: () => void): LifetimeHandlers {
  const over = useRef(onOver);
  const isPointedAt = useRef(false);
  const hasFocus = useRef(false);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    if (lifetimeMs === null) return;
    let left = lifetimeMs;
    const timer = window.setInterval(() => {
      if (isPointedAt.current || hasFocus.current) return;
      left -= tickMs;
      if (left > 0) return;
      window.clearInterval(timer);
      over.current();
    }, tickMs);
    return () => {
      window.clearInterval(timer);
    };
  }, [lifetimeMs]);
  return {
    onPointerEnter: () => {
      isPointedAt.current = true;
    },
    onPointerLeave: () => {
      isPointedAt.current = false;
    },
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
}
