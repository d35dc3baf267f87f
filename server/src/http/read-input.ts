import * as z from 'zod/mini';

type Holder = Record<PropertyKey, unknown>;
const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** The object or list that holds the value at a path. */
function holderOf(source: unknown, path: readonly PropertyKey[]): Holder | null {
  let holder = source;
  for (const key of path.slice(0, -1)) holder = isHolder(holder) ? holder[key] : null;
  return isHolder(holder) ? holder : null;
}

/** In place: a request's input is its own, and copies for each of many places would take time without limit. */
function emptyNullTexts(input: unknown, issues: readonly z.core.$ZodIssue[]): boolean {
  const nulls = issues.flatMap(({ path, ...issue }) => {
    const key = path.at(-1);
    const holder = holderOf(input, path);
    const isText = issue.code === 'invalid_type' && issue.expected === 'string';
    return isText && holder !== null && key !== undefined && holder[key] === null ? [{ holder, key }] : [];
  });
  for (const { holder, key } of nulls) holder[key] = '';
  return nulls.length > 0;
}

/** Reads a part of a request. Null for a text that may not be null is an empty text, so that the field's own rule answers. */
export function readInput(schema: z.ZodMiniType, input: unknown) {
  const read = () => z.safeDecode(schema, input, { reportInput: true });
  const result = read();
  return !result.success && emptyNullTexts(input, result.error.issues) ? read() : result;
}
