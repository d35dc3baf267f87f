import { Suspense, useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';

/** How far below the screen it is fetched, in pixels. */
const ahead = 900;

interface WhenNearProps {
  /** Keeps its place until it has come. */
  readonly place?: ReactNode;
  readonly children: ReactNode;
}

/** Draws what is far down the page, and so fetches it, when the guest scrolls near to it. */
export function WhenNear({ place = null, children }: WhenNearProps): ReactElement {
  const where = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = where.current;
    if (element === null) return;
    // Paper has no scrolling.
    const come = (): void => setNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) come();
      },
      { rootMargin: `${String(ahead)}px` },
    );
    observer.observe(element);
    window.addEventListener('beforeprint', come);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', come);
    };
  }, []);
  return <div ref={where}>{isNear ? <Suspense fallback={place}>{children}</Suspense> : place}</div>;
}
