import { describe, expect, it } from 'vitest';
import { emptyBasket } from 'shared/runtime';
import { aBasketItem } from 'shared/testing';
import type { AnalyticsEvent } from './events.ts';
import type { Fact } from './facts.ts';
import { createRecorder } from './recorder.ts';

const storage = () => {
  const kept = new Map<string, string>();
  return {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => void kept.set(key, value),
  };
};

/** One document of a tab: what its dataLayer holds, and what third parties got. */
function openDocument(stores = { tab: storage(), device: storage() }, hasAgreed = false, at = 'HARBOUR') {
  const dataLayer: unknown[] = [];
  const others: string[] = [];
  const runs: unknown[] = [];
  const waitingPurchases: string[] = [];
  let forgotten = 0;
  const record = createRecorder({
    ...stores,
    dataLayer,
    agreedAt: () => (hasAgreed ? at : null),
    run: ({ tagManagerId, pixelId }) => {
      runs.push({ tagManagerId, pixelId });
      return (event: AnalyticsEvent) => others.push(event.event);
    },
    onPurchaseWaiting: (code) => waitingPurchases.push(code),
    forget: () => {
      forgotten += 1;
    },
  });
  const names = () =>
    dataLayer.flatMap((entry) =>
      typeof entry === 'object' && entry !== null && 'event' in entry ? [String(entry.event)] : [],
    );
  const commands = () =>
    dataLayer
      .filter((entry) => Object.prototype.toString.call(entry) === '[object Arguments]')
      .map((entry) => {
        const [name, mode, states] = Array.from(entry as ArrayLike<unknown>);
        return [name, mode, ...new Set(Object.values(states as object))].join(' ');
      });
  return {
    stores,
    dataLayer,
    record,
    names,
    commands,
    others,
    runs,
    forgotten: () => forgotten,
    waitingPurchases,
  };
}

const page = (path: string, propertyCode = 'HARBOUR'): Fact => ({
  kind: 'page',
  path,
  title: '',
  propertyCode,
});
const run = { kind: 'run', tagManagerId: 'GTM-ABC123', pixelId: null } as const;
const agreed = { kind: 'agreed' } as const;
const withdrawn = { kind: 'withdrawn' } as const;
const basket = { ...emptyBasket, propertyCode: 'HARBOUR', items: [aBasketItem()] };
const checkout: Fact = { kind: 'checkout', basket };
const booking: readonly Fact[] = [
  { kind: 'basket', basket },
  { kind: 'basket', basket: emptyBasket },
  { kind: 'booked', referenceNumber: 'H7K2M', total: 360, currency: 'GBP' },
];

