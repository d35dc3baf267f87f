import { describe, expect, it } from 'vitest';
import { leaveForStop, openStop, stopMs } from './booked-stop.ts';

const purchase = { event: 'purchase', ecommerce: { transaction_id: 'H7K2M' } };
const waitingKey = 'shell.events.v2.HARBOUR';

/** A tab whose time passes by `pass`, and what is done in it. */
function aTab(stored = new Map<string, string>()) {
  const done: string[] = [];
  const timers: { readonly at: number; readonly run: () => void }[] = [];
  let now = 0;
  let restore = () => {};
  const note = (what: string) => () => void done.push(what);
  const ports = {
    tab: {
      read: (key: string) => stored.get(key) ?? null,
      write: (k: string, v: string) => void stored.set(k, v),
    },
    after: (ms: number, run: () => void) => void timers.push({ at: now + ms, run }),
    onRestored: (run: () => void) => {
      restore = run;
    },
  };
  const pass = (ms: number) => {
    now += ms;
    for (const due of timers.filter(({ at }) => at <= now)) {
      timers.splice(timers.indexOf(due), 1);
      due.run();
    }
  };
  const leave = () => {
    leaveForStop({
      ...ports,
      open: note('open'),
      hide: (isHidden) => done.push(isHidden ? 'hide' : 'show'),
      abandon: note('abandon'),
    });
  };
  const open = () =>
    openStop({ ...ports, propertyCode: 'HARBOUR', back: note('back'), toSearch: note('search') });
  return { stored, done, pass, leave, open, restore: () => restore() };
}

/** The stop, opened from the confirmation, with a purchase for a tag manager and a pixel. */
function atStop() {
  const confirmation = aTab(new Map([[waitingKey, '["waiting"]']]));
  confirmation.leave();
  const tab = aTab(confirmation.stored);
  const stop = tab.open();
  const { eventCallback } = stop.followed(purchase) as { eventCallback: () => void };
  stop.started({ tagManagerId: 'GTM-ABC123', pixelId: '123456' });
  // As the recorder does once the scripts are started.
  tab.stored.set(waitingKey, '[]');
  return { ...tab, stop, eventCallback };
}

describe('the way to the stop', () => {
  it('hides what is drawn, and shows it to whoever comes back', () => {
    const { done, leave, restore } = aTab();
    leave();
    expect(done).toEqual(['hide', 'open']);
    restore();
    expect(done).toEqual(['hide', 'open', 'show']);
  });

  it('is given up when it takes too long, and then no stop is expected', () => {
    const { done, leave, pass, stored } = aTab();
    leave();
    pass(stopMs);
    expect(done).toEqual(['hide', 'open', 'abandon', 'show']);
    const later = aTab(stored);
    later.open();
    later.pass(0);
    expect(later.done).toEqual(['search']);
  });
});

describe('the stop', () => {
  it('leads back once the tag manager has dispatched the purchase and the pixel has run', () => {
    const { done, stop, eventCallback, pass, stored } = atStop();
    stop.settled('tag-manager', true);
    stop.settled('pixel', true);
    pass(0);
    expect(done).toEqual([]);
    eventCallback();
    expect(done).toEqual(['back']);
    pass(stopMs);
    expect(done).toEqual(['back']);
    expect(stored.get(waitingKey)).toBe('[]');
  });

  it('waits for the pixel where it is the last', () => {
    const { done, stop, eventCallback, pass } = atStop();
    eventCallback();
    expect(done).toEqual([]);
    stop.settled('pixel', true);
    expect(done).toEqual([]);
    pass(0);
    expect(done).toEqual(['back']);
  });

  it('leads back at once where every script is blocked, and what waited waits on', () => {
    const { done, stop, pass, stored } = atStop();
    stop.settled('tag-manager', false);
    stop.settled('pixel', false);
    pass(0);
    expect(done).toEqual(['back']);
    expect(stored.get(waitingKey)).toBe('["waiting"]');
  });

  it('leads back after a moment where nothing answers, and what waited waits on', () => {
    const { done, pass, stored } = atStop();
    pass(stopMs - 1);
    expect(done).toEqual([]);
    pass(1);
    expect(done).toEqual(['back']);
    expect(stored.get(waitingKey)).toBe('["waiting"]');
  });

  it('leaves what a script has got, also when it does not say that it is done', () => {
    const { done, stop, pass, stored } = atStop();
    stop.settled('tag-manager', true);
    pass(stopMs);
    expect(done).toEqual(['back']);
    expect(stored.get(waitingKey)).toBe('[]');
  });

  it('follows purchases only', () => {
    const stop = aTab().open();
    const event = { event: 'page_view' };
    expect(stop.followed(event)).toBe(event);
    expect(stop.followed(null)).toBeNull();
    expect(stop.followed(purchase)).toMatchObject(purchase);
  });

  it.each([
    ['typed', (tab: ReturnType<typeof aTab>) => tab.open()],
    [
      'opened again after it led back',
      (tab: ReturnType<typeof aTab>) => {
        tab.leave();
        aTab(tab.stored).open().started({ tagManagerId: null, pixelId: null });
        tab.done.splice(0);
        tab.open();
      },
    ],
  ])('that is %s leads to the search', (_, come) => {
    const tab = aTab();
    come(tab);
    tab.pass(0);
    expect(tab.done).toEqual(['search']);
  });

  it('that is shown again as it was left leads to the search', () => {
    const { done, restore } = atStop();
    restore();
    expect(done).toEqual(['search']);
  });
});
