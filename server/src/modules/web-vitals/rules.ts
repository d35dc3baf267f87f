import {
  vitalNames,
  vitalPhases,
  type VitalName,
  type VitalPhase,
  type WebVital,
} from 'shared/contracts/web-vitals';

/** Figures are counted in buckets, each a fifth wider than the one before; CLS in ten-thousandths. */
const growth = 1.2;
const first = 10;
const last = 62;
const scaleOf = (name: VitalName): number => (name === 'CLS' ? 10_000 : 1);

export function bucketOf(name: VitalName, value: number): number {
  const scaled = value * scaleOf(name);
  if (scaled <= first) return 0;
  return Math.min(last, Math.ceil(Math.log(scaled / first) / Math.log(growth) - 1e-9));
}

const upperOf = (bucket: number): number => first * growth ** bucket;
const lowerOf = (bucket: number): number => (bucket === 0 ? 0 : upperOf(bucket - 1));

/** So many figures of each bucket. */
export type Histogram = ReadonlyMap<number, number>;

export const countOf = (histogram: Histogram): number =>
  [...histogram.values()].reduce((sum, count) => sum + count, 0);

/** What three of four are not above, as exactly as the buckets tell; null without figures. */
export function p75Of(name: VitalName, histogram: Histogram): number | null {
  const wanted = countOf(histogram) * 0.75;
  if (wanted === 0) return null;
  let seen = 0;
  for (const [bucket, count] of [...histogram].sort(([a], [b]) => a - b)) {
    if (seen + count >= wanted) {
      const share = (wanted - seen) / count;
      return (lowerOf(bucket) + share * (upperOf(bucket) - lowerOf(bucket))) / scaleOf(name);
    }
    seen += count;
  }
  return null;
}

/** What the pages of the demonstration hotels are held to at guests (docs/vitals.md): Core Web Vitals' “good”. */
export const vitalBudgets: Readonly<Record<VitalName, number>> = { LCP: 2500, INP: 200, CLS: 0.1, TTFB: 800 };

/** What was slow is counted of figures that are not good. */
export const isSlow = (name: VitalName, value: number): boolean => value > vitalBudgets[name];

/** The name under which a phase is counted; servers of the release before take it for none of theirs. */
const phaseKey = (name: VitalName, phase: VitalPhase): string => `${name} ${phase}`;

/** The phases of a figure as they are counted; none where the browser told of none. */
export const phasesOf = ({
  name,
  phases,
}: Pick<WebVital, 'name' | 'phases'>): readonly (readonly [key: string, value: number])[] =>
  vitalPhases[name].flatMap((phase, index) => {
    const value = phases?.[index];
    return value === undefined ? [] : [[phaseKey(name, phase), value] as const];
  });

/** Fewer are chance. */
export const fewestFigures = 20;
/** From a fifth more on a release counts as worse, unless it is less than anybody notices. */
const worseBy = 1.2;
const noticed: Readonly<Record<VitalName, number>> = { LCP: 150, INP: 30, CLS: 0.02, TTFB: 100 };

export interface Figure {
  readonly p75: number;
  readonly count: number;
}

export const isWorse = (name: VitalName, now: Figure, before: Figure): boolean =>
  now.count >= fewestFigures &&
  before.count >= fewestFigures &&
  now.p75 >= before.p75 * worseBy &&
  now.p75 - before.p75 >= noticed[name];

export interface VitalCount {
  readonly remote: string;
  readonly version: string;
  readonly name: string;
  readonly bucket: number;
  /** When the counted time begins. */
  readonly period: Date;
  readonly count: number;
}

/** How often something was what a slow figure was of. */
export interface ElementCount {
  readonly remote: string;
  readonly version: string;
  readonly name: string;
  readonly element: string;
  readonly count: number;
}

export interface PhaseFigure {
  readonly phase: VitalPhase;
  readonly p75: number;
}

/** Why figures are what they are. */
export interface Reason {
  /** In the order of time; each is of its own, so they are no sum of the figure's. */
  readonly phases: readonly PhaseFigure[];
  /** The phase that has grown most; null unless the figure is worse than that of the release before. */
  readonly grown: VitalPhase | null;
  /** What slow ones were of most often, and of how many that were slow; null when none was, or no browser told. */
  readonly element: { readonly name: string; readonly count: number; readonly of: number } | null;
}

/** One release of a remote, as guests have met it. */
export interface ReleaseVitals {
  readonly remote: string;
  readonly version: string;
  readonly firstSeen: Date;
  readonly figures: Readonly<Partial<Record<VitalName, Figure>>>;
  readonly reasons: Readonly<Partial<Record<VitalName, Reason>>>;
  /** Those that are a fifth or more worse than the release before had. */
  readonly worse: readonly VitalName[];
  /** The largest paint over time: null without page views. */
  readonly overTime: readonly (number | null)[];
}

