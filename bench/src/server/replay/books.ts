import { sql } from 'kysely';
import type { Db } from '../../../../server/src/db/database.ts';
import type { Capacity } from './capacity.ts';

/** What the database says after the replay. */
export interface Books {
  readonly confirmed: number;
  readonly nights: number;
  readonly roomNightsSold: number;
  /** Nights of a room type on which free + sold is not the capacity, more is sold than there is, or sold is not what is booked. */
  readonly wrong: number;
}

interface Night {
  readonly property_id: string;
  readonly room_type_id: string;
  readonly total: number;
  readonly sold: number;
  readonly held: number;
  readonly booked: number;
}

/** Every night of every room type, with the confirmed rooms that stay then; also nights that only a booking knows. */
const allNights = sql<Night>`
  with booked as (
    select i.property_id, i.room_type_id, d::date as night, count(*)::int as booked
    from reservation r
    join reservation_item i using (property_id, reservation_id)
    cross join generate_series(r.date_from, r.date_to - 1, interval '1 day') d
    where r.status = 'Confirmed'
    group by 1, 2, 3
  )
  select property_id, room_type_id, coalesce(total, 0) as total, coalesce(sold, 0) as sold,
    coalesce(held, 0) as held, coalesce(booked, 0) as booked
  from inventory full join booked using (property_id, room_type_id, night)`;

export async function readBooks(db: Db, capacity: Capacity): Promise<Books> {
  const { rows } = await allNights.execute(db);
  const isWrong = (night: Night): boolean => {
    const rooms = capacity.get(night.property_id)?.get(night.room_type_id) ?? 0;
    const free = night.total - night.sold - night.held;
    return free < 0 || night.held !== 0 || free + night.sold !== rooms || night.sold !== night.booked;
  };
  const { n } = await db
    .selectFrom('reservation')
    .where('status', '=', 'Confirmed')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return {
    confirmed: n,
    nights: rows.length,
    roomNightsSold: rows.reduce((sum, { sold }) => sum + sold, 0),
    wrong: rows.filter(isWrong).length,
  };
}
