import assert from 'node:assert/strict';
import { sql } from 'kysely';
import type { ReservationStatus } from 'shared/contracts';
import { type Movement, paidOf, type Sums, sumsOf } from '../../src/modules/payment/ledger.ts';
import {
  paidStates,
  type PaymentState,
  paymentWays,
  transitions,
  unsettledStates,
} from '../../src/modules/payment/rules.ts';
import { type Intent, leftAtBank, refundedAtBank } from './payment-bank.ts';
import type { PaymentWorld } from './payment-world.ts';

/** Every row of stock against what the bookings say that they have taken: held and sold to the room, and never more than there is. */
async function wrongStock({ deps }: PaymentWorld, last = '2026-12-31'): Promise<object[]> {
  const { rows } = await sql<{ night: string }>`
    with taken as (
      select r.property_id, t.id, t.night,
        sum(t.count) filter (where r.status in ('Confirmed', 'Cancelled')) as sold,
        sum(t.count) filter (where r.status in ('Held', 'PendingPayment')) as held
      from reservation r, jsonb_to_recordset(r.stock->'rooms') as t(id text, night date, count int)
      group by 1, 2, 3
    )
    select i.night, i.total, i.sold, i.held from inventory i
    left join taken t on t.property_id = i.property_id and t.id = i.room_type_id and t.night = i.night
    where i.night <= ${last} and (i.sold <> coalesce(t.sold, 0) or i.held <> coalesce(t.held, 0)
      or i.sold < 0 or i.held < 0 or i.sold + i.held > i.total)`.execute(deps.db);
  return rows;
}

/** A payment with its ledger, and its booking. */
interface Standing {
  readonly id: string;
  readonly reservationId: string;
  readonly provider: string;
  readonly reference: string;
  readonly state: PaymentState;
  readonly amountMinor: number;
  readonly status: ReservationStatus;
  readonly bookingPaidMinor: number;
  readonly movements: readonly Movement[];
}

