const giveUpMs = 4_000;
const ownScrolling = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls to a place as soon as the page is long enough for it; a guest who scrolls meanwhile stays where they are. Returns how to stop. */
export function scrollOnceThere(window: Window & typeof globalThis, top: number): () => void {
  const root = window.document.documentElement;
  const listening = new AbortController();
  const stop = (): void => {
    listening.abort();
    observer.disconnect();
    window.clearTimeout(timer);
  };
  const tryNow = (): void => {
    window.scrollTo({ top, behavior: 'instant' });
    if (root.scrollHeight - window.innerHeight >= top) stop();
  };
  const observer = new window.ResizeObserver(tryNow);
  const timer = window.setTimeout(stop, giveUpMs);
  for (const name of ownScrolling)
    window.addEventListener(name, stop, { passive: true, signal: listening.signal });
  observer.observe(root);
  tryNow();
  return stop;
}
