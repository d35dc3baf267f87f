export interface Scale {
  readonly top: number;
  readonly bottom: number;
  readonly ticks: readonly number[];
}

const lines = 4;

/** Even steps of 1, 2 or 5 times a power of ten that hold zero and all values. */
export function scaleOf(values: readonly number[]): Scale {
  const highest = values.reduce((most, value) => Math.max(most, value), 0);
  const lowest = values.reduce((least, value) => Math.min(least, value), 0);
  const rough = (highest - lowest || 1) / lines;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((times) => times * power >= rough) ?? 10) * power;
  const first = Math.floor(lowest / step);
  const last = Math.max(Math.ceil(highest / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { top: last * step, bottom: first * step, ticks };
}
