import * as z from 'zod/mini';

/** One of these is valid for nearly every field of the formats; which one does not matter, because nothing of it is used. */
const candidates: readonly unknown[] = [
  null,
  'x',
  0,
  1,
  60,
  false,
  [],
  {},
  '2030-01-01',
  '12:00',
  '#000000',
  'GBP',
  'GB',
  'Mon',
  'visa',
  'PerStay',
  'Amount',
  'Creation',
  ['Mon'],
  [{}],
];

type Key = string | number;
const isKey = (key: PropertyKey): key is Key => typeof key !== 'symbol';

/** A copy with a value at a path; the same when the path leads through something that holds nothing. */
function withValue(source: unknown, [key, ...rest]: readonly Key[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(source)) {
    return source.map((item: unknown, index) => (index === key ? withValue(item, rest, value) : item));
  }
  if (typeof source !== 'object' || source === null) return source;
  const fields = source as Readonly<Record<string, unknown>>;
  return { ...fields, [key]: withValue(fields[key], rest, value) };
}

const under = (path: readonly PropertyKey[], issue: { readonly path: readonly PropertyKey[] }): boolean =>
  path.every((key, index) => issue.path[index] === key);

/** More problems than a person corrects at once; the rest is reported in the next run. */
const most = 60;

export interface FilledIn<T> {
  readonly value: T;
  /** The paths of values that were filled in. */
  readonly places: readonly (readonly Key[])[];
}

/**
 * Reads a file with its invalid values replaced by valid ones, so that the rest can be checked in the same run. Null when that
 * cannot be done. Never import the result.
 */
export function fillIn<S extends z.ZodMiniType>(schema: S, written: unknown): FilledIn<z.output<S>> | null {
  const places: (readonly Key[])[] = [];
  let current = written;
  for (let step = 0; step < most; step += 1) {
    // What was read is unknown until this parse; the static input type is that of code, not of files.
    const parsed = z.safeDecode(schema, current as never);
    if (parsed.success) return { value: parsed.data, places };
    const path = parsed.error.issues[0]?.path.filter(isKey) ?? [];
    const before = current;
    const isValid = (value: unknown): boolean => {
      const tried = z.safeDecode(schema, withValue(before, path, value) as never);
      return (
        tried.success ||
        !tried.error.issues.some((issue) => issue.path.length === path.length && under(path, issue))
      );
    };
    const found = candidates.findIndex(isValid);
    if (path.length === 0 || found < 0) return null;
    current = withValue(current, path, candidates[found]);
    places.push(path);
  }
  return null;
}
