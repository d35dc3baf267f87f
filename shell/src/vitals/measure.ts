import { entryTypes, type VitalEntry } from './entries.ts';
import { beginView, figuresOf, takeEntry, type Figure, type View } from './views.ts';

/** Presses that are painted sooner are not told, but the first. */
const asked = { buffered: true, durationThreshold: 40 };
/** Browsers number presses, one in seven. */
const betweenPresses = 7;

const endOf = ({ startTime, duration }: PerformanceEntry): number => startTime + duration;

/** The figures of a page view, and where it was. */
export type ToldView = readonly [address: string, figures: readonly Figure[]];

/**
 * Measures this document, soft navigations where the browser tells of them, and the document when it comes out of the page cache, and tells
 * of each page view once: when it is hidden for the first time. The browser has kept what happened before. The rules are those of the package
 * `web-vitals`, which a test holds beside them (docs/decisions/0110).
 */
export function measureViews(
  window: Window & typeof globalThis,
  tell: (views: readonly ToldView[]) => void,
): void {
  const { performance, document } = window;
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    readonly activationStart?: number;
  })[];
  // A page that was prepared begins when the guest comes to it.
  const began = navigation?.activationStart ?? 0;
  const hidden = performance
    .getEntriesByType('visibility-state')
    .find(({ name, startTime }) => name === 'hidden' && startTime >= began);
  const hiddenAt = hidden?.startTime ?? (document.visibilityState === 'hidden' ? 0 : Infinity);
  let [firstPress, lastPress] = [Infinity, 0];
  /** Where the browser does not count them, as many as the numbers say of those that it tells of. */
  const presses = (): number => {
    if ('interactionCount' in performance) return performance.interactionCount;
    return lastPress > 0 ? (lastPress - firstPress) / betweenPresses + 1 : 0;
  };
  let view = beginView({
    address: navigation?.name ?? window.location.href,
    began,
    firstByte: navigation ? Math.max(0, navigation.responseStart - began) : null,
    pressesBefore: 0,
  });
  let isOver = false;
  let ended: ToldView[] = [];
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    const isPainted = performance
      .getEntriesByName('first-contentful-paint')
      .some(({ startTime }) => startTime < hiddenAt);
    ended.push([view.address, figuresOf(view, presses(), isPainted)]);
  };
  const turnTo = (next: View): void => {
    if (next === view) return;
    end();
    view = next;
    isOver = false;
  };
  const take = (entries: PerformanceEntry[]): void => {
    // Those of different types come in no order.
    for (const entry of entries.sort((a, b) => endOf(a) - endOf(b)) as VitalEntry[]) {
      if ('interactionId' in entry && entry.interactionId) {
        firstPress = Math.min(firstPress, entry.interactionId);
        lastPress = Math.max(lastPress, entry.interactionId);
      }
      turnTo(takeEntry(view, entry, hiddenAt, presses()));
    }
  };
  const observer = new window.PerformanceObserver((list) => {
    take(list.getEntries());
  });
  for (const type of entryTypes)
    if (window.PerformanceObserver.supportedEntryTypes.includes(type)) observer.observe({ type, ...asked });
  const whenHidden = (): void => {
    take(observer.takeRecords());
    end();
    tell(ended);
    ended = [];
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') whenHidden();
  });
  window.addEventListener('pagehide', whenHidden);
  window.addEventListener('pageshow', ({ persisted, timeStamp }) => {
    if (!persisted) return;
    const back = beginView({
      address: window.location.href,
      began: timeStamp,
      firstByte: 0,
      pressesBefore: presses(),
    });
    turnTo(back);
    const painted = (): void => {
      back.paint = { Name: 'LCP', Value: performance.now() - timeStamp };
    };
    window.requestAnimationFrame(() => window.requestAnimationFrame(painted));
  });
}