describe('the recorder', () => {
  it('denies everything before the first event, and clears what the event before said of items', () => {
    const { record, dataLayer, commands, runs } = openDocument();
    record(page('/Book/HARBOUR'));
    record(checkout);
    expect(commands()).toEqual(['consent default denied']);
    expect(dataLayer.slice(1)).toMatchObject([
      { event: 'page_view' },
      { ecommerce: null },
      { event: 'begin_checkout' },
    ]);
    expect(runs).toEqual([]);
  });

  it('with consent says so, and runs what is configured once', () => {
    const { record, commands, runs, others } = openDocument();
    record(page('/Book/HARBOUR'));
    record(agreed);
    record(run);
    record(run);
    record(checkout);
    expect(commands()).toEqual(['consent default denied', 'consent update granted']);
    expect(runs).toEqual([{ tagManagerId: 'GTM-ABC123', pixelId: null }]);
    expect(others).toEqual(['page_view', 'begin_checkout']);
  });

  it('a guest who agreed before is granted before the first event', () => {
    const { record, dataLayer } = openDocument(undefined, true);
    record(page('/Book/HARBOUR'));
    expect(dataLayer).toHaveLength(3);
    expect(dataLayer[2]).toMatchObject({ event: 'page_view' });
  });

  it('what is told where nothing may run waits in the tab, and goes to the next document once and first', () => {
    const card = openDocument(undefined, true);
    card.record(page('/Book/HARBOUR/Checkout'));
    card.record(checkout);
    const next = openDocument(card.stores, true);
    next.record(page('/Book/HARBOUR/Confirmation/token'));
    next.record(agreed);
    next.record(run);
    expect(next.names()).toEqual(['page_view', 'begin_checkout', 'page_view']);
    expect(next.others).toEqual(['page_view', 'begin_checkout', 'page_view']);
    const third = openDocument(card.stores, true);
    third.record(page('/Book/HARBOUR'));
    expect(third.names()).toEqual(['page_view']);
  });

  it('what waits belongs to its hotel: another one never hears of it, and it is still there for its own', () => {
    const card = openDocument(undefined, true);
    card.record(page('/Book/HARBOUR/Checkout'));
    card.record(checkout);
    const other = openDocument(card.stores, true, 'FJORD');
    other.record(page('/Book/FJORD', 'FJORD'));
    other.record(run);
    expect(other.dataLayer.filter((entry) => JSON.stringify(entry).includes('HARBOUR'))).toEqual([]);
    expect(other.others).toEqual(['page_view']);
    const back = openDocument(card.stores, true);
    back.record(page('/Book/HARBOUR'));
    expect(back.names()).toEqual(['page_view', 'begin_checkout', 'page_view']);
  });

  it('a document that goes on to another hotel leaves what it told behind, and asks for consent anew', () => {
    const { record, dataLayer, names, commands, others, stores } = openDocument(undefined, true);
    record(page('/Book/HARBOUR'));
    record({ kind: 'basket', basket });
    record(checkout);
    record(page('/Book/FJORD', 'FJORD'));
    record({ kind: 'basket', basket: { ...emptyBasket, propertyCode: 'FJORD' } });
    expect(names()).toEqual(['page_view']);
    expect(commands()).toEqual(['consent default denied']);
    record(run);
    expect(others).toEqual(['page_view']);
    expect(dataLayer.filter((entry) => JSON.stringify(entry).includes('HARBOUR'))).toEqual([]);
    const back = openDocument(stores, true);
    back.record(page('/Book/HARBOUR'));
    expect(back.names()).toEqual(['page_view', 'begin_checkout', 'page_view']);
  });

  it('without consent nothing waits, and nothing is kept on the device', () => {
    const { record, stores } = openDocument();
    booking.forEach(record);
    expect(openDocument(stores).names()).toEqual([]);
    expect(stores.device.read('shell.purchases.v1')).toBeNull();
  });

  it('a booking is one purchase over reloads, and in every tab of a guest who agreed', () => {
    const confirmed = [page('/Book/HARBOUR/Confirmation/token'), ...booking];
    const first = openDocument(undefined, true);
    confirmed.forEach(first.record);
    expect(first.names()).toEqual(['page_view', 'purchase']);
    const reloaded = openDocument({ ...first.stores, tab: storage() }, true);
    confirmed.forEach(reloaded.record);
    expect(reloaded.names()).toEqual(['page_view']);
  });

  it('says once that a purchase waits, and only where others may run later', () => {
    const first = openDocument(undefined, true);
    [page('/Book/HARBOUR/Confirmation/token'), ...booking, ...booking].forEach(first.record);
    expect(first.waitingPurchases).toEqual(['HARBOUR']);
    expect(first.stores.tab.read('shell.events.v2.HARBOUR')).toContain('H7K2M');
    const reloaded = openDocument(first.stores, true);
    [page('/Book/HARBOUR/Confirmation/token'), ...booking].forEach(reloaded.record);
    expect(reloaded.waitingPurchases).toEqual([]);
    const refused = openDocument(undefined, true);
    [page('/Book/HARBOUR/Confirmation/token'), withdrawn, ...booking].forEach(refused.record);
    expect(refused.waitingPurchases).toEqual([]);
    const running = openDocument(undefined, true);
    [page('/Book/HARBOUR'), run, ...booking].forEach(running.record);
    expect(running.waitingPurchases).toEqual([]);
  });

  it('a document that comes back as it was left does not tell again what another has sent meanwhile', () => {
    const left = openDocument(undefined, true);
    [page('/Book/HARBOUR/Confirmation/token'), ...booking].forEach(left.record);
    const stop = openDocument(left.stores, true);
    [page('/Book/HARBOUR/Booked'), run].forEach(stop.record);
    left.record(checkout);
    const next = openDocument(left.stores, true);
    [page('/Book/HARBOUR'), run].forEach(next.record);
    expect(stop.others).toEqual(['page_view', 'purchase', 'page_view']);
    expect(next.others).toEqual(['begin_checkout', 'page_view']);
  });

  it('consent that is taken back denies again, forgets, and tells nobody more', () => {
    const { record, commands, others, forgotten } = openDocument();
    record(run);
    record(withdrawn);
    record(checkout);
    expect(commands().at(-1)).toBe('consent update denied');
    expect(forgotten()).toBe(1);
    expect(others).toEqual([]);
  });

  it.each(['{', '{"a":1}', 'null'])('starts also with a storage that holds %s', (stored) => {
    const broken = { read: () => stored, write: () => undefined };
    expect(openDocument({ tab: broken, device: broken }).names()).toEqual([]);
  });
});
