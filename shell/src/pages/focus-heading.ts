const giveUpMs = 10_000;

/**
 * Moves focus to the page's heading, at once or as soon as it is drawn, and to the one that takes its place while the
 * page's data comes. The guest's own focus wins: if they have gone into the page meanwhile, nothing happens. Returns
 * how to stop waiting.
 */
export function focusHeading(document: Document): () => void {
  const main = document.querySelector('main');
  if (main === null) return () => undefined;
  const before = document.activeElement;
  let focused: HTMLElement | null = null;
  const tryNow = (): void => {
    focused = main.querySelector<HTMLElement>('[data-page-heading]');
    focused?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    const active = document.activeElement;
    if (active !== before && active !== document.body && active !== focused) stop();
    else if (focused?.isConnected !== true) tryNow();
  });
  const timer = setTimeout(() => {
    stop();
  }, giveUpMs);
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
  };
  tryNow();
  observer.observe(main, { childList: true, subtree: true });
  return stop;
}