async function readStandings({ deps }: PaymentWorld): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select p.payment_id as id, p.reservation_id as "reservationId", p.provider, p.gateway_reference as reference, p.state,
      p.amount_minor::float8 as "amountMinor", r.status, r.paid_minor::float8 as "bookingPaidMinor",
      coalesce((select jsonb_agg(jsonb_build_object('kind', m.kind, 'amountMinor', m.amount_minor) order by m.position)
        from payment_movement m where m.property_id = p.property_id and m.payment_id = p.payment_id), '[]'::jsonb) as movements
    from payment p join reservation r on r.property_id = p.property_id and r.reservation_id = p.reservation_id
    order by p.created_at, p.attempt`.execute(deps.db);
  return rows;
}

/** Each booking is recorded once as new, when it is confirmed, and no number of the events is missing. */
async function expectRecorded({ deps }: PaymentWorld) {
  const { rows: gaps } = await sql`
    select v.property_id from property_version v
    left join booking_event e on e.property_id = v.property_id
    group by v.property_id, v.event_sequence
    having count(e.sequence) <> v.event_sequence or coalesce(max(e.sequence), 0) <> v.event_sequence`.execute(
    deps.db,
  );
  assert.deepEqual(gaps, [], 'booking events have a gap');
  const { rows } = await sql`
    select r.reservation_id, r.status, count(e.sequence)::int as recorded from reservation r
    left join booking_event e on e.property_id = r.property_id and e.reservation_id = r.reservation_id and e.kind = 'new'
    group by r.reservation_id, r.status
    having count(e.sequence) <> (case r.status when 'Confirmed' then 1 else 0 end)`.execute(deps.db);
  assert.deepEqual(rows, [], 'a booking was recorded as new never, twice, or before it was confirmed');
  const { rows: money } = await sql<{ recorded: number; moved: number }>`
    select r.reservation_id,
      (select coalesce(sum((e.facts->>'amountMinor')::bigint) filter (where e.kind in ('refunded', 'disputed')), 0)
        from booking_event e where e.property_id = r.property_id and e.reservation_id = r.reservation_id) as recorded,
      coalesce(sum(m.amount_minor) filter (where m.kind in ('refunded', 'disputed')), 0) as moved
    from reservation r
    join payment p on p.property_id = r.property_id and p.reservation_id = r.reservation_id and p.state in (${sql.join([...paidStates, 'lost'])})
    left join payment_movement m on m.property_id = p.property_id and m.payment_id = p.payment_id
    where r.status = 'Confirmed'
    group by r.property_id, r.reservation_id`.execute(deps.db);
  assert.deepEqual(
    money.filter(({ recorded, moved }) => recorded !== moved),
    [],
    'refunds and disputes of the events are not those of the ledger',
  );
}

/** How every booking and every payment stood after a step. */
export interface Remembered {
  readonly statuses: ReadonlyMap<string, ReservationStatus>;
  readonly states: ReadonlyMap<string, PaymentState>;
}
export const nothingYet: Remembered = { statuses: new Map(), states: new Map() };

/** From each the ones that may come after it, at once or later. */
function reachable<S extends string>(
  from: S,
  ways: readonly { readonly from: readonly S[]; readonly to: S }[],
): Set<S> {
  const reached = new Set([from]);
  for (const one of reached) {
    for (const way of ways) if (way.from.includes(one)) reached.add(way.to);
  }
  return reached;
}

const statusWays = Object.values<{ from: readonly ReservationStatus[]; to: ReservationStatus }>(transitions);
const stateWays = Object.values<{ from: readonly PaymentState[]; to: PaymentState }>(paymentWays);

function checkReached<S extends string>(
  before: ReadonlyMap<string, S>,
  after: ReadonlyMap<string, S>,
  ways: readonly { readonly from: readonly S[]; readonly to: S }[],
) {
  for (const [id, from] of before) {
    const to = after.get(id);
    assert.ok(to !== undefined && reachable(from, ways).has(to), `from ${from} to ${String(to)}`);
  }
}

const isIn = (states: readonly string[], state: string): boolean => states.includes(state);
const standsOn = ({ state }: Standing): boolean => isIn(paidStates, state) || state === 'lost';

/** What a booking's ledgers come to is what it says; each that is confirmed stands on one payment. */
function checkBooking(payments: readonly Standing[]) {
  const [{ status, bookingPaidMinor }] = payments as [Standing];
  const paying = payments.filter(standsOn);
  const sum = paying.reduce((total, { movements }) => total + paidOf(sumsOf(movements)), 0);
  assert.equal(bookingPaidMinor, Math.max(0, sum), 'a booking is paid by what its ledgers come to');
  assert.equal(paying.length, status === 'Confirmed' ? 1 : 0, `payments of a booking that is ${status}`);
}

const isOurRefund = (key: string): boolean => !key.startsWith('hotel:');
const isBack = (key: string): boolean => key.includes(':back:');

/** The ledger says nothing that the bank does not; we take money once, for rooms that are sold, and give back what was asked for, once. */
function checkAtBank(standing: Standing, intent: Intent, asked: ReadonlyMap<string, number>) {
  const { state, status } = standing;
  const sums = sumsOf(standing.movements);
  const everRefunded = intent.refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  assert.ok(sums.captured <= intent.capturedMinor, 'captured only in the ledger');
  assert.ok(sums.authorised === 0 || intent.authorisedAt !== null, 'authorised only in the ledger');
  assert.ok(sums.authorised <= intent.amountMinor, 'authorised twice in the ledger');
  assert.ok(sums.refunded <= everRefunded, 'refunded only in the ledger');
  assert.ok(sums.disputed <= intent.disputedEverMinor, 'disputed only in the ledger');
  assert.ok(sums.voided <= sums.authorised, 'set free what was not set aside');
  if (intent.capturedBy === 'us') assert.equal(status, 'Confirmed', 'money taken before the rooms were sold');
  if (intent.voidedBy === 'us') assert.ok(!standsOn(standing), 'set free what a booking stands on');
  for (const { key, amountMinor } of intent.refunds.filter((one) => isOurRefund(one.key))) {
    if (isBack(key))
      assert.ok(!standsOn(standing), `a refund that nobody asked for, of one that is ${state}`);
    else assert.equal(amountMinor, asked.get(key), 'a refund that nobody asked for');
  }
  assert.ok(intent.captures <= 1);
  // What the bank had set aside for sold rooms may be captured in part at its dashboard.
  if (state === 'approved' && sums.authorised === 0)
    assert.equal(sums.captured, standing.amountMinor, 'another amount was taken for a booking');
}

const byReference = ({ bank }: PaymentWorld) =>
  new Map(bank.intents().map((intent) => [intent.reference, intent]));

async function takenReferences({ deps, bank, cards }: PaymentWorld): Promise<Set<string>> {
  if (cards === 'bank') {
    return new Set(bank.intents().flatMap(({ captures, reference }) => (captures > 0 ? [reference] : [])));
  }
  const rows = await deps.db
    .selectFrom('simulator_charge')
    .select('reference')
    .where('state', 'in', ['captured', 'refunded'])
    .execute();
  return new Set(rows.map(({ reference }) => reference));
}

/** What holds after every step, however things stand. */
export async function expectSound(world: PaymentWorld, before: Remembered): Promise<Remembered> {
  // All stays are before it.
  assert.deepEqual(await wrongStock(world, '2026-12-05'), [], 'stock is not exact');
  const standings = await readStandings(world);
  const intents = byReference(world);
  const taken = await takenReferences(world);
  for (const payments of Map.groupBy(standings, ({ reservationId }) => reservationId).values()) {
    checkBooking(payments);
    const charges = payments.filter(
      ({ provider, reference }) => provider !== 'paystack' && taken.has(reference),
    );
    assert.ok(charges.length <= 1, 'a booking was charged twice');
  }
  for (const standing of standings) {
    const intent = standing.provider === 'bank' ? intents.get(standing.reference) : undefined;
    if (intent) checkAtBank(standing, intent, world.asked());
  }
  for (const { captures, refunds } of world.paystack.books.all()) {
    assert.ok(captures <= 1, 'Paystack took money twice');
    assert.ok(refunds <= captures, 'Paystack gave back what it does not have');
  }
  const after = {
    statuses: new Map(standings.map(({ reservationId, status }) => [reservationId, status])),
    states: new Map(standings.map(({ id, state }) => [id, state])),
  };
  checkReached(before.statuses, after.statuses, statusWays);
  checkReached(before.states, after.states, stateWays);
  return after;
}

/** The ledger of a payment says what the gateway says, to the minor unit. */
function expectSame(sums: Sums, intent: Intent, { state }: Standing) {
  const isForgotten = state === 'declined' || state === 'abandoned';
  const left = leftAtBank(intent);
  assert.equal(
    sums.captured - (sums.refunded - sums['refund-failed']) - (sums.disputed - sums['dispute-won']),
    left,
    `the ledger of one that is ${state} has another sum than the bank`,
  );
  if (isForgotten) return;
  assert.equal(sums.captured, intent.capturedMinor, 'captured');
  assert.equal(sums.refunded - sums['refund-failed'], refundedAtBank(intent), 'refunded');
  assert.equal(sums.disputed - sums['dispute-won'], intent.disputedMinor, 'disputed');
  if (intent.state === 'voided') assert.equal(sums.authorised, sums.voided, 'set free');
}

function expectMoneyAtBank(standing: Standing, intent: Intent) {
  const { state, status, bookingPaidMinor } = standing;
  const sums = sumsOf(standing.movements);
  expectSame(sums, intent, standing);
  assert.notEqual(intent.state, 'authorised', `money that is set aside for ever, of one that is ${state}`);
  const stands = standsOn(standing);
  if (intent.state === 'stored') assert.equal(state, 'guaranteed', 'a card is kept without a room');
  if (leftAtBank(intent) > 0) assert.ok(stands && status === 'Confirmed', `money without a room: ${state}`);
  if (!stands) return;
  assert.equal(bookingPaidMinor, Math.max(0, leftAtBank(intent)), 'a booking says another sum than the bank');
  const expected = { captured: 'approved', stored: 'guaranteed', voided: 'lost' };
  assert.ok(intent.state in expected, `a room without its money’s state: ${intent.state}`);
  assert.equal(state, expected[intent.state as keyof typeof expected], 'a room without its money’s state');
}

/** References of the money that Paystack and the simulator have and have not given back. */
async function heldMoney({ deps, paystack }: PaymentWorld): Promise<string[]> {
  const charges = await deps.db
    .selectFrom('simulator_charge')
    .select('reference')
    .where('state', '=', 'captured')
    .where('amount_minor', '>', 0)
    .execute();
  const kept = paystack.books.all().filter(({ captures, refunds }) => captures > refunds);
  return [...charges, ...kept].map(({ reference }) => reference).sort();
}

/** When everything has come to its end: money ⇔ rooms, each booking paid by exactly one charge, the ledger as the gateway has it. */
export async function expectMoneyForRooms(world: PaymentWorld): Promise<void> {
  assert.deepEqual(await wrongStock(world), [], 'stock is not exact');
  await expectRecorded(world);
  const standings = await readStandings(world);
  for (const { status, state } of standings) {
    assert.ok(status !== 'Held' && status !== 'PendingPayment', `a booking is ${status}`);
    assert.ok(!isIn(unsettledStates, state), `a payment is ${state}`);
  }
  const intents = byReference(world);
  for (const standing of standings.filter(({ provider }) => provider === 'bank')) {
    const intent = intents.get(standing.reference);
    if (intent) expectMoneyAtBank(standing, intent);
    else assert.ok(!standsOn(standing), 'a room for which the bank was never asked');
  }
  const others = standings.filter((one) => one.provider !== 'bank' && standsOn(one) && one.amountMinor > 0);
  const paid = others.filter(({ movements }) => paidOf(sumsOf(movements)) > 0);
  assert.deepEqual(paid.map(({ reference }) => reference).sort(), await heldMoney(world), 'money ⇔ rooms');
  for (const { amountMinor, bookingPaidMinor } of others) assert.equal(bookingPaidMinor, amountMinor);
}

/** How many payments are in which state. */
export async function countStates(world: PaymentWorld): Promise<[state: string, count: number][]> {
  const byState = Map.groupBy(await readStandings(world), ({ state }) => state);
  return [...byState].map(([state, payments]) => [state, payments.length]);
}
