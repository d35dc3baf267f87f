import { describe, expect, it } from 'vitest';
import { listenForReleases, type ReleaseEventsBrowser } from './release-events.lazy.ts';

class FakeStream {
  readonly CLOSED = 2;
  readyState = 1;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  isClosed = false;
  readonly address: string;
  private readonly listeners = new Map<string, (event: { readonly data: string }) => void>();
  constructor(address: string) {
    this.address = address;
  }
  addEventListener(type: string, listener: (event: { readonly data: string }) => void): void {
    this.listeners.set(type, listener);
  }
  close(): void {
    this.isClosed = true;
  }
  switched(): void {
    this.listeners.get('registry')?.({ data: '' });
  }
  changed(data: object): void {
    this.listeners.get('list')?.({ data: JSON.stringify(data) });
  }
  /** The lists that it was opened for. */
  get lists(): readonly unknown[] {
    return JSON.parse(
      new URL(this.address, 'https://hotel.example').searchParams.get('lists') ?? '[]',
    ) as unknown[];
  }
}

/** Tabs of one browser: they share a lock, a channel, and what runs every half minute. */
function givenBrowser() {
  const streams: FakeStream[] = [];
  interface Channel {
    readonly name: string;
    onmessage: ((event: { readonly data: unknown }) => void) | null;
    readonly postMessage: (data: unknown) => void;
  }
  const channels: Channel[] = [];
  let now = 1_000_000;
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
  const openChannel = (name: string): Channel => {
    const channel: Channel = {
      name,
      onmessage: null,
      postMessage: (data) => {
        for (const other of channels)
          if (other !== channel && other.name === name) other.onmessage?.({ data });
      },
    };
    channels.push(channel);
    return channel;
  };
  const browser = (withLocks: boolean) =>
    ({
      openStream: (address: string) => {
        const stream = new FakeStream(address);
        streams.push(stream);
        return stream;
      },
      openChannel,
      now: () => now,
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
  /** A list of some tab; what it hears. */
  const showList = (tab: string, propertyId: string) => {
    const heard: unknown[] = [];
    const channel = openChannel('live-lists');
    const list = {
      propertyId,
      propertyGroupId: null,
      dateFrom: '2026/12/01',
      dateTo: '2026/12/03',
      answeredAt: now,
    };
    const show = () => {
      channel.postMessage({ kind: 'shown', tab, list });
    };
    channel.onmessage = ({ data }) => {
      heard.push(data);
      if ((data as { readonly kind: string }).kind === 'asked') show();
    };
    show();
    return heard;
  };
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { streams, polls, openTab, hide, showList, pass };
}

const wire = {
  PropertyId: 'harbour',
  PropertyGroupId: null,
  DateFrom: '2026/12/01',
  DateTo: '2026/12/03',
};

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

describe('lists of open tabs', () => {
  it('are told of by the one stream, which is opened again for them without a gap', () => {
    const { streams, openTab, showList, pass } = givenBrowser();
    openTab();
    const heard = showList('a', 'harbour');
    expect(streams.map(({ lists }) => lists)).toEqual([[], [{ ...wire, AgeMs: 0 }]]);
    expect(streams[0]?.isClosed).toBe(false);
    streams[1]?.onopen?.();
    expect(streams[0]?.isClosed).toBe(true);
    streams[1]?.changed({ ...wire, PropertyIds: ['harbour'], SpreadMs: 4 });
    expect(heard.at(-1)).toMatchObject({
      kind: 'changed',
      change: { propertyIds: ['harbour'], spreadMs: 4 },
    });
    pass(7000);
    showList('b', 'fjord');
    // What the open stream has told of until now is not told once more.
    expect(streams[2]?.lists).toMatchObject([{ PropertyId: 'harbour', AgeMs: 0 }, { PropertyId: 'fjord' }]);
  });

  it('that were there before the stream are asked for, with their age', () => {
    const { streams, openTab, showList, pass } = givenBrowser();
    showList('a', 'harbour');
    pass(4000);
    openTab();
    expect(streams.at(-1)?.lists).toEqual([{ ...wire, AgeMs: 4000 }]);
  });

  it('ask themselves when the stream was away', () => {
    const { streams, openTab, showList } = givenBrowser();
    openTab();
    const heard = showList('a', 'harbour');
    streams[1]?.onopen?.();
    expect(heard).toEqual([]);
    streams[1]?.onopen?.();
    expect(heard).toEqual([{ kind: 'missed' }]);
  });
});
