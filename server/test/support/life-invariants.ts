import assert from 'node:assert/strict';
import { paidOf, sumsOf } from '../../src/modules/payment/ledger.ts';
import { paidStates } from '../../src/modules/payment/rules.ts';
import { type Life, readLives, sum } from './life-books.ts';
import { checkTaken, expectStock } from './life-stock.ts';
import type { LifeWorld } from './life-world.ts';

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

/** Rates that keep a tenth at least, whenever a room is cancelled. */
const keepsTenth: ReadonlySet<string> = new Set(['tiers', 'deposit']);

/** What is cancelled by the rates' rules keeps at least what these say of every moment; the desk may set another fee. */
function checkFees({ items, events }: Life): void {
  for (const { facts } of events) {
    if (facts.reason !== 'cancelled' || facts['because'] !== undefined) continue;
    const ids = facts['itemIds'] as readonly string[];
    const cancelled = items.filter((item) => ids.includes(item.reservation_item_id));
    const least = sum(cancelled, (item) =>
      keepsTenth.has(item.rate_plan_id) ? Math.floor((item.before_cancellation?.totalMinor ?? 0) / 10) : 0,
    );
    assert.ok((facts.amountMinor ?? 0) >= least, 'less was kept than the rate keeps');
  }
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
    const told = JSON.stringify({ charge, refunds: of, sums });
    assert.ok(charge.refunded_minor <= asked, `a refund that the booking does not owe: ${told}`);
    assert.ok(asked <= charge.amount_minor, `a refund of more than was paid: ${told}`);
    assert.equal(world.disputes.openOf(charge.reference), sums.disputed - sums['dispute-won'], 'disputed');
  }
}

/** The guest has a mail of everything that was done, one each. */
function checkMails({ mails, refunds }: Life, acts: Life['events']): void {
  const sent = (kind: string) => mails.filter((mail) => mail.kind === kind).length;
  const refundsByDesk = acts.filter(({ facts }) => facts.reason === 'refund').length;
  const ends = acts.filter(({ facts }) => Array.isArray(facts['itemIds'])).length;
  assert.equal(sent('booking-cancelled'), ends, 'mails of what was cancelled');
  assert.equal(sent('booking-changed'), acts.length - ends - refundsByDesk, 'mails of what was changed');
  const made = refunds.filter(({ state }) => state === 'done').length;
  assert.equal(sent('refund-made'), made, 'mails of refunds that were made');
}

/** The link of a booking by telephone is paid once, or ends once. */
function checkLink({ row }: Life, events: Life['events']): void {
  const told = events.map(({ facts }) => String(facts.reason));
  if (row.made_by === null || row.status === 'Held')
    assert.deepEqual(told, [], 'a link has ended that was not there, or whose rooms are held');
  assert.ok(told.length <= 1, `a link has ended twice: ${told.join(', ')}`);
  if (row.status === 'Released') assert.notEqual(told[0], 'link-paid', 'rooms that were paid are free');
}

/** Each confirmed booking was new once; every change is one event, the last of a cancelled one says so, and the desk's are in its log. */
function checkEvents(life: Life): void {
  const { row, events, audited } = life;
  const count = (kind: string) => events.filter((event) => event.kind === kind).length;
  const stands = row.status === 'Confirmed' || row.status === 'Cancelled';
  // What the desk books is new while it waits for its guest's payment.
  assert.equal(count('new'), stands || row.made_by !== null ? 1 : 0, 'a booking is new once');
  const isOfLink = ({ facts }: Life['events'][number]) => String(facts.reason).startsWith('link-');
  checkLink(life, events.filter(isOfLink));
  const acts = events.filter(
    (event) => ['changed', 'cancelled', 'no-show'].includes(event.kind) && !isOfLink(event),
  );
  assert.equal(acts.length, row.stay_version, 'an event for each change');
  // Money may be given back after the end.
  const last = acts.findLast(({ facts }) => facts.reason !== 'refund');
  const isEnded = row.status === 'Cancelled';
  const ends = acts.filter(({ kind }) => kind === 'cancelled').length;
  assert.ok(ends <= (isEnded ? 1 : 0), 'a booking is cancelled once');
  if (isEnded)
    assert.ok(last?.kind === 'cancelled' || last?.kind === 'no-show', 'the last event says how it ended');
  const byDesk = events.filter(({ actor }) => actor === 'desk');
  assert.equal(audited.length, byDesk.length, 'what the desk did is in its log');
  for (const { actor_id: staffId } of byDesk) assert.ok(staffId, 'an act of the desk says whose it is');
  checkMails(life, acts);
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
    checkTaken(life);
    checkPrices(life);
    checkFees(life);
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
    for (const { kind, actor, facts } of events) if (actor === 'desk') add(`desk ${facts.reason ?? kind}`);
    if (refunds.length > 0) add('refunds', refunds.length);
  }
  return counts;
}
