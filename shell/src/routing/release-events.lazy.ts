import { liveChangeSchema, liveListKey, liveListsSchema, mostLiveLists } from 'shared/contracts/live';
import { liveChannelName, type LiveMessage, type ShownList } from 'shared/runtime/factories';
import * as z from 'zod/mini';
import type { MeasuredReleases } from '../vitals/vitals.lazy.ts';

/** After everything else: the browser keeps its figures until then. */
const measureAfterMs = 3_000;

/** What the listener needs of the browser; tests give their own. */
export interface ReleaseEventsBrowser {
  readonly openStream: (address: string) => EventSource;
  readonly openChannel: (name: string) => BroadcastChannel;
  /** Null where the browser has no locks: then every tab polls. */
  readonly locks: Pick<LockManager, 'request'> | null;
  readonly isVisible: () => boolean;
  readonly now: () => number;
  readonly every: (milliseconds: number, run: () => void) => void;
}

const address = '/ClientApp/registry-events';
const channelName = 'release-registry';
const pollEveryMs = 30_000;
/** The server remembers no change that long. */
const longestAgeMs = 3_600_000;

/** The same address with the lists that open tabs show: those that the open stream tells of already are as old as now. */
function addressOf(lists: readonly ShownList[], told: ReadonlySet<string>, now: number): string {
  if (lists.length === 0) return address;
  const asked = lists.map(({ answeredAt, ...list }) => ({
    ...list,
    ageMs: told.has(liveListKey(list)) ? 0 : Math.min(longestAgeMs, Math.max(0, now - answeredAt)),
  }));
  return `${address}?lists=${encodeURIComponent(JSON.stringify(z.encode(liveListsSchema, asked)))}`;
}

/** What is shown in the tabs of this browser, each list once, the latest ones. */
function listsOf(shown: ReadonlyMap<string, ShownList>): readonly ShownList[] {
  const byKey = new Map([...shown.values()].map((list) => [liveListKey(list), list]));
  return [...byKey.values()].slice(-mostLiveLists);
}

/** One tab holds the stream for all: of the registry, and of the lists that they show. */
function holdStream(browser: ReleaseEventsBrowser, onSwitch: () => void, onRefused: () => void): void {
  const live = browser.openChannel(liveChannelName);
  const shown = new Map<string, ShownList>();
  let stream: EventSource | null = null;
  let told: ReadonlySet<string> = new Set();
  const tell = (message: LiveMessage): void => {
    live.postMessage(message);
  };
  const open = (): void => {
    const lists = listsOf(shown);
    const keys = new Set(lists.map(liveListKey));
    const next = browser.openStream(addressOf(lists, told, browser.now()));
    const before = stream;
    stream = next;
    told = keys;
    let wasOpen = false;
    next.onopen = () => {
      before?.close();
      // Without a gap nothing was missed; what may have happened while there was no stream is asked for.
      if (before === null || wasOpen) onSwitch();
      if (wasOpen) tell({ kind: 'missed' });
      wasOpen = true;
    };
    next.addEventListener('registry', onSwitch);
    next.addEventListener('list', ({ data }: MessageEvent<string>) => {
      const change = z.safeDecode(liveChangeSchema, JSON.parse(data) as z.input<typeof liveChangeSchema>);
      if (change.success) tell({ kind: 'changed', change: change.data });
    });
    next.onerror = () => {
      // The browser opens a broken stream again, but not a rejected one.
      if (next.readyState === next.CLOSED && stream === next) onRefused();
    };
  };
  live.onmessage = ({ data }: MessageEvent<LiveMessage>) => {
    if (data.kind !== 'shown') return;
    shown.delete(data.tab);
    if (data.list !== null) shown.set(data.tab, data.list);
    // What is no longer shown costs nothing until the next list.
    if (listsOf(shown).some((list) => !told.has(liveListKey(list)))) open();
  };
  open();
  tell({ kind: 'asked' });
}

/**
 * Calls `onSwitch` when the registry may have been switched. One tab of a site holds the stream and notifies the others: a browser has
 * six connections for a site, and the seventh tab would wait for ever. Without a stream, visible tabs call it every half minute.
 */
export function listenForReleases(browser: ReleaseEventsBrowser, onSwitch: () => void): void {
  const poll = (): void => {
    const live = browser.locks === null ? null : browser.openChannel(liveChannelName);
    browser.every(pollEveryMs, () => {
      if (!browser.isVisible()) return;
      onSwitch();
      live?.postMessage({ kind: 'missed' } satisfies LiveMessage);
    });
  };
  if (browser.locks === null) {
    poll();
    return;
  }
  const channel = browser.openChannel(channelName);
  channel.onmessage = onSwitch;
  const hold = (): Promise<never> =>
    new Promise(() => {
      const notify = (): void => {
        onSwitch();
        channel.postMessage(null);
      };
      holdStream(browser, notify, poll);
    });
  browser.locks.request(channelName, hold).catch(poll);
}

/** The real browser; `locks` is null where it has no streams. */
function releaseEventsBrowser(window: Window & typeof globalThis): ReleaseEventsBrowser {
  const { navigator, document } = window;
  const canStream = 'EventSource' in window && 'BroadcastChannel' in window && 'locks' in navigator;
  return {
    openStream: (url) => new window.EventSource(url),
    openChannel: (name) => new window.BroadcastChannel(name),
    locks: canStream ? navigator.locks : null,
    now: () => window.performance.timeOrigin + window.performance.now(),
    isVisible: () => document.visibilityState === 'visible',
    every: (milliseconds, run) => void window.setInterval(run, milliseconds),
  };
}

let isListening = false;

/** Listens from now on, once; and when nothing else is left to do, measures the document. */
export function beginListening(
  window: Window & typeof globalThis,
  onSwitch: () => void,
  releases: MeasuredReleases,
): void {
  if (isListening) return;
  isListening = true;
  listenForReleases(releaseEventsBrowser(window), onSwitch);
  const measure = (): void => {
    import('../vitals/vitals.lazy.ts')
      .then(({ startVitals }) => {
        startVitals(window, releases);
      })
      // Then this document is not measured.
      .catch(() => undefined);
  };
  const whenIdle = (): void => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(measure);
    else measure();
  };
  window.setTimeout(whenIdle, measureAfterMs);
}
