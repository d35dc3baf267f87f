import { describe, expect, it } from 'vitest';
import { listenForReleases, type ReleaseEventsBrowser } from './release-events.lazy.ts';

class FakeStream {
  readonly CLOSED = 2;
  readyState = 1;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  private listener: (() => void) | null = null;
  addEventListener(type: string, listener: () => void): void {
    if (type === 'registry') this.listener = listener;
  }
  switched(): void {
    this.listener?.();
  }
}

/** Tabs of one browser: they share a lock, a channel, and what runs every half minute. */
function givenBrowser() {
  const streams: FakeStream[] = [];
  const channels: { onmessage: (() => void) | null }[] = [];
  const polls: (() => void)[] = [];
  let isVisible = true;
  let isLocked = false;
  const locks = {
    request: (_name: string, hold: () => Promise<never>) => {
      if (isLocked) return new Promise<never>(() => undefined);
      isLocked = true;
      return hold();
    },
  };
  const browser = (withLocks: boolean) =>
    ({
      openStream: () => {
        const stream = new FakeStream();
        streams.push(stream);
        return stream;
      },
      openChannel: () => {
        const channel = {
          onmessage: null,
          postMessage: () => {
            for (const other of channels) if (other !== channel) other.onmessage?.();
          },
        };
        channels.push(channel);
        return channel;
      },
      locks: withLocks ? locks : null,
      isVisible: () => isVisible,
      every: (_ms: number, run: () => void) => polls.push(run),
    }) as unknown as ReleaseEventsBrowser; // Only what the listener uses of the browser's own classes.
  const openTab = (withLocks = true) => {
    const tab = { heard: 0 };
    listenForReleases(browser(withLocks), () => {
      tab.heard += 1;
    });
    return tab;
  };
  const hide = () => {
    isVisible = false;
  };
  return { streams, polls, openTab, hide };
}

describe('listening for a switched registry', () => {
  it('one tab holds the stream, and all hear of a switch', () => {
    const { streams, openTab } = givenBrowser();
    const tabs = [openTab(), openTab(), openTab()];
    expect(streams).toHaveLength(1);
    streams[0]?.switched();
    expect(tabs.map(({ heard }) => heard)).toEqual([1, 1, 1]);
  });

  it('a stream that opens again asks what was missed', () => {
    const { streams, openTab } = givenBrowser();
    const tab = openTab();
    streams[0]?.onopen?.();
    expect(tab.heard).toBe(1);
  });

  it.each([
    ['no locks', false],
    ['a refused stream', true],
  ])('with %s a tab that is seen asks every half minute', (_name, withLocks) => {
    const { streams, polls, openTab, hide } = givenBrowser();
    const tab = openTab(withLocks);
    const [stream] = streams;
    if (stream) {
      stream.readyState = stream.CLOSED;
      stream.onerror?.();
    }
    expect(polls).toHaveLength(1);
    polls[0]?.();
    hide();
    polls[0]?.();
    expect(tab.heard).toBe(1);
  });

  it('a stream that is broken for a moment is left to the browser', () => {
    const { streams, polls, openTab } = givenBrowser();
    openTab();
    streams[0]?.onerror?.();
    expect(polls).toHaveLength(0);
  });
});
