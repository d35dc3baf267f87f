/** A difference between two versions of the public API, for clients that were built against the older one. */
export interface Change {
  readonly is: 'additive' | 'breaking';
  /** A sentence without its end. */
  readonly what: string;
}

export const additive = (what: string): Change => ({ is: 'additive', what });
export const breaking = (what: string): Change => ({ is: 'breaking', what });

/** Every name of either, with what each says of it. */
export function pairs<T>(
  before: Readonly<Record<string, T>>,
  after: Readonly<Record<string, T>>,
): readonly (readonly [name: string, before: T | undefined, after: T | undefined])[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.map((name) => [name, before[name], after[name]]);
}
