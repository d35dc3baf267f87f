import type { BookingRows } from '../../../../server/src/modules/booking/create/booking-rows.ts';
import { identitiesOf } from './template.ts';
import { daysFrom, type Variant } from './variants.ts';

// pgbench reads `:name` as one of its variables wherever it stands, so the text of a booking is written without colons.
const literal = (text: string): string =>
  `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\u003a')}'`;

const mark = (name: string): string => `\u0001${name}\u0001`;

interface Place {
  /** What stands there in the booking that was taken as the pattern. */
  readonly value: string;
  readonly name: string;
  /** What stands there in each other one. */
  readonly sql: string;
}

const placesOf = (rows: BookingRows, variant: Variant): readonly Place[] => [
  ...identitiesOf(rows).map((value, index) => ({
    value,
    name: `id${String(index)}`,
    sql: `'${String(index)}x' || x.r`,
  })),
  ...daysFrom(variant.firstDay).map((value, index) => ({
    value,
    name: `day${String(index)}`,
    sql: `x.day${String(index)}`,
  })),
  { value: variant.roomTypes[0] ?? '', name: 'room', sql: 'x.room' },
  { value: variant.hotels[0] ?? '', name: 'hotel', sql: 'x.hotel' },
];

/** The JSON of a booking as SQL that puts it together in one go. */
function bookingSql(rows: BookingRows, variant: Variant): string {
  let text = JSON.stringify([rows]);
  const places = placesOf(rows, variant);
  for (const { value, name } of places) text = text.replaceAll(`"${value}"`, `"${mark(name)}"`);
  const sqlOf = new Map(places.map(({ name, sql }) => [name, sql]));
  const parts = text
    .split('\u0001')
    .map((part, index) => (index % 2 === 0 ? literal(part) : (sqlOf.get(part) ?? "''")));
  return `concat(${parts.join(', ')})::jsonb`;
}

const oneOf = (names: readonly string[], variable: string): string =>
  names.length === 1
    ? literal(names[0] ?? '')
    : `(array[${names.map(literal).join(', ')}])[:${variable}::int]`;

/** A pgbench script that makes one booking by one call, each time another one that falls as the variant says. */
export function pgbenchScript(rows: BookingRows, variant: Variant, contentVersion: number): string {
  const days = daysFrom(variant.firstDay).map(
    (_day, index) =>
      `to_char(current_date + ${String(variant.firstDay + index)} + :d::int, 'YYYY/MM/DD') as day${String(index)}`,
  );
  return [
    // As good as never twice the same.
    `\\set r random(1, 9000000000000000)`,
    `\\set h random(1, ${String(variant.hotels.length)})`,
    `\\set t random(1, ${String(variant.roomTypes.length)})`,
    `\\set d random(0, ${String(variant.days - 1)})`,
    `select book(x.hotel, ${String(contentVersion)}, '{}'::jsonb, ${bookingSql(rows, variant)}) from (select ` +
      `:r::text as r, ${oneOf(variant.hotels, 'h')} as hotel, ${oneOf(variant.roomTypes, 't')} as room, ${days.join(', ')}) x;`,
    '',
  ].join('\n');
}
