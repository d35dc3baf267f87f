/** A value for a `jsonb` column. Always as text: pg would send an array as a PostgreSQL array. */
export const json = (value: unknown): string => JSON.stringify(value);
