import { vitalNames, type VitalName } from 'shared/contracts/web-vitals';

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

/** One release of a remote, as guests have met it. */
export interface ReleaseVitals {
  readonly remote: string;
  readonly version: string;
  readonly firstSeen: Date;
  readonly figures: Readonly<Partial<Record<VitalName, Figure>>>;
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

function figureOf(name: VitalName, counts: readonly VitalCount[]): Figure | null {
  const histogram = histogramOf(counts.filter((each) => each.name === name));
  const p75 = p75Of(name, histogram);
  return p75 === null ? null : { p75, count: countOf(histogram) };
}

/** Releases side by side: by remote, the latest first, each beside the one that was seen before it. */
export function vitalsByRelease(counts: readonly VitalCount[], periods: readonly Date[]): ReleaseVitals[] {
  const remotes = Map.groupBy(counts, ({ remote }) => remote);
  return [...remotes]
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([remote, ofRemote]) => {
      const releases = [...Map.groupBy(ofRemote, ({ version }) => version)]
        .map(([version, own]) => {
          const figures: Partial<Record<VitalName, Figure>> = {};
          for (const name of vitalNames) {
            const figure = figureOf(name, own);
            if (figure !== null) figures[name] = figure;
          }
          const at = Math.min(...own.map(({ period }) => period.getTime()));
          return {
            remote,
            version,
            firstSeen: new Date(at),
            figures,
            overTime: periods.map((period) => {
              const then = own.filter((each) => each.period.getTime() === period.getTime());
              return figureOf('LCP', then)?.p75 ?? null;
            }),
          };
        })
        .sort((a, b) => b.firstSeen.getTime() - a.firstSeen.getTime());
      return releases.map((release, index) => {
        const before = releases[index + 1]?.figures;
        const worse = vitalNames.filter((name) => {
          const [now, then] = [release.figures[name], before?.[name]];
          return now !== undefined && then !== undefined && isWorse(name, now, then);
        });
        return { ...release, worse };
      });
    });
}
