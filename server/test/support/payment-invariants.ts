import { sql } from 'kysely';
import type { ReservationStatus } from 'shared/contracts';
import { expect } from 'vitest';
import { transitions, unsettledStates } from '../../src/modules/payment/rules.ts';
import type { PaymentWorld } from './payment-world.ts';

/** Every row of stock against what the bookings say that they have taken: held and sold to the room, and never more than there is. */
async function expectExactStock({ deps }: PaymentWorld): Promise<void> {
  const { rows } = await sql<{ night: string }>`
    with taken as (
      select r.property_id, t.id, t.night,
        sum(t.count) filter (where r.status = 'Confirmed') as sold,
        sum(t.count) filter (where r.status in ('Held', 'PendingPayment')) as held
      from reservation r, jsonb_to_recordset(r.stock->'rooms') as t(id text, night date, count int)
      group by 1, 2, 3
    )
    select i.night, i.total, i.sold, i.held from inventory i
    left join taken t on t.property_id = i.property_id and t.id = i.room_type_id and t.night = i.night
    where i.sold <> coalesce(t.sold, 0) or i.held <> coalesce(t.held, 0)
      or i.sold < 0 or i.held < 0 or i.sold + i.held > i.total`.execute(deps.db);
  expect(rows).toEqual([]);
}

export type Statuses = ReadonlyMap<string, ReservationStatus>;

/** From each status the ones that may come after it, at once or later. */
function reachableFrom(status: ReservationStatus): Set<ReservationStatus> {
  const reached = new Set([status]);
  for (const from of reached) {
    for (const step of Object.values(transitions)) {
      if (step.from.some((candidate) => candidate === from)) reached.add(step.to);
    }
  }
  return reached;
}

export async function readStatuses({ deps }: PaymentWorld): Promise<Statuses> {
  const rows = await deps.db.selectFrom('reservation').select(['reservation_id', 'status']).execute();
  return new Map(rows.map((row) => [row.reservation_id, row.status]));
}

/** The card gateway takes no booking's money twice, not even to give it back: a new card comes in place of the one before. */
async function expectOneCharge({ deps }: PaymentWorld): Promise<void> {
  const { rows } = await sql<{ reservation_id: string }>`
    select payment.reservation_id from payment join simulator_charge charge
      on charge.property_id = payment.property_id and charge.reference = payment.gateway_reference
    where charge.state in ('captured', 'refunded')
    group by payment.property_id, payment.reservation_id having count(*) > 1`.execute(deps.db);
  expect(rows).toEqual([]);
}

/** What holds after every step, however things stand. */
export async function expectSound(world: PaymentWorld, before: Statuses): Promise<Statuses> {
  await expectExactStock(world);
  await expectOneCharge(world);
  const after = await readStatuses(world);
  for (const [id, status] of before) expect(reachableFrom(status)).toContain(after.get(id));
  return after;
}

/** References of the money that the gateways have and have not given back. */
async function heldMoney({ deps, paystack }: PaymentWorld): Promise<string[]> {
  const charges = await deps.db
    .selectFrom('simulator_charge')
    .select('reference')
    .where('state', '=', 'captured')
    .execute();
  const transactions = paystack.books.all();
  for (const { captures, refunds } of transactions) {
    expect(captures).toBeLessThanOrEqual(1);
    expect(refunds).toBeLessThanOrEqual(captures);
  }
  const kept = transactions.filter(({ captures, refunds }) => captures > refunds);
  return [...charges, ...kept].map(({ reference }) => reference).sort();
}

/** When everything has come to its end: money ⇔ rooms, each booking paid by exactly one charge. */
export async function expectMoneyForRooms(world: PaymentWorld): Promise<void> {
  const { db } = world.deps;
  const open = await db
    .selectFrom('reservation')
    .select('status')
    .where('status', 'in', ['Held', 'PendingPayment'])
    .execute();
  expect(open).toEqual([]);
  const owed = await db
    .selectFrom('payment')
    .select('state')
    .where('state', 'in', [...unsettledStates])
    .execute();
  expect(owed).toEqual([]);
  const paid = await db
    .selectFrom('reservation')
    .leftJoin('payment', (join) =>
      join
        .onRef('payment.property_id', '=', 'reservation.property_id')
        .onRef('payment.reservation_id', '=', 'reservation.reservation_id')
        .on('payment.state', '=', 'approved'),
    )
    .select(['payment.gateway_reference', 'paid_minor', 'total_minor'])
    .where('status', '=', 'Confirmed')
    .execute();
  expect(paid.map((row) => row.gateway_reference ?? 'nothing').sort()).toEqual(await heldMoney(world));
  for (const row of paid) expect(row.paid_minor).toBe(row.total_minor);
}
