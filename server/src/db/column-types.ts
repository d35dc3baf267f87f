/** OIDs of PostgreSQL's own types; the same in PGlite. */
const int8Oid = 20;
const dateOid = 1082;
const timestamptzOid = 1184;
const numericOid = 1700;

function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The bigint ${text} does not fit a safe integer`);
  return value;
}

/**
 * How both engines hand over what JavaScript has no type for: `bigint` (money in minor units, versions) as a safe
 * integer, `numeric` as a number, `date` as the product's `YYYY/MM/DD`, `timestamptz` as a Date. PostgreSQL reads `YYYY/MM/DD` as it
 * stands, so stay dates go in and out of the database without mapping.
 */
export const columnParsers: Readonly<Record<number, (text: string) => unknown>> = {
  [int8Oid]: parseInt8,
  [dateOid]: (text) => text.replaceAll('-', '/'),
  [timestamptzOid]: (text) => new Date(text),
  [numericOid]: Number,
};

/** A value for a `jsonb` column. Always as text: pg would send an array as a PostgreSQL array. */
export const json = (value: unknown): string => JSON.stringify(value);
