/** What hearing of switched registries needs of the browser; tests give their own. */
export interface NewsBrowser {
  readonly openStream: (address: string) => EventSource;
  readonly openChannel: (name: string) => BroadcastChannel;
  /** Null where the browser has no locks: then every tab asks for itself. */
  readonly locks: Pick<LockManager, 'request'> | null;
  readonly isVisible: () => boolean;
  readonly every: (milliseconds: number, run: () => void) => void;
}

const address = '/ClientApp/registry-events';
const name = 'release-registry';
const askEveryMs = 30_000;

/**
 * Calls `heard` when the registry may have been switched. One tab of a site holds the stream and tells the others: a browser has six
 * connections for a site, and the seventh tab would wait for ever. Where there is no stream, tabs that are seen ask every half minute.
 */
export function listenForReleases(browser: NewsBrowser, heard: () => void): void {
  const ask = (): void => {
    browser.every(askEveryMs, () => {
      if (browser.isVisible()) heard();
    });
  };
  if (browser.locks === null) {
    ask();
    return;
  }
  const channel = browser.openChannel(name);
  channel.onmessage = heard;
  const hold = (): Promise<never> =>
    new Promise(() => {
      const stream = browser.openStream(address);
      const tell = (): void => {
        heard();
        channel.postMessage(null);
      };
      // What was switched while there was no stream.
      stream.onopen = tell;
      stream.addEventListener('registry', tell);
      stream.onerror = () => {
        // A broken stream opens itself again; one that was refused does not.
        if (stream.readyState === stream.CLOSED) ask();
      };
    });
  browser.locks.request(name, hold).catch(ask);
}

/** The real browser; null where it has no streams. */
export function newsBrowser(window: Window & typeof globalThis): NewsBrowser {
  const { navigator, document } = window;
  const canStream = 'EventSource' in window && 'BroadcastChannel' in window && 'locks' in navigator;
  return {
    openStream: (url) => new window.EventSource(url),
    openChannel: (channelName) => new window.BroadcastChannel(channelName),
    locks: canStream ? navigator.locks : null,
    isVisible: () => document.visibilityState === 'visible',
    every: (milliseconds, run) => void window.setInterval(run, milliseconds),
  };
}
