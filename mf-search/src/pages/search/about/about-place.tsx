import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect, useRef, useState, type ReactElement } from 'react';
import { $locale } from 'shared/runtime';
import { aboutWanted } from './model.ts';

const AboutHotel = lazy(() => import('./about.lazy.tsx'));

/** How far below the screen it is fetched, in pixels. */
const ahead = 900;

/** What the hotel says of itself comes when the guest scrolls near to it; its place is a screen high until then. */
export function AboutPlace(): ReactElement {
  const { locale, want } = useUnit({ locale: $locale, want: aboutWanted });
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
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
  useEffect(() => {
    if (isNear) want();
  }, [isNear, locale, want]);
  return (
    <div ref={place}>
      {isNear && (
        <Suspense fallback={null}>
          <AboutHotel />
        </Suspense>
      )}
    </div>
  );
}
