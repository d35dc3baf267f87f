import { describe, expect, it } from 'vitest';
import { followList, type LiveListBrowser } from './live-list.ts';

const stay = {
  propertyId: 'harbour',
  propertyGroupId: null,
  dateFrom: '2026/12/01',
  dateTo: '2026/12/03',
};
const change = { ...stay, propertyIds: ['harbour'], spreadMs: 0 };

/** A tab with a list, whose time passes by `pass` alone. */
function givenList() {
  const asked: (readonly string[] | null)[] = [];
  const sent: unknown[] = [];
  const timers: { readonly at: number; readonly run: () => void }[] = [];
  let now = 10_000;
  let isVisible = true;
  let seen = (): void => undefined;
  const channel = {
    onmessage: null as ((event: { readonly data: unknown }) => void) | null,
    postMessage: (message: unknown) => sent.push(message),
    close: () => undefined,
  };
  const browser = {
    openChannel: () => channel,
    tellDrawn: () => undefined,
    now: () => now,
    answerAge: () => 500,
    random: () => 0.5,
    isVisible: () => isVisible,
    onVisible: (run: () => void) => {
      seen = run;
      return () => undefined;
    },
    after: (milliseconds: number, run: () => void) => {
      const timer = { at: now + milliseconds, run };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
    newId: () => 'a',
  } as unknown as LiveListBrowser; // Only what the list uses of the browser's own classes.
  const stop = followList(stay, (ids) => asked.push(ids), browser);
  return {
    asked,
    sent,
    stop,
    hear: (data: unknown) => channel.onmessage?.({ data }),
    pass(milliseconds: number) {
      now += milliseconds;
      for (const timer of timers.filter(({ at }) => at <= now)) {
        timers.splice(timers.indexOf(timer), 1);
        timer.run();
      }
    },
    setVisible(value: boolean) {
      isVisible = value;
      if (value) seen();
    },
  };
}

describe('following a list', () => {
  it('says that it is shown, and since when, and that it is no longer', () => {
    const { sent, stop, hear } = givenList();
    const shown = { kind: 'shown', tab: 'a', list: { ...stay, answeredAt: 9500 } };
    hear({ kind: 'asked' });
    stop();
    expect(sent).toEqual([shown, shown, { kind: 'shown', tab: 'a', list: null }]);
  });

  it('asks once for changes that come together, and not again within a second', () => {
    const { asked, hear, pass } = givenList();
    hear({ kind: 'changed', change });
    hear({ kind: 'changed', change });
    pass(150);
    expect(asked).toEqual([['harbour']]);
    hear({ kind: 'changed', change });
    pass(800);
    expect(asked).toHaveLength(1);
    pass(200);
    expect(asked).toHaveLength(2);
  });

  it('waits the longer the more tabs look at the same list', () => {
    const { asked, hear, pass } = givenList();
    hear({ kind: 'changed', change: { ...change, spreadMs: 10_000 } });
    pass(4999);
    expect(asked).toEqual([]);
    pass(1);
    expect(asked).toEqual([['harbour']]);
  });

  it('hears nothing of another stay', () => {
    const { asked, hear, pass } = givenList();
    hear({ kind: 'changed', change: { ...change, dateFrom: '2026/12/02' } });
    pass(5000);
    expect(asked).toEqual([]);
  });

  it('asks for all of it when the stream was away', () => {
    const { asked, hear, pass } = givenList();
    hear({ kind: 'missed' });
    pass(150);
    expect(asked).toEqual([null]);
  });

  it('of a hidden tab is asked for once it is seen', () => {
    const { asked, hear, pass, setVisible } = givenList();
    setVisible(false);
    hear({ kind: 'changed', change });
    pass(5000);
    expect(asked).toEqual([]);
    setVisible(true);
    pass(150);
    expect(asked).toEqual([['harbour']]);
  });
});
