interface ColumnValue {
  /** PostgreSQL's number of the type, the same in the embedded database. */
  readonly type: number;
  readonly text: string;
  readonly value: unknown;
}

/** One column of each type that statements return, as SQL, and the value that both engines hand over. */
export const columnValues: readonly ColumnValue[] = [
  { type: 16, text: `true`, value: true },
  { type: 18, text: `'r'::"char"`, value: 'r' },
  { type: 19, text: `'name'::name`, value: 'name' },
  { type: 20, text: `9007199254740991::bigint`, value: 9_007_199_254_740_991 },
  { type: 21, text: `-7::smallint`, value: -7 },
  { type: 23, text: `2147483647`, value: 2_147_483_647 },
  { type: 25, text: `'Ærø'::text`, value: 'Ærø' },
  { type: 114, text: `'{"a":[1,null]}'::json`, value: { a: [1, null] } },
  { type: 701, text: `0.1::float8`, value: 0.1 },
  { type: 1000, text: `array[true, false]`, value: [true, false] },
  { type: 1007, text: `array[1, 2]`, value: [1, 2] },
  { type: 1009, text: `array['a', 'b, "c"']`, value: ['a', 'b, "c"'] },
  { type: 1043, text: `'some'::varchar`, value: 'some' },
  { type: 1082, text: `'2026/12/01'::date`, value: '2026/12/01' },
  { type: 1184, text: `'2026-12-01T10:00:00Z'::timestamptz`, value: new Date('2026-12-01T10:00:00Z') },
  { type: 1700, text: `1.5::numeric`, value: 1.5 },
  { type: 2278, text: `pg_advisory_unlock_all()`, value: '' },
  { type: 3802, text: `'{"a":[1]}'::jsonb`, value: { a: [1] } },
];

export const comparedTypes: ReadonlySet<number> = new Set(columnValues.map(({ type }) => type));
