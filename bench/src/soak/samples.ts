import { median, percentile } from '../statistics.ts';

/** Of all processes together. */
export interface Memory {
  readonly rssMB: number;
  /** What V8 has taken for its heap, used or not. */
  readonly heapMB: number;
  /** Buffers and other memory outside the heap that JavaScript holds. */
  readonly externalMB: number;
}

export interface Sample extends Memory {
  /** Hours since the soak began. */
  readonly hours: number;
  /** Of the requests since the sample before, in milliseconds. */
  readonly p99: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How much y grows where x grows by one, by least squares; NaN where all points have the same x. */
export function slopeOf(points: readonly Point[]): number {
  const meanOf = (pick: (point: Point) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const [meanX, meanY] = [meanOf(({ x }) => x), meanOf(({ y }) => y)];
  const across = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0);
  const along = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  return across / along;
}

export interface Slopes {
  readonly rssSlopeMBPerHour: number;
  /** Share of its median by which the p99 grows in an hour. */
  readonly p99Slope: number;
}

/** The first samples do not count: code is compiled, and what is cached is read for the first time. */
const warmUpShare = 0.25;

export function slopesOf(samples: readonly Sample[]): Slopes {
  const counted = samples.slice(Math.ceil(samples.length * warmUpShare));
  const latencies = counted.map(({ p99 }) => p99);
  return {
    rssSlopeMBPerHour: slopeOf(counted.map(({ hours, rssMB }) => ({ x: hours, y: rssMB }))),
    p99Slope: slopeOf(counted.map(({ hours, p99 }) => ({ x: hours, y: p99 }))) / median(latencies),
  };
}

/** Takes what was measured since the last one out of `latencies`. */
export const p99Since = (latencies: number[]): number =>
  percentile(latencies.splice(0, latencies.length), 0.99);
