/** The smallest value that `share` (0 to 1) of the values do not exceed; NaN when there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Rounded for people and machines alike; null stays null. */
export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

/** How often each of `names` occurs, the most frequent first. */
export function tally(names: Iterable<string>): (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}
