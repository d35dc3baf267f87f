/** What browsers tell of, as far as figures are made of it; not all of it is in the language's own types yet. */

export interface PaintEntry extends PerformanceEntry {
  readonly entryType: 'largest-contentful-paint';
  readonly element: Element | null;
  /** Of the file that it shows; empty for text. */
  readonly url: string;
  readonly renderTime: number;
}

/** A paint that came of a press. */
export interface PressPaintEntry extends PerformanceEntry {
  readonly entryType: 'interaction-contentful-paint';
  readonly interactionId?: number;
  readonly largestContentfulPaint?: PaintEntry;
}

export interface ShiftEntry extends PerformanceEntry {
  readonly entryType: 'layout-shift';
  readonly value: number;
  /** Then the guest asked for it. */
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

export interface PressEntry<Type = 'event' | 'first-input'> extends PerformanceEntry {
  readonly entryType: Type & string;
  /** 0 for what is no press, such as a pointer that moves. */
  readonly interactionId: number;
  readonly processingStart: number;
  readonly processingEnd: number;
  readonly target: Node | null;
}

/** The page has changed its address and painted something, because of a press (Chromium from 151 on). */
interface SoftNavigationEntry extends PerformanceEntry {
  readonly entryType: 'soft-navigation';
  readonly interactionId?: number;
  readonly getLargestInteractionContentfulPaint?: () => PressPaintEntry | null;
}

export type VitalEntry =
  | PaintEntry
  | PressPaintEntry
  | ShiftEntry
  | PressEntry<'event'>
  | PressEntry<'first-input'>
  | SoftNavigationEntry;

export const entryTypes = [
  'largest-contentful-paint',
  'layout-shift',
  'event',
  'first-input',
  'soft-navigation',
  'interaction-contentful-paint',
] as const satisfies readonly VitalEntry['entryType'][];
