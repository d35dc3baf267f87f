import type { LiveChange, LiveList } from '../../contracts/live.ts';
import { liveListKey } from '../../contracts/live-key.ts';

/** What tabs of one browser tell each other: one of them holds the stream. */
export const liveChannelName = 'live-lists';
/** A list has been drawn: the shell opens the stream without waiting any longer. */
export const liveListDrawn = 'live-list-drawn';

/** A list as its tab tells of it, with the time of its answer. */
export type ShownList = Omit<LiveList, 'ageMs'> & { readonly answeredAt: number };

export type LiveMessage =
  /** A tab shows this list, or none any more; the tab that holds the stream asks for it. */
  | { readonly kind: 'shown'; readonly tab: string; readonly list: ShownList | null }
  /** Who holds the stream now asks what is shown, because another tab did before. */
  | { readonly kind: 'asked' }
  | { readonly kind: 'changed'; readonly change: LiveChange }
  /** The stream was away: what changed meanwhile is not known. */
  | { readonly kind: 'missed' };

/** What a list needs of the browser; tests give their own. */
export interface LiveListBrowser {
  readonly openChannel: (name: string) => BroadcastChannel;
  readonly tellDrawn: () => void;
  readonly now: () => number;
  /** How long ago the list that is followed now may have been answered. */
  readonly answerAge: () => number;
  /** From 0 to 1, so that tabs do not all search at once. */
  readonly random: () => number;
  readonly isVisible: () => boolean;
  readonly onVisible: (run: () => void) => () => void;
  /** Gives back how to stop it. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  readonly newId: () => string;
}

/** Searches of one list are that far apart at least. */
const atMostEveryMs = 1000;
/** A page that took longer asks once more for nothing. */
const longestLoadMs = 10_000;
/** Tabs that look at the same list search within that time. */
const usualSpreadMs = 150;

/**
 * Calls `ask` when the rooms or prices of a list may have changed, with the hotels that did, or null where that is not known. Changes that come
 * together are asked for once; a tab that is hidden asks when it is seen. Gives back how to stop.
 */
export function followList(
  list: Omit<ShownList, 'answeredAt'>,
  ask: (propertyIds: readonly string[] | null) => void,
  browser: LiveListBrowser,
): () => void {
  const channel = browser.openChannel(liveChannelName);
  const key = liveListKey(list);
  const tab = browser.newId();
  let answeredAt = browser.now() - browser.answerAge();
  let askedAt = Number.NEGATIVE_INFINITY;
  let changed: Set<string> | null = new Set();
  let cancel: (() => void) | null = null;

  const send = (shown: ShownList | null): void => {
    channel.postMessage({ kind: 'shown', tab, list: shown } satisfies LiveMessage);
  };
  const run = (): void => {
    cancel = null;
    if (!browser.isVisible()) return;
    const propertyIds = changed === null ? null : [...changed];
    changed = new Set();
    if (propertyIds?.length === 0) return;
    askedAt = browser.now();
    answeredAt = askedAt;
    ask(propertyIds);
  };
  const due = (spreadMs: number): void => {
    const wait = Math.max(browser.random() * spreadMs, askedAt + atMostEveryMs - browser.now());
    cancel ??= browser.after(wait, run);
  };
  channel.onmessage = ({ data }: MessageEvent<LiveMessage>) => {
    switch (data.kind) {
      case 'asked':
        send({ ...list, answeredAt });
        break;
      case 'missed':
        changed = null;
        due(usualSpreadMs);
        break;
      case 'changed':
        if (liveListKey(data.change) !== key) break;
        for (const id of data.change.propertyIds) changed?.add(id);
        due(Math.max(usualSpreadMs, data.change.spreadMs));
        break;
      case 'shown':
        break;
    }
  };
  const stopWaiting = browser.onVisible(() => {
    due(usualSpreadMs);
  });
  send({ ...list, answeredAt });
  browser.tellDrawn();
  return () => {
    cancel?.();
    stopWaiting();
    send(null);
    channel.close();
  };
}

/** The real browser; null where it has no channels. */
export function liveListBrowser(window: Window & typeof globalThis): LiveListBrowser | null {
  if (!('BroadcastChannel' in window)) return null;
  const { document } = window;
  return {
    openChannel: (name) => new window.BroadcastChannel(name),
    tellDrawn: () => void window.dispatchEvent(new Event(liveListDrawn)),
    now: () => window.performance.timeOrigin + window.performance.now(),
    // The server may have answered it in the page itself.
    answerAge: () => Math.min(window.performance.now(), longestLoadMs),
    random: () => Math.random(),
    isVisible: () => document.visibilityState === 'visible',
    onVisible(run) {
      const look = (): void => {
        if (document.visibilityState === 'visible') run();
      };
      document.addEventListener('visibilitychange', look);
      return () => {
        document.removeEventListener('visibilitychange', look);
      };
    },
    after(milliseconds, run) {
      const timer = window.setTimeout(run, milliseconds);
      return () => {
        window.clearTimeout(timer);
      };
    },
    newId: () => window.crypto.randomUUID(),
  };
}
