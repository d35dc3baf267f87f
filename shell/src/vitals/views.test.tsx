import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PaintEntry, PressEntry, PressPaintEntry, ShiftEntry, VitalEntry } from './entries.ts';
import { beginView, figuresOf, takeEntry, type View } from './views.ts';

const firstView = (): View =>
  beginView({ address: 'https://hotel.test/Book/HARBOUR', began: 0, firstByte: 100, pressesBefore: 0 });

const entry = <Kind extends VitalEntry>(fields: Partial<Kind> & Pick<Kind, 'entryType'>): Kind =>
  ({ name: '', startTime: 0, duration: 0, toJSON: () => '', ...fields }) as unknown as Kind; // What the test leaves out is not read.

const paint = (fields: Partial<PaintEntry> = {}): PaintEntry =>
  entry<PaintEntry>({ entryType: 'largest-contentful-paint', url: '', element: null, ...fields });
const shift = (fields: Partial<ShiftEntry>): ShiftEntry =>
  entry<ShiftEntry>({ entryType: 'layout-shift', value: 0.1, hadRecentInput: false, sources: [], ...fields });
const press = (fields: Partial<PressEntry<'event'>>): PressEntry<'event'> =>
  entry<PressEntry<'event'>>({
    entryType: 'event',
    interactionId: 7,
    processingStart: fields.startTime ?? 0,
    processingEnd: fields.startTime ?? 0,
    target: null,
    ...fields,
  });

const after = (view: View, ...entries: readonly VitalEntry[]): View =>
  entries.reduce((current, each) => takeEntry(current, each, Infinity, 0), view);
const figure = (view: View, name: string, presses = 0) =>
  figuresOf(view, presses, true).find(({ Name }) => Name === name);

describe('what a page view was', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <section class="muted se-pictures stack"><figure class="picture"><img id="guest-1" alt="Anna"></figure></section>
      <ul class="rr-rooms"><li><button class="btn btn--primary"><span class="small">Choose</span></button></li></ul>
      <p>some words</p>`;
  });
  afterEach(() => {
    document.body.innerHTML = '';
  });
  const element = (selector: string): Element => document.querySelector(selector) ?? document.body;

  it('tells of the largest paint until when its file was asked for, was there, and was painted', () => {
    const url = 'https://hotel.test/hero.webp';
    const own = performance.getEntriesByName.bind(performance);
    performance.getEntriesByName = (name) =>
      name === url
        ? [
            { startTime: 300, requestStart: 350, responseEnd: 900 },
            // Asked for again, after it was painted.
            { startTime: 2000, requestStart: 2000, responseEnd: 2001 },
          ].map((times) => ({ name, entryType: 'resource', duration: 0, toJSON: () => '', ...times }))
        : own(name);
    const view = after(firstView(), paint({ url, element: element('img'), startTime: 1200.123 }));
    performance.getEntriesByName = own;
    expect(figure(view, 'LCP')).toEqual({
      Name: 'LCP',
      Value: 1200,
      Phases: [100, 250, 550, 300.1],
      Element: 'img.se-pictures',
    });
  });

  it('has nothing to load for a text', () => {
    const view = after(firstView(), paint({ element: element('p'), startTime: 400 }));
    expect(figure(view, 'LCP')).toMatchObject({ Phases: [100, 0, 0, 300], Element: 'p' });
  });

  it('begins when the guest came to what was prepared, and counts nothing that was painted while hidden', () => {
    const prepared = beginView({ address: '', began: 5000, firstByte: 0, pressesBefore: 0 });
    expect(figure(after(prepared, paint({ startTime: 4000 })), 'LCP')).toMatchObject({
      Value: 0,
      Phases: [0, 0, 0, 0],
    });
    expect(figure(takeEntry(firstView(), paint({ startTime: 400 }), 300, 0), 'LCP')).toBeUndefined();
  });

  it('tells of a press until it was handled, how long that was, and until it was painted, and what was pressed', () => {
    const view = after(
      firstView(),
      press({
        startTime: 1000,
        duration: 200,
        processingStart: 1050,
        processingEnd: 1060,
        target: element('span'),
      }),
      press({ startTime: 1000, duration: 200, processingStart: 1060, processingEnd: 1130 }),
      press({ startTime: 3000, duration: 48, interactionId: 14 }),
      press({ startTime: 4000, duration: 900, interactionId: 0 }),
    );
    expect(figure(view, 'INP', 2)).toEqual({
      Name: 'INP',
      Value: 200,
      Phases: [50, 80, 70],
      Element: 'button.btn',
    });
  });

  it('leaves out one slow press of fifty', () => {
    const view = after(
      firstView(),
      press({ duration: 900, interactionId: 7 }),
      press({ duration: 300, interactionId: 14 }),
    );
    expect(figure(view, 'INP', 49)?.Value).toBe(900);
    expect(figure(view, 'INP', 50)?.Value).toBe(300);
  });

  it('is quick when all presses were', () => {
    expect(figure(firstView(), 'INP', 3)).toEqual({ Name: 'INP', Value: 8 });
    expect(figure(firstView(), 'INP', 0)).toBeUndefined();
  });

  it('tells of the worst shifts that follow each other, and what moved most', () => {
    const moved = (selector: string) => ({ sources: [{ node: null }, { node: element(selector) }] });
    const view = after(
      firstView(),
      shift({ startTime: 100, value: 0.05, ...moved('p') }),
      shift({ startTime: 900, value: 0.15, sources: [{ node: element('p').firstChild }] }),
      shift({ startTime: 950, value: 0.9, hadRecentInput: true, ...moved('img') }),
      shift({ startTime: 1500, value: 0.02, ...moved('ul') }),
      shift({ startTime: 9000, value: 0.1, ...moved('ul') }),
    );
    expect(figure(view, 'CLS')).toEqual({ Name: 'CLS', Value: 0.22, Element: 'p' });
    const other = after(view, shift({ startTime: 9500, value: 0.2, ...moved('ul') }));
    expect(figure(other, 'CLS')).toEqual({ Name: 'CLS', Value: 0.3, Element: 'ul.rr-rooms' });
  });

  it('has no shift without a first paint that somebody saw', () => {
    expect(figuresOf(firstView(), 0, false)).toEqual([{ Name: 'TTFB', Value: 100 }]);
  });

  it('becomes another with a soft navigation, which waits for no byte', () => {
    const address = 'https://hotel.test/Book/HARBOUR/Rooms-And-Rates';
    const painted = (interactionId: number, renderTime: number) =>
      entry<PressPaintEntry>({
        entryType: 'interaction-contentful-paint',
        startTime: 4000,
        interactionId,
        largestContentfulPaint: paint({ renderTime, startTime: renderTime, element: element('ul') }),
      });
    const before = after(firstView(), shift({ startTime: 100 }));
    const next = after(
      before,
      entry({
        entryType: 'soft-navigation',
        name: address,
        startTime: 4000,
        interactionId: 21,
        getLargestInteractionContentfulPaint: () => painted(21, 4100),
      } as const),
      painted(28, 9000),
    );
    expect(figure(before, 'CLS')?.Value).toBe(0.1);
    expect(next.address).toBe(address);
    expect(figuresOf(next, 0, true)).toEqual([
      { Name: 'LCP', Value: 100, Phases: [0, 0, 0, 100], Element: 'ul.rr-rooms' },
      { Name: 'CLS', Value: 0 },
    ]);
    expect(figure(after(next, painted(21, 4600)), 'LCP')).toMatchObject({
      Value: 600,
      Phases: [0, 0, 0, 600],
    });
  });
});
