import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { drawn, layoutOf, shift, type Layout } from './windowing.ts';

interface Windowed {
  readonly layout: Layout;
  /** Indexes of the items to draw. */
  readonly items: readonly number[];
  /** A drawn item's element is measured from now on, until the returned function is called. */
  readonly measure: (key: string, element: HTMLElement) => () => void;
  readonly hold: (index: number | null) => void;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Pixels of scrolling after which the list looks again: what is near is drawn already. */
const step = 200;

/** A list as long as the page that draws only what is near the screen; heights are measured as they come. */
export function useWindowed(
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
  estimate: number,
  gap: number,
): Windowed {
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map());
  const [held, hold] = useState<number | null>(null);
  // Until it is looked at, the list begins below the top of the screen.
  const [span, setSpan] = useState<Span>({ from: -2000, to: 2000 });
  const observed = useRef(new Map<Element, string>());
  const observer = useRef<ResizeObserver | null>(null);
  const layout = useMemo(() => layoutOf(keys, heights, estimate, gap), [keys, heights, estimate, gap]);

  // The guest goes on looking at the same card when those above it are measured.
  const last = useRef({ keys, layout });
  useLayoutEffect(() => {
    const { keys: lastKeys, layout: before } = last.current;
    last.current = { keys, layout };
    // Where nothing of the list can be above the screen, nothing moves, and the page is not laid out to learn that.
    if (before === layout || span.from <= -step) return;
    const top = list.current?.getBoundingClientRect().top ?? 0;
    const moved = lastKeys === keys ? shift(before, layout, -top) : 0;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }, [list, keys, layout, span]);

  useLayoutEffect(() => {
    const look = (): void => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      const next = { from: -top, to: window.innerHeight - top };
      setSpan((before) =>
        Math.abs(before.from - next.from) < step && Math.abs(before.to - next.to) < step ? before : next,
      );
    };
    // With the next frame: at once the page would be laid out twice.
    const frame = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [list, keys]);

  useEffect(() => {
    const observing = new ResizeObserver((entries) => {
      setHeights((before) => {
        const next = new Map(before);
        let isChanged = false;
        for (const { target, borderBoxSize } of entries) {
          const key = observed.current.get(target);
          const height = Math.round(borderBoxSize[0]?.blockSize ?? 0);
          if (key === undefined || height === 0 || before.get(key) === height) continue;
          next.set(key, height);
          isChanged = true;
        }
        return isChanged ? next : before;
      });
    });
    observer.current = observing;
    for (const element of observed.current.keys()) observing.observe(element);
    return () => {
      observing.disconnect();
      observer.current = null;
    };
  }, []);

  const measure = useCallback((key: string, element: HTMLElement): (() => void) => {
    observed.current.set(element, key);
    observer.current?.observe(element);
    return () => {
      observed.current.delete(element);
      observer.current?.unobserve(element);
    };
  }, []);

  const items = useMemo(() => drawn(layout, span.from, span.to, held), [layout, span, held]);
  return { layout, items, measure, hold };
}
