import { sql } from 'kysely';
import type { PriceLine } from 'shared/domain';
import type { Db } from '../../../db/database.ts';
import type { LocalTexts } from '../../../db/content.ts';
import type { StoredPriceLine } from '../../../db/schema.ts';
import { inGuestTexts, textsAt } from '../../../language/index.ts';
import type { ItemRow, ServiceRow } from '../repository.ts';

interface BookedRows {
  readonly items: readonly ItemRow[];
  readonly services: readonly ServiceRow[];
}

/** Under which names the rooms and extras of a booking are read. */
export type Naming = (rows: BookedRows) => BookedRows;

/** As they were agreed, in the language of the booking. */
export const asBooked: Naming = (rows) => rows;

interface NameRow {
  readonly kind: 'room' | 'rate' | 'set-up' | 'extra' | 'tax';
  readonly id: string;
  readonly name: string | null;
  /** The texts in all languages of what has the name, where the hotel has several, and where the name stands among them. */
  readonly texts: LocalTexts | null;
  readonly place: string;
}

const roomNames = (propertyId: string) => sql<NameRow>`
  select 'room' as kind, room_type_id as id, content->>'name' as name, content->'texts' as texts, 'name' as place
    from room_type where property_id = ${propertyId}`;

const allNames = (propertyId: string) => sql<NameRow>`
  ${roomNames(propertyId)}
  union all select 'rate', rate_plan_id, content->>'name', content->'texts', 'name'
    from rate_plan where property_id = ${propertyId}
  union all select 'set-up', c.configuration_id, c.text, t.content->'texts', 'configurations.' || c.position || '.text'
    from room_type_configuration c
    join room_type t on t.property_id = c.property_id and t.room_type_id = c.room_type_id
    where c.property_id = ${propertyId}
  union all select 'extra', service_id, content->>'serviceName', content->'texts', 'serviceName'
    from service where property_id = ${propertyId}
  union all select 'tax', tax->>'id', tax->>'name', content->'texts', 'taxesAndFees.' || (position - 1) || '.name'
    from property, jsonb_array_elements(coalesce(nullif(content->'taxesAndFees', 'null'::jsonb), '[]'::jsonb))
      with ordinality as taxes (tax, position)
    where property_id = ${propertyId}`;

/** In the language of the call or of the mail, else in the first one of the hotel that has it. */
const spokenName = ({ name, texts, place }: NameRow): string | null =>
  inGuestTexts({ name, ...textsAt(texts, place, 'name') }).name;

/** What the hotel calls its room types, by their ids. */
export async function roomTypeNames(db: Db, propertyId: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await roomNames(propertyId).execute(db);
  return new Map(rows.map((row) => [row.id, spokenName(row) ?? '']));
}

/**
 * What the hotel itself calls what was booked, in the language of who reads it, whatever the guest booked in: for its desk and its mails. Where it has no such
 * room, rate or extra any more it is as it was booked. The policy stays in the words that were agreed.
 */
export async function hotelsNames(db: Db, propertyId: string): Promise<Naming> {
  const { rows } = await allNames(propertyId).execute(db);
  const names = new Map(rows.map((row) => [`${row.kind} ${row.id}`, spokenName(row)]));
  const nameOf = (kind: NameRow['kind'], id: string, booked: string): string =>
    names.get(`${kind} ${id}`) ?? booked;

  /** The line of an extra has its name alone: the rows of the room's extras, which have the same one, say which it is. */
  const lineOf = (line: PriceLine, services: readonly ServiceRow[]): PriceLine => {
    if (line.kind === 'tax') {
      const { tax } = line;
      return { ...line, tax: { ...tax, name: nameOf('tax', tax.id, tax.name) } };
    }
    if (line.kind !== 'extra') return line;
    const id =
      line.included?.serviceId ??
      services.find(({ service_name: name }) => name === line.name)?.service_id ??
      null;
    return id === null ? line : { ...line, name: nameOf('extra', id, line.name) };
  };

  return ({ items, services }) => ({
    items: items.map((item) => {
      const own = services.filter((service) => service.reservation_item_id === item.reservation_item_id);
      const { configuration_id: setUp, configuration_text: text } = item;
      return {
        ...item,
        room_type_name: nameOf('room', item.room_type_id, item.room_type_name),
        rate_plan_name: nameOf('rate', item.rate_plan_id, item.rate_plan_name),
        configuration_text: setUp === null || text === null ? text : nameOf('set-up', setUp, text),
        price_lines: item.price_lines.map((stored): StoredPriceLine =>
          stored.line === undefined ? stored : { ...stored, line: lineOf(stored.line, own) },
        ),
      };
    }),
    services: services.map((service) => ({
      ...service,
      service_name: nameOf('extra', service.service_id, service.service_name),
    })),
  });
}
