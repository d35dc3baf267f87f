import type { webVitalsSchema } from 'shared/contracts/web-vitals';
import type * as z from 'zod/mini';
import { elementOf, phasesUntil, pressable, rounded } from './attribution.ts';
import type { PaintEntry, PressEntry, ShiftEntry, VitalEntry } from './entries.ts';

/** A figure as it is sent. */
export type WireVital = z.input<typeof webVitalsSchema>['Vitals'][number];
export type Figure = Pick<WireVital, 'Name' | 'Value' | 'Phases' | 'Element'>;

interface Press {
  readonly began: number;
  readonly lasted: number;
  handled: number;
  done: number;
  readonly element: string | undefined;
}

/** Shifts that follow each other within a second, for five at most. */
interface Shifts {
  readonly began: number;
  last: number;
  sum: number;
  largest: number;
  element: string | undefined;
}

/** A page view: a document, a soft navigation in it, or a document that came out of the page cache. */
export interface View {
  readonly address: string;
  /** By the browser's clock. */
  readonly began: number;
  /** Until the first byte of its document was there, from its beginning on; null of a soft navigation, which has none. */
  readonly firstByte: number | null;
  /** The press that it came of, of a soft navigation. */
  readonly press?: number | undefined;
  /** How many presses came before it. */
  readonly pressesBefore: number;
  paint: Figure | null;
  shift: Figure;
  shifts: Shifts;
  readonly presses: Map<number, Press>;
}

export const beginView = (
  view: Pick<View, 'address' | 'began' | 'firstByte' | 'press' | 'pressesBefore'>,
): View => ({
  ...view,
  paint: null,
  shift: { Name: 'CLS', Value: 0 },
  shifts: { began: -Infinity, last: 0, sum: 0, largest: 0, element: undefined },
  presses: new Map(),
});

/** Until the first byte, until the file was asked for, until that was there, until it was painted. */
function paintOf({ began, firstByte }: View, { element, url, startTime }: PaintEntry, end: number): Figure {
  const files = performance.getEntriesByName(url, 'resource') as PerformanceResourceTiming[];
  const file = files.findLast((each) => each.startTime <= startTime);
  const byte = firstByte ?? 0;
  const asked = file ? Math.max(byte, (file.requestStart || file.startTime) - began) : byte;
  const loaded = file ? Math.max(asked, file.responseEnd - began) : asked;
  return {
    Name: 'LCP',
    Value: end,
    Phases: phasesUntil(end, byte, asked, loaded),
    Element: elementOf(element),
  };
}

function takeShift(view: View, { startTime, value, hadRecentInput, sources }: ShiftEntry): void {
  if (hadRecentInput) return;
  if (startTime - view.shifts.last >= 1000 || startTime - view.shifts.began >= 5000)
    view.shifts = { began: startTime, last: 0, sum: 0, largest: 0, element: undefined };
  const { shifts } = view;
  shifts.last = startTime;
  shifts.sum += value;
  if (value > shifts.largest) {
    shifts.largest = value;
    shifts.element = elementOf(sources.find(({ node }) => node)?.node);
  }
  if (shifts.sum > view.shift.Value) view.shift = { Name: 'CLS', Value: shifts.sum, Element: shifts.element };
}

/** Several events are one press: it lasts as long as the longest, and those of that length were handled one after the other. */
function takePress({ presses }: View, entry: PressEntry): void {
  const { interactionId, startTime: began, duration: lasted, processingStart, processingEnd } = entry;
  if (!interactionId) return;
  const known = presses.get(interactionId);
  if (known && lasted === known.lasted && began === known.began) {
    known.handled = Math.min(known.handled, processingStart);
    known.done = Math.max(known.done, processingEnd);
  } else if (!known || lasted > known.lasted) {
    const element = elementOf(entry.target, pressable);
    presses.set(interactionId, { began, lasted, handled: processingStart, done: processingEnd, element });
  }
}

/** Takes what the browser tells of into the view; gives the view that it is about from then on. `hiddenAt`: what was painted later says nothing. */
export function takeEntry(view: View, entry: VitalEntry, hiddenAt: number, presses: number): View {
  if (entry.entryType === 'layout-shift') takeShift(view, entry);
  else if (entry.entryType === 'event' || entry.entryType === 'first-input') takePress(view, entry);
  else if (entry.entryType === 'largest-contentful-paint') {
    if (entry.startTime < hiddenAt)
      view.paint = paintOf(view, entry, Math.max(0, entry.startTime - view.began));
  } else if (entry.entryType === 'interaction-contentful-paint') {
    const painted = entry.largestContentfulPaint;
    if (painted && view.press && entry.interactionId === view.press)
      view.paint = paintOf(view, painted, Math.max(0, painted.renderTime - entry.startTime));
  } else {
    const next = beginView({
      address: entry.name,
      began: entry.startTime,
      firstByte: null,
      press: entry.interactionId,
      pressesBefore: presses,
    });
    // What it has painted until now.
    const painted = entry.getLargestInteractionContentfulPaint?.();
    return painted ? takeEntry(next, painted, hiddenAt, presses) : next;
  }
  return view;
}

/** The slowest press, or of many the one that one of fifty is slower than. */
function slowestPress({ presses }: View, count: number): Figure | null {
  const slowest = [...presses.values()].sort((a, b) => b.lasted - a.lasted);
  const press = slowest[Math.min(slowest.length - 1, Math.floor(count / 50))];
  // Pressed, and each time painted sooner than browsers tell of.
  if (!press) return count > 0 ? { Name: 'INP', Value: 8 } : null;
  const { began, lasted, handled, done, element } = press;
  return {
    Name: 'INP',
    Value: lasted,
    Phases: phasesUntil(lasted, handled - began, done - began),
    Element: element,
  };
}

/** What is known of a view; `presses`: how many there were until now. Without a first paint while it was looked at, no shift counts. */
export function figuresOf(view: View, presses: number, isPainted: boolean): readonly Figure[] {
  const { firstByte } = view;
  const figures = [
    firstByte === null ? null : ({ Name: 'TTFB', Value: firstByte } as const),
    view.paint,
    isPainted ? view.shift : null,
    slowestPress(view, presses - view.pressesBefore),
  ];
  return figures.flatMap((figure) => (figure ? { ...figure, Value: rounded(figure.Value) } : []));
}
