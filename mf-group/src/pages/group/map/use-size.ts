import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Size } from 'shared/ui/map';

/** An element's size in pixels, as it is now; null before it is known, and while the element is not shown. */
export function useSize(ref: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const look = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize(width === 0 || height === 0 ? null : { width, height });
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [ref]);
  return size;
}
