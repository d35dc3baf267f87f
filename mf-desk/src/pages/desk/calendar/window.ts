interface Scrolled {
  readonly scrolled: number;
  readonly size: number;
  readonly step: number;
  /** Steps that are drawn before and behind what is seen. */
  readonly beyond: number;
}

/** Some steps in a row, always as many: those that go out of view become those that come into it. */
export interface Window {
  readonly first: number;
  readonly count: number;
}

/** What is near: the steps that are seen, and `beyond` more on both sides. */
export const windowOf = ({ scrolled, size, step, beyond }: Scrolled): Window => ({
  first: Math.floor(scrolled / step) - beyond,
  count: Math.ceil(size / step) + 1 + 2 * beyond,
});

/** Of a window, what there is of `all` steps: the first ones before all, the last ones behind all. */
export function within({ first, count }: Window, all: number): readonly [first: number, end: number] {
  const from = Math.max(0, Math.min(first, all - count));
  return [from, Math.min(all, from + count)];
}
