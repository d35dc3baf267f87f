import { useEffect, useState, type RefObject } from 'react';

/** Whether an element has come near the window once. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '400px 0px' },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return isNear;
}
