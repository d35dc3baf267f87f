import { json } from '../../../db/column-types.ts';
import type { DbTransaction } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { conflict } from '../../../http/errors.ts';
import { inGuestLanguage } from '../../../language/index.ts';
import type { PropertySnapshot } from '../../availability/index.ts';
import { recordBookingEvent } from '../../booking-event/index.ts';
import {
  lockReservation,
  mailFormerAddress,
  type ReservationName,
  type ReservationRow,
  withoutRefunds,
} from '../../booking/index.ts';
import { insertMail } from '../../mail/index.ts';
import { bumpPropertyVersion, type StoredProperty } from '../../property/index.ts';
import { returnVoucher } from '../../voucher/index.ts';
import { actorOf, auditOf, changedMeanwhile, staffOf, type StayActor } from '../actor.ts';
import { translate } from '../messages/index.ts';
import { oweRefunds } from '../money.ts';
import { nameOf } from '../named.ts';
import type { ChangeTerms } from '../quote-token.ts';
import { lockDues } from '../due-repository.ts';
import { rewriteItem, rewriteServices, writeChange } from '../repository.ts';
import { bookerAfter } from './contact.ts';
import { changeDues } from './dues.ts';
import { planChange, type WantedChange } from './plan.ts';
import { type ChangeDeps, digestOf, isPromised } from './quote.ts';
import { readStanding } from './standing.ts';
import { swapRooms } from './swap-stock.ts';
import { withoutCardsInChange } from './typed-text.ts';
import type { Writing } from './writing.ts';

async function writeItems(tx: DbTransaction, { planned }: Writing): Promise<void> {
  for (const { before, planned: room, item } of planned.rooms) {
    const { property_id: _property, reservation_item_id: _id, reservation_id: _booking, ...columns } = item;
    await rewriteItem(tx, before, {
      ...columns,
      cancellation_policy: json(item.cancellation_policy),
      no_show: item.no_show ? json(item.no_show) : null,
      guests: json(item.guests),
      price_lines: json(item.price_lines),
      nights: json(item.nights),
      cancelled_at: null,
      before_cancellation: null,
      ages: item.ages ? [...item.ages] : null,
    });
    const id = before.reservation_item_id;
    await rewriteServices(
      tx,
      before,
      room.services.map((service) => ({ ...service, reservation_item_id: id })),
    );
  }
  for (const { before, guests } of planned.named) await rewriteItem(tx, before, { guests: json(guests) });
}

/** Everything that a change writes, in one transaction: rooms, booking, stock, money that is due or owed, mail and event. */
async function applyChange(
  tx: DbTransaction,
  snapshot: PropertySnapshot,
  property: StoredProperty,
  {
    name,
    change,
    quote,
    actor,
  }: { name: ReservationName; change: WantedChange; quote: ChangeTerms; actor: StayActor },
  now: Date,
): Promise<void> {
  const dues = await lockDues(tx, name);
  const row = await withoutRefunds(tx, await lockReservation(tx, name));
  // The same quote again.
  if (row.last_change === quote.id) return;
  if (row.status !== 'Confirmed') throw conflict(translate.say('stay.not-confirmed'));
  if (row.stay_version !== quote.version) throw changedMeanwhile(actor);
  if (quote.expiresAt <= now.getTime()) throw conflict(translate.say('stay.quote-over'));
  const standing = await readStanding(tx, row, dues, actor);
  const planned = planChange(snapshot, property, standing, change, now);
  if (!isPromised(planned, quote)) throw changedMeanwhile(actor);
  const writing = { row, property, planned, change, now };
  await writeItems(tx, writing);
  const isRepriced = planned.rooms.length > 0;
  const plan = isRepriced ? await changeDues(tx, { ...writing, dues }) : row.payment_plan;
  await oweRefunds(tx, name, row, planned.refundMinor, now);
  await insertMail(tx, {
    propertyId: row.property_id,
    kind: 'booking-changed',
    payload: { reservationId: row.reservation_id, version: row.stay_version + 1 },
    now,
  });
  const booker = bookerAfter(row.booker, change.contact);
  const { arrivalTime = row.arrival_time } = change;
  await mailFormerAddress(tx, row, booker.email, now);
  const stock = isRepriced ? await swapRooms(tx, writing, standing.services) : row.stock;
  const after = {
    dateFrom: change.dateFrom,
    dateTo: change.dateTo,
    notes: change.notes ?? row.notes,
    arrivalTime,
    booker,
    roomsMinor: planned.roomsMinor,
    servicesMinor: planned.servicesMinor,
    giftMinor: planned.giftMinor,
    totalMinor: planned.totalMinor,
    stock,
    plan,
  };
  const version = { version: row.stay_version, quote: quote.id };
  if (!(await writeChange(tx, name, version, after, now))) throw changedMeanwhile(actor);
  if (row.voucher_code !== null && planned.voucherBackMinor > 0)
    await returnVoucher(tx, {
      propertyId: row.property_id,
      code: row.voucher_code,
      amountMinor: planned.voucherBackMinor,
    });
  await auditOf(actor, tx, {
    action: 'booking.changed',
    subject: row.reservation_id,
    before: {
      dateFrom: row.date_from,
      dateTo: row.date_to,
      totalMinor: row.total_minor,
      arrivalTime: row.arrival_time,
    },
    after: {
      dateFrom: change.dateFrom,
      dateTo: change.dateTo,
      totalMinor: planned.totalMinor,
      arrivalTime,
    },
  });
  await bumpPropertyVersion(tx, row.property_id);
  await recordBookingEvent(tx, {
    ...name,
    kind: 'changed',
    ...actorOf(actor),
    facts: {
      amountMinor: planned.totalMinor - planned.oldTotalMinor,
      reason: 'changed',
      refundMinor: planned.refundMinor,
      dueNowMinor: planned.dueNowMinor,
      formerDateFrom: row.date_from,
      formerDateTo: row.date_to,
    },
    now,
  });
}

/** What was shown is done, once; who was shown something else, or another booking, is refused. */
export async function changeAsQuoted(
  deps: ChangeDeps,
  property: StoredProperty,
  {
    row,
    change: asked,
    quoteToken,
  }: { readonly row: ReservationRow; readonly change: WantedChange; readonly quoteToken: string },
  actor: StayActor,
): Promise<void> {
  const change = withoutCardsInChange(asked);
  const quote = deps.quotes.openChange(quoteToken);
  const isOfBooking = quote?.reservation === row.reservation_id && quote.staff === staffOf(actor);
  if (!isOfBooking || quote.change !== digestOf(change)) throw conflict(translate.say('stay.quote-over'));
  const now = deps.clock.now();
  const wanted = { name: nameOf(row), change, quote, actor };
  // What is kept of a booking is in its own language, not in that of the change.
  const snapshot = await inGuestLanguage(row.language_code, () =>
    deps.snapshots.require(property.propertyId),
  );
  await inTransaction(deps.db, (tx) => applyChange(tx, snapshot, property, wanted, now));
}
