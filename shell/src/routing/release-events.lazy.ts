/** What the listener needs of the browser; tests give their own. */
export interface ReleaseEventsBrowser {
  readonly openStream: (address: string) => EventSource;
  readonly openChannel: (name: string) => BroadcastChannel;
  /** Null where the browser has no locks: then every tab polls. */
  readonly locks: Pick<LockManager, 'request'> | null;
  readonly isVisible: () => boolean;
  readonly every: (milliseconds: number, run: () => void) => void;
}

const address = '/ClientApp/registry-events';
const channelName = 'release-registry';
const pollEveryMs = 30_000;

/**
 * Calls `onSwitch` when the registry may have been switched. One tab of a site holds the stream and notifies the others: a browser has
 * six connections for a site, and the seventh tab would wait for ever. Without a stream, visible tabs call it every half minute.
 */
export function listenForReleases(browser: ReleaseEventsBrowser, onSwitch: () => void): void {
  const poll = (): void => {
    browser.every(pollEveryMs, () => {
      if (browser.isVisible()) onSwitch();
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
      const stream = browser.openStream(address);
      const notify = (): void => {
        onSwitch();
        channel.postMessage(null);
      };
      // The registry may have been switched while there was no stream.
      stream.onopen = notify;
      stream.addEventListener('registry', notify);
      stream.onerror = () => {
        // The browser opens a broken stream again, but not a rejected one.
        if (stream.readyState === stream.CLOSED) poll();
      };
    });
  browser.locks.request(channelName, hold).catch(poll);
}

/** The real browser; `locks` is null where it has no streams. */
export function releaseEventsBrowser(window: Window & typeof globalThis): ReleaseEventsBrowser {
  const { navigator, document } = window;
  const canStream = 'EventSource' in window && 'BroadcastChannel' in window && 'locks' in navigator;
  return {
    openStream: (url) => new window.EventSource(url),
    openChannel: (name) => new window.BroadcastChannel(name),
    locks: canStream ? navigator.locks : null,
    isVisible: () => document.visibilityState === 'visible',
    every: (milliseconds, run) => void window.setInterval(run, milliseconds),
  };
}
