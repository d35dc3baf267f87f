import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { nightsOf, todayIn } from 'shared/domain';
import { roomTypeOfRow } from '../../src/modules/stock/index.ts';
import type { Life } from './life-books.ts';
import type { LifeWorld } from './life-world.ts';

/** Every row of stock says what the bookings have taken; vouchers what they have given. */
export async function expectStock({ db }: LifeWorld): Promise<void> {
  const { rows: wrong } = await sql`
    with taken as (
      select kind, t.id, t.night,
        sum(t.count) filter (where r.status in ('Confirmed', 'Cancelled')) as sold,
        sum(t.count) filter (where r.status in ('Held', 'PendingPayment')) as held
      from reservation r, (values ('rooms'), ('extras')) kinds (kind),
        jsonb_to_recordset(r.stock->kind) as t(id text, night date, count int)
      group by 1, 2, 3
    ), stock as (
      select 'rooms' as kind, room_type_id as id, night, total, sold, held from inventory
      union all select 'extras', service_id, night, total, sold, held from service_inventory
    )
    select s.* from stock s left join taken t on t.kind = s.kind and t.id = s.id and t.night = s.night
    where s.night <= '2026-12-10' and (s.sold <> coalesce(t.sold, 0) or s.held <> coalesce(t.held, 0)
      or s.sold < 0 or s.held < 0 or s.sold + s.held > s.total)`.execute(db);
  assert.deepEqual(wrong, [], 'stock is not what the bookings have taken');
  const { rows: vouchers } = await sql`
    select v.code, v.value_minor, v.balance_minor from voucher v
    where v.balance_minor + coalesce((select sum(r.gift_discount_minor) from reservation r
      where r.voucher_code = v.code and r.status in ('Confirmed', 'Held', 'PendingPayment', 'Cancelled')), 0) <> v.value_minor`.execute(
    db,
  );
  assert.deepEqual(vouchers, [], 'a voucher has lost or won money');
}

interface Taken {
  readonly id: string;
  readonly night: string;
  readonly count: number;
}

/** As counts of a thing and a night, in one order. */
function countsOf(taken: readonly Taken[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { id, night, count } of taken) {
    const key = `${night} ${id}`;
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return Object.fromEntries([...counts].filter(([, count]) => count > 0).toSorted());
}

interface Slept {
  readonly roomTypeId: string;
  readonly nights: readonly string[];
  readonly extras: readonly { readonly id: string; readonly quantity: number }[];
}

/** A room's nights and extras; of a cancelled one those that were over on the day on which it was cancelled, of the stay as it was then. */
function sleptOf(item: Life['items'][number], { row, services, events }: Life): Slept {
  const roomTypeId = item.room_type_id;
  const { cancelled_at: cancelledAt, before_cancellation: before } = item;
  if (cancelledAt === null || before === null) {
    const own = services.filter(({ reservation_item_id: id }) => id === item.reservation_item_id);
    return {
      roomTypeId,
      nights: nightsOf({ from: row.date_from, to: row.date_to }),
      extras: own.map(({ service_id: id, quantity }) => ({ id, quantity })),
    };
  }
  const ended = events.find(({ facts }) =>
    (facts['itemIds'] as readonly string[] | undefined)?.includes(item.reservation_item_id),
  );
  assert.ok(ended, 'a room is cancelled, and no event says so');
  const today = todayIn('Europe/London', cancelledAt);
  const nights = nightsOf({ from: ended.facts.dateFrom, to: ended.facts.dateTo });
  return {
    roomTypeId,
    nights: nights.filter((night) => night < today),
    extras: before.services.map(({ serviceId: id, quantity }) => ({ id, quantity })),
  };
}

/** Of the extras with an end: a place for each night, a boat at the beginning. */
const extraNights = {
  parking: (nights: readonly string[]) => nights,
  boat: (nights: readonly string[]) => nights.slice(0, 1),
};

/** A booking has taken the nights that its rooms sleep, and what their extras use; no others. */
export function checkTaken(life: Life): void {
  if (life.row.status === 'Released' || life.row.status === 'Refunded') return;
  const slept = life.items.map((item) => sleptOf(item, life));
  const rooms = slept.flatMap(({ roomTypeId: id, nights }) =>
    nights.map((night) => ({ id, night, count: 1 })),
  );
  const extras = slept.flatMap(({ nights, extras: own }) =>
    own.flatMap(({ id, quantity }) =>
      id in extraNights
        ? extraNights[id as keyof typeof extraNights](nights).map((night) => ({ id, night, count: quantity }))
        : [],
    ),
  );
  const taken = life.row.stock.rooms.map((each) => ({ ...each, id: roomTypeOfRow(each.id) }));
  assert.deepEqual(countsOf(taken), countsOf(rooms), 'a booking has taken other nights than its rooms sleep');
  assert.deepEqual(countsOf(life.row.stock.extras), countsOf(extras), 'a booking has taken other extras');
}
