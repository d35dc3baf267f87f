import assert from 'node:assert/strict';
import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../src/db/schema.ts';
import { type Movement, paidOf, sumsOf } from '../../src/modules/payment/ledger.ts';
import { paidStates } from '../../src/modules/payment/rules.ts';
import type { LifeWorld } from './life-world.ts';

type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;

interface Life {
  readonly row: Row<'reservation'>;
  readonly items: readonly Row<'reservation_item'>[];
  readonly payments: readonly (Row<'payment'> & { readonly movements: readonly Movement[] })[];
  readonly refunds: readonly Row<'refund'>[];
  readonly dues: readonly Row<'payment_due'>[];
  readonly events: readonly Row<'booking_event'>[];
  readonly charges: readonly Row<'simulator_charge'>[];
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

async function readLives({ db, firstEvent }: LifeWorld): Promise<Life[]> {
  const [reservations, items, payments, movements, refunds, dues, events, charges] = [
    await db.selectFrom('reservation').selectAll().execute(),
    await db.selectFrom('reservation_item').selectAll().execute(),
    await db.selectFrom('payment').selectAll().orderBy('attempt').execute(),
    await db.selectFrom('payment_movement').selectAll().orderBy('position').execute(),
    await db.selectFrom('refund').selectAll().execute(),
    await db.selectFrom('payment_due').selectAll().execute(),
    await db.selectFrom('booking_event').selectAll().where('sequence', '>', firstEvent()).execute(),
    await db.selectFrom('simulator_charge').selectAll().execute(),
  ];
  const { rows } = await sql<{ last: number }>`
    select event_sequence::int as last from property_version where property_id = 'harbour'`.execute(db);
  const numbers = events.map(({ sequence }) => sequence).sort((a, b) => a - b);
  assert.deepEqual(
    numbers,
    Array.from({ length: (rows[0]?.last ?? 0) - firstEvent() }, (_, index) => firstEvent() + index + 1),
    'booking events have a gap',
  );
  const ledgers = Map.groupBy(movements, (movement) => movement.payment_id);
  return reservations.map((row) => {
    const isOfIt = (of: { readonly reservation_id: string }) => of.reservation_id === row.reservation_id;
    const own = payments.filter(isOfIt).map((payment) => ({
      ...payment,
      movements: (ledgers.get(payment.payment_id) ?? []).map((movement) => ({
        kind: movement.kind,
        amountMinor: movement.amount_minor,
      })),
    }));
    return {
      row,
      items: items.filter(isOfIt),
      payments: own,
      refunds: refunds.filter(isOfIt),
      dues: dues.filter(isOfIt),
      events: events.filter(isOfIt),
      charges: charges.filter(({ reference }) =>
        own.some(({ gateway_reference: name }) => name === reference),
      ),
    };
  });
}

/** Every row of stock says what the bookings have taken; of each type a booking has as many nights as its rooms that are left sleep. */
async function expectStock({ db }: LifeWorld): Promise<void> {
  const { rows: wrong } = await sql`
    with taken as (
      select kind, t.id, t.night,
        sum(t.count) filter (where r.status = 'Confirmed') as sold,
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
  const { rows: others } = await sql`
    with slept as (
      select r.reservation_id, i.room_type_id, sum(r.date_to - r.date_from)::int as nights
      from reservation r join reservation_item i
        on i.property_id = r.property_id and i.reservation_id = r.reservation_id and i.cancelled_at is null
      where r.status = 'Confirmed' group by 1, 2
    ), taken as (
      select r.reservation_id, split_part(t.id, '|', 1) as room_type_id, sum(t.count)::int as nights
      from reservation r, jsonb_to_recordset(r.stock->'rooms') as t(id text, night date, count int)
      where r.status = 'Confirmed' and t.night >= r.date_from and t.night < r.date_to group by 1, 2
    )
    select * from slept full join taken using (reservation_id, room_type_id)
    where slept.nights is distinct from taken.nights`.execute(db);
  assert.deepEqual(others, [], 'a booking has taken other nights than its rooms sleep');
  const { rows: vouchers } = await sql`
    select v.code, v.value_minor, v.balance_minor from voucher v
    where v.balance_minor + coalesce((select sum(r.gift_discount_minor) from reservation r
      where r.voucher_code = v.code and r.status in ('Confirmed', 'Held', 'PendingPayment', 'Cancelled')), 0) <> v.value_minor`.execute(
    db,
  );
  assert.deepEqual(vouchers, [], 'a voucher has lost or won money');
}

const isStanding = ({ row }: Life): boolean => row.status === 'Confirmed' || row.status === 'Cancelled';
const standsOn = ({ state }: Life['payments'][number]): boolean => paidStates.some((paid) => paid === state);

/** Rooms, price lines and extras add up to what the booking costs. */
function checkPrices({ row, items }: Life): void {
  const whole = sum(items, (item) => item.total_minor);
  assert.equal(
    sum(items, (item) => item.room_minor),
    row.rooms_minor,
    'rooms add up',
  );
  assert.equal(
    sum(items, (item) => item.services_minor),
    row.services_minor,
    'extras add up',
  );
  assert.equal(whole - row.gift_discount_minor, row.total_minor, 'rooms and voucher add up to the total');
  assert.ok(row.total_minor >= 0 && row.gift_discount_minor >= 0, 'an amount is below zero');
  for (const item of items) {
    assert.equal(item.room_minor + item.services_minor, item.total_minor, 'a room and its extras add up');
    assert.equal(
      sum(item.price_lines, (line) => line.amountMinor),
      item.total_minor,
      'price lines add up',
    );
    assert.equal(item.cancelled_at !== null, item.before_cancellation !== null);
    if (item.before_cancellation)
      assert.ok(item.total_minor <= item.before_cancellation.totalMinor, 'a fee is more than the room');
  }
  const left = items.filter(({ cancelled_at: at }) => at === null).length;
  if (isStanding({ row } as Life)) assert.equal(left === 0, row.status === 'Cancelled', 'rooms are left');
}

/** The ledger, the rows of refunds and the gateway: nothing below zero, nothing beyond what was paid. */
function checkMoney(life: Life, world: LifeWorld): void {
  const { row, payments, refunds, charges } = life;
  const paying = payments.filter(standsOn);
  const paid = sum(paying, ({ movements }) => paidOf(sumsOf(movements)));
  assert.equal(row.paid_minor, Math.max(0, paid), 'a booking is paid by what its ledgers come to');
  for (const payment of paying) {
    const sums = sumsOf(payment.movements);
    const charge = charges.find(({ reference }) => reference === payment.gateway_reference);
    const of = refunds.filter(({ payment_id: id }) => id === payment.payment_id);
    const done = sum(
      of.filter(({ state }) => state === 'done'),
      (refund) => refund.amount_minor,
    );
    const open = of.filter(({ state }) => state === 'due' || state === 'delayed');
    const back = sums.refunded - sums['refund-failed'];
    assert.ok(charge, 'a payment that the gateway does not know');
    assert.ok(sums.captured <= charge.amount_minor, 'captured only in the ledger');
    assert.ok(back <= charge.refunded_minor, 'refunded only in the ledger');
    assert.ok(charge.refunded_minor <= charge.amount_minor, 'more went back than was paid');
    assert.ok(done <= back, 'a refund is shown as made that was not');
    const asked = done + sum(open, (refund) => refund.amount_minor);
    assert.ok(charge.refunded_minor <= asked, 'a refund that the booking does not owe');
    assert.ok(asked <= charge.amount_minor, 'a refund of more than was paid');
    assert.equal(world.disputes.openOf(charge.reference), sums.disputed - sums['dispute-won'], 'disputed');
  }
}

/** Each confirmed booking was new once; every change is one event, the last of a cancelled one says so. */
function checkEvents({ row, events }: Life): void {
  const count = (kind: string) => events.filter((event) => event.kind === kind).length;
  const stands = row.status === 'Confirmed' || row.status === 'Cancelled';
  assert.equal(count('new'), stands ? 1 : 0, 'a booking is new once');
  assert.equal(count('cancelled'), row.status === 'Cancelled' ? 1 : 0, 'a booking is cancelled once');
  assert.equal(count('changed') + count('cancelled'), row.stay_version, 'an event for each change');
}

/** No booking lost, none doubled, and no change of which a guest was told. */
function checkGuests(lives: readonly Life[], world: LifeWorld): void {
  const byToken = new Map(lives.map((life) => [life.row.confirmation_token, life]));
  assert.ok(lives.length <= world.guests().length, 'more bookings than guests');
  for (const { token, isTold, done } of world.guests()) {
    if (token === null || !isTold) continue;
    const life = byToken.get(token);
    assert.ok(life && isStanding(life), 'a booking that a guest was told of is lost');
    assert.ok(life.row.stay_version >= done.size, 'a change that a guest was told of is lost');
  }
}

/** What holds after every step of a life. */
export async function expectLivesSound(world: LifeWorld): Promise<void> {
  await expectStock(world);
  const lives = await readLives(world);
  for (const life of lives) {
    checkPrices(life);
    checkMoney(life, world);
    checkEvents(life);
  }
  checkGuests(lives, world);
}

/** … and when everything has come to its end: nothing open, what was too much is back, and the gateway has what the bookings say. */
export async function expectLivesSettled(world: LifeWorld): Promise<void> {
  for (const life of await readLives(world)) {
    const { row, refunds, charges, dues, payments } = life;
    const facts = JSON.stringify({ status: row.status, total: row.total_minor, paid: row.paid_minor });
    assert.ok(row.status !== 'Held' && row.status !== 'PendingPayment', `a booking is ${row.status}`);
    assert.deepEqual(
      refunds.filter(({ state }) => state !== 'done'),
      [],
      'a refund was never made',
    );
    const kept = sum(charges, (charge) =>
      charge.state === 'captured' ? charge.amount_minor - charge.refunded_minor : 0,
    );
    assert.equal(kept, isStanding(life) ? row.paid_minor : 0, `the gateway has another sum: ${facts}`);
    if (!isStanding(life)) continue;
    assert.ok(row.paid_minor <= row.total_minor, `more was paid than it costs: ${facts}`);
    const made = sum(refunds, (refund) => refund.amount_minor);
    assert.equal(
      sum(charges, (charge) => charge.refunded_minor),
      made,
      'refund shown = refund made',
    );
    const open = dues.filter(({ state }) => state === 'waiting');
    assert.deepEqual(open, [], `a charge that is due was never tried: ${facts}`);
    const isPaidAtOnce = row.payment_plan === null && payments.some(({ state }) => state === 'approved');
    const dueIn = (...states: readonly string[]) =>
      sum(
        dues.filter(({ state }) => states.includes(state)),
        (due) => due.amount_minor,
      );
    // What a bank took back meanwhile is between the hotel and its guest.
    const wasDisputed = life.events.some(({ kind }) => kind === 'disputed');
    if (!isPaidAtOnce || wasDisputed) continue;
    const told = `${facts} ${JSON.stringify(dues)}`;
    assert.ok(row.paid_minor + dueIn('asked') <= row.total_minor, `more is asked for than it costs: ${told}`);
    // Where no card is kept, the quote says that nothing is charged for a fee; the hotel asks the guest for what is missing.
    const hasKeptCard = payments.some(({ method }) => typeof method === 'string');
    if (row.status === 'Cancelled' && !hasKeptCard) continue;
    // What the guest has not paid after days is the hotel's to ask for, which an event has said.
    assert.ok(
      row.paid_minor + dueIn('asked', 'given-up') >= row.total_minor,
      `paid is what it costs: ${told}`,
    );
  }
}

/** How many bookings ended in each status, and how often something happened to one. */
export async function countLives(world: LifeWorld): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const add = (name: string, count = 1) => (counts[name] = (counts[name] ?? 0) + count);
  for (const { row, events, refunds } of await readLives(world)) {
    add(row.status);
    for (const { kind } of events) if (kind !== 'new') add(`event ${kind}`);
    if (refunds.length > 0) add('refunds', refunds.length);
  }
  return counts;
}