function histogramOf(counts: readonly VitalCount[]): Histogram {
  const histogram = new Map<number, number>();
  for (const { bucket, count } of counts) histogram.set(bucket, (histogram.get(bucket) ?? 0) + count);
  return histogram;
}

/** `key`: of a phase of that figure. */
function figureOf(name: VitalName, counts: readonly VitalCount[], key: string = name): Figure | null {
  const histogram = histogramOf(counts.filter((each) => each.name === key));
  const p75 = p75Of(name, histogram);
  return p75 === null ? null : { p75, count: countOf(histogram) };
}

function phaseFigures(name: VitalName, counts: readonly VitalCount[]): readonly PhaseFigure[] {
  return vitalPhases[name].flatMap((phase) => {
    const figure = figureOf(name, counts, phaseKey(name, phase));
    return figure === null ? [] : [{ phase, p75: figure.p75 }];
  });
}

function mostFrequent(elements: readonly ElementCount[]): Reason['element'] {
  const [most] = elements.toSorted((a, b) => b.count - a.count);
  if (most === undefined) return null;
  const of = elements.reduce((sum, { count }) => sum + count, 0);
  return { name: most.element, count: most.count, of };
}

/** Null when no phase has become longer, or the release before told of none. */
function grownPhase(now: readonly PhaseFigure[], before: readonly PhaseFigure[]): VitalPhase | null {
  const growth = now.flatMap(({ phase, p75 }) => {
    const then = before.find((each) => each.phase === phase);
    return then === undefined || p75 <= then.p75 ? [] : [{ phase, by: p75 - then.p75 }];
  });
  return growth.toSorted((a, b) => b.by - a.by)[0]?.phase ?? null;
}

/** What guests have met of a release, before it is held beside another. */
function ofRelease(
  own: readonly VitalCount[],
  elements: readonly ElementCount[],
  periods: readonly Date[],
): Omit<ReleaseVitals, 'remote' | 'version' | 'worse'> {
  const figures: Partial<Record<VitalName, Figure>> = {};
  const reasons: Partial<Record<VitalName, Reason>> = {};
  for (const name of vitalNames) {
    const figure = figureOf(name, own);
    if (figure === null) continue;
    figures[name] = figure;
    const phases = phaseFigures(name, own);
    const element = mostFrequent(elements.filter((each) => each.name === name));
    if (phases.length > 0 || element !== null) reasons[name] = { phases, grown: null, element };
  }
  return {
    firstSeen: new Date(Math.min(...own.map(({ period }) => period.getTime()))),
    figures,
    reasons,
    overTime: periods.map((period) => {
      const then = own.filter((each) => each.period.getTime() === period.getTime());
      return figureOf('LCP', then)?.p75 ?? null;
    }),
  };
}

type Unmarked = Omit<ReleaseVitals, 'worse'>;

/** Says what of a release is worse than it was before, and by which phase. */
function besideTheOneBefore(release: Unmarked, before: Unmarked | undefined): ReleaseVitals {
  const worse = vitalNames.filter((name) => {
    const [now, then] = [release.figures[name], before?.figures[name]];
    return now !== undefined && then !== undefined && isWorse(name, now, then);
  });
  const reasons = { ...release.reasons };
  for (const name of worse) {
    const reason = reasons[name];
    const grown = grownPhase(reason?.phases ?? [], before?.reasons[name]?.phases ?? []);
    if (reason !== undefined) reasons[name] = { ...reason, grown };
  }
  return { ...release, reasons, worse };
}

/** Releases side by side: by remote, the latest first, each beside the one that was seen before it. */
export function vitalsByRelease(
  counts: readonly VitalCount[],
  elements: readonly ElementCount[],
  periods: readonly Date[],
): ReleaseVitals[] {
  const remotes = Map.groupBy(counts, ({ remote }) => remote);
  return [...remotes]
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([remote, ofRemote]) => {
      const slow = elements.filter((each) => each.remote === remote);
      const releases = [...Map.groupBy(ofRemote, ({ version }) => version)]
        .map(([version, own]) => {
          const ofVersion = slow.filter((each) => each.version === version);
          return { remote, version, ...ofRelease(own, ofVersion, periods) };
        })
        .sort((a, b) => b.firstSeen.getTime() - a.firstSeen.getTime());
      return releases.map((release, index) => besideTheOneBefore(release, releases[index + 1]));
    });
}
