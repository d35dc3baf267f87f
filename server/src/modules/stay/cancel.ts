import type { CancellationQuote, CancelStayResponse } from 'shared/contracts';
import { nightsOf, toDecimal, todayIn } from 'shared/domain';
import type { AppDeps } from '../../deps.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, invalid, missing } from '../../http/errors.ts';
import { inGuestLanguage } from '../../language/index.ts';
import {
  cardReceipt,
  type ItemRow,
  listItems,
  listItemServices,
  lockReservation,
  type ReservationName,
  type ReservationRow,
  requireReservation,
  termsOf,
  wholeOf,
  withoutRefunds,
} from '../booking/index.ts';
import { recordBookingEvent } from '../booking-event/index.ts';
import { insertMail } from '../mail/index.ts';
import { findPaidPaymentOf, findPayment } from '../payment/index.ts';
import { bumpPropertyVersion, type StoredProperty } from '../property/index.ts';
import { serviceNights } from '../service/index.ts';
import { lockStock, moveStock, roomTypeOfRow, type StockKind } from '../stock/index.ts';
import { returnVoucher } from '../voucher/index.ts';
import { actorOf, auditOf, changedMeanwhile, staffOf, type StayActor, theGuest } from './actor.ts';
import { translate } from './messages/index.ts';
import { oweRefunds, refundsOf } from './money.ts';
import type { CancellationTerms, StayQuotes } from './quote-token.ts';
import { cardOf, readStay } from './read.ts';
import { insertDue, lessenDue, lockDues, nextPosition, openOf } from './due-repository.ts';
import { cancelItem, changeReservation } from './repository.ts';
import { lessLater, noShowFrom, openUntil, settle, type Settlement, stockWithout } from './rules.ts';

export interface StayDeps extends Pick<AppDeps, 'db' | 'clock'> {
  readonly quotes: StayQuotes;
}

const nameOf = (row: ReservationRow): ReservationName => ({
  propertyId: row.property_id,
  reservationId: row.reservation_id,
});

/**
 * Guests do it by themselves until a day of the hotel's choice; else the refusal names its telephone number. The desk always may, but no guest
 * has stayed away before the hotel's hour on the day of arrival. Gives until when; null for no end.
 */
function requireOpen(
  row: ReservationRow,
  property: StoredProperty,
  { actor, noShow = false }: { readonly actor: StayActor; readonly noShow?: boolean | undefined },
  now: Date,
): Date | null {
  if (row.status !== 'Confirmed') throw conflict(translate.say('stay.not-confirmed'));
  if (actor.by === 'desk') {
    if (noShow && now < noShowFrom(row, property)) throw conflict(translate.say('stay.no-show-early'));
    return null;
  }
  const until = openUntil('cancel', row, property);
  if (until === null || until <= now) throw byTelephone(property);
  return until;
}

/** Only the hotel does it. */
export const byTelephone = ({ content }: StoredProperty) =>
  conflict(translate.say('stay.by-telephone', { hotel: content.propertyName, telephone: content.telephone }));

/** What is asked for: by the rate's rules, as of a guest who has not come, or with a fee that the desk sets. */
interface Wish {
  readonly noShow?: boolean | undefined;
  readonly setFee?: number | undefined;
}

function settlementOf(
  row: ReservationRow,
  property: StoredProperty,
  { items, chosen }: { readonly items: readonly ItemRow[]; readonly chosen: readonly ItemRow[] },
  { actor, noShow = false, setFee }: Wish & { readonly actor: StayActor },
  now: Date,
): Settlement {
  const terms = (item: ItemRow) => termsOf(item, row, property);
  if (setFee !== undefined && setFee > sumOf(chosen, wholeOf))
    throw invalid({ Fee: [translate.say('stay.fee-too-much')] });
  const cancelling = { items, chosen, amounts: row, terms, isNoShow: noShow, setFeeMinor: setFee };
  const settlement = settle(cancelling, now);
  if (settlement !== null) return settlement;
  throw actor.by === 'guest' ? byTelephone(property) : conflict(translate.say('stay.fee-needed'));
}

/** The rooms that are named, or all that are left; a room that is not there, or not any more, is a conflict. */
function chosenOf(items: readonly ItemRow[], ids: readonly string[] | null, actor: StayActor): ItemRow[] {
  const left = items.filter((item) => item.cancelled_at === null);
  if (ids === null) return left;
  const chosen = left.filter((item) => ids.includes(item.reservation_item_id));
  if (chosen.length === new Set(ids).size) return chosen;
  throw ids.every((id) => items.some((item) => item.reservation_item_id === id))
    ? changedMeanwhile(actor)
    : missing('room');
}

/** Whether a fee that nothing covers can be charged: a card is kept for it. */
const hasKeptCard = async (db: Db, row: ReservationRow): Promise<boolean> =>
  typeof (await findPaidPaymentOf(db, nameOf(row)))?.method === 'string';

/** How long a guest may read before confirming. */
const quoteMs = 15 * 60_000;

/** Which rooms are cancelled, and how. */
export interface CancellationWish extends Wish {
  readonly reservationItemIds?: readonly string[] | null | undefined;
  /** A code that says why the desk sets the fee. */
  readonly because?: string | undefined;
}

/** What cancelling costs and gives back now; nothing is changed. */
export async function quoteCancelling(
  deps: StayDeps,
  property: StoredProperty,
  found: ReservationRow,
  request: CancellationWish,
  actor: StayActor,
): Promise<CancellationQuote> {
  const now = deps.clock.now();
  const row = await withoutRefunds(deps.db, found);
  const { noShow, setFee, because } = request;
  const wish = { actor, noShow, setFee };
  const openEnd = requireOpen(row, property, wish, now);
  const items = await listItems(deps.db, nameOf(row));
  const chosen = chosenOf(items, request.reservationItemIds ?? null, actor);
  const settlement = settlementOf(row, property, { items, chosen }, wish, now);
  const { currency } = row;
  const decimal = (minor: number) => toDecimal(minor, currency);
  const ends = [
    now.getTime() + quoteMs,
    openEnd?.getTime() ?? Infinity,
    settlement.until?.getTime() ?? Infinity,
  ];
  const expiresAt = Math.min(...ends);
  const charge = settlement.isAll && (await hasKeptCard(deps.db, row)) ? settlement.unpaidMinor : 0;
  return {
    quoteToken: deps.quotes.issueCancellation({
      reservation: row.reservation_id,
      version: row.stay_version,
      items: chosen.map((item) => item.reservation_item_id),
      expiresAt,
      staff: staffOf(actor),
      noShow,
      setFee,
      because,
      ...promiseOf(settlement),
    }),
    expiresAtUtc: new Date(expiresAt).toISOString(),
    currency,
    rooms: settlement.rooms.map(({ item, wholeMinor, feeMinor }) => ({
      reservationItemId: item.reservation_item_id,
      roomType: item.room_type_name,
      total: decimal(wholeMinor),
      fee: decimal(feeMinor),
    })),
    fee: decimal(settlement.feeMinor),
    refund: decimal(settlement.refundMinor),
    card: await cardOf(deps.db, nameOf(row)),
    refunds: await Promise.all(
      (await refundsOf(deps.db, nameOf(row), settlement.refundMinor)).map(
        async ({ paymentId, amountMinor }) => ({
          amount: decimal(amountMinor),
          card: cardReceipt(await findPayment(deps.db, { propertyId: row.property_id, paymentId })),
        }),
      ),
    ),
    voucherBack: decimal(settlement.voucherBackMinor),
    charge: decimal(charge),
    total: decimal(settlement.totalMinor),
    untilUtc: settlement.until?.toISOString() ?? null,
  };
}

/** POST /api/Stay/QuoteCancellation. */
export const quoteCancellationOf = async (
  deps: StayDeps,
  property: StoredProperty,
  request: Pick<CancellationWish, 'reservationItemIds'> & { readonly confirmationToken: string },
): Promise<CancellationQuote> =>
  quoteCancelling(
    deps,
    property,
    await requireReservation(deps, property, request.confirmationToken),
    { reservationItemIds: request.reservationItemIds },
    theGuest,
  );

/** What a guest agrees to. */
const promiseOf = ({ feeMinor, refundMinor, voucherBackMinor, totalMinor }: Settlement) => ({
  fee: feeMinor,
  refund: refundMinor,
  voucherBack: voucherBackMinor,
  total: totalMinor,
});

const isPromised = (settlement: Settlement, quote: CancellationTerms): boolean =>
  Object.entries(promiseOf(settlement)).every(
    ([key, minor]) => quote[key as keyof ReturnType<typeof promiseOf>] === minor,
  );

async function giveStockBack(tx: DbTransaction, row: ReservationRow, back: ReservationRow['stock']) {
  const move = async (kind: StockKind, rows: ReservationRow['stock']['rooms']) => {
    await lockStock(tx, kind, row.property_id, rows);
    await moveStock(tx, kind, row.property_id, rows, 'returnSold');
  };
  await move('rooms', back.rooms);
  await move('extras', back.extras);
}

/** Later charges become less or end; once nothing is left of the stay, a fee that is not covered is charged to the kept card. */
async function changeDues(
  tx: DbTransaction,
  row: ReservationRow,
  property: StoredProperty,
  { settlement, now }: { readonly settlement: Settlement; readonly now: Date },
  dues: Awaited<ReturnType<typeof lockDues>>,
): Promise<ReservationRow['payment_plan']> {
  const open = openOf(dues);
  const still = lessLater(
    open.map((due) => due.amount_minor),
    settlement.isAll ? 0 : settlement.unpaidMinor,
  );
  for (const [index, due] of open.entries())
    if (still[index] !== due.amount_minor) await lessenDue(tx, due, still[index] ?? 0);
  if (settlement.isAll) {
    if (settlement.unpaidMinor > 0 && (await hasKeptCard(tx, row))) {
      const charge = {
        position: nextPosition(dues),
        due_on: todayIn(property.timeZone, now),
        amount_minor: settlement.unpaidMinor,
        currency: row.currency,
      };
      await insertDue(tx, nameOf(row), charge, { now });
    }
    return null;
  }
  const plan = row.payment_plan;
  if (plan === null) return null;
  const amountAt = new Map(open.map((due, index) => [due.position, still[index] ?? 0]));
  const later = plan.later.map((charge, index) => ({
    ...charge,
    amountMinor: amountAt.get(index + 1) ?? charge.amountMinor,
  }));
  return { ...plan, dueNowMinor: Math.min(plan.dueNowMinor, settlement.totalMinor), later };
}

const sumOf = (items: readonly ItemRow[], of: (item: ItemRow) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);

/** Everything that cancelling changes, in one transaction: stock, rooms, booking, voucher, money that is owed, and the mail. */
async function writeCancellation(
  tx: DbTransaction,
  property: StoredProperty,
  { name, quote, actor }: { name: ReservationName; quote: CancellationTerms; actor: StayActor },
  now: Date,
): Promise<void> {
  const { noShow = false, setFee, because } = quote;
  const wish = { actor, noShow, setFee };
  const dues = await lockDues(tx, name);
  const row = await withoutRefunds(tx, await lockReservation(tx, name));
  const items = await listItems(tx, name);
  const isOfQuote = (item: ItemRow) => quote.items.includes(item.reservation_item_id);
  // The same quote again: what it cancelled stays cancelled, once.
  if (items.filter(isOfQuote).every((item) => item.before_cancellation?.quote === quote.id)) return;
  requireOpen(row, property, wish, now);
  if (row.stay_version !== quote.version) throw changedMeanwhile(actor);
  if (quote.expiresAt <= now.getTime()) throw conflict(translate.say('stay.quote-over'));
  const chosen = chosenOf(items, quote.items, actor);
  const settlement = settlementOf(row, property, { items, chosen }, wish, now);
  if (!isPromised(settlement, quote)) throw changedMeanwhile(actor);
  const services = await listItemServices(tx, name);
  const gone = {
    rooms: chosen,
    services: services.filter(({ reservation_item_id: id }) =>
      chosen.some((item) => item.reservation_item_id === id),
    ),
  };
  const stay = { from: row.date_from, to: row.date_to };
  // Nights that are over stay sold.
  const today = todayIn(property.timeZone, now);
  const isToCome = (night: string): boolean => night >= today;
  const stock = stockWithout(row.stock, gone, {
    nights: nightsOf(stay).filter(isToCome),
    nightsOfService: (service) =>
      serviceNights(service.charge_type === 'PerDay' ? 'PerDay' : 'PerStay', stay).filter(isToCome),
    roomTypeOf: roomTypeOfRow,
  });
  const text = await inGuestLanguage(row.language_code, () =>
    Promise.resolve(translate(noShow ? 'stay.no-show-fee' : 'stay.fee')),
  );
  for (const { item, feeMinor } of settlement.rooms) {
    const before = {
      quote: quote.id,
      ...(noShow ? { noShow } : {}),
      roomMinor: item.room_minor,
      servicesMinor: item.services_minor,
      totalMinor: item.total_minor,
      lines: item.price_lines,
      services: gone.services
        .filter(({ reservation_item_id: id }) => id === item.reservation_item_id)
        .map((service) => ({
          serviceId: service.service_id,
          name: service.service_name,
          quantity: service.quantity,
        })),
    };
    const lines = feeMinor === 0 ? [] : [{ text, amountMinor: feeMinor }];
    const change = { itemId: item.reservation_item_id, feeMinor, lines, before };
    await cancelItem(tx, row.property_id, change, now);
  }
  const others = items.filter((item) => !chosen.includes(item));
  const after = {
    isAll: settlement.isAll,
    roomsMinor: sumOf(others, (item) => item.room_minor) + settlement.feeMinor,
    servicesMinor: sumOf(others, (item) => item.services_minor),
    giftMinor: settlement.giftMinor,
    totalMinor: settlement.totalMinor,
    stock: stock.left,
    plan: await changeDues(tx, row, property, { settlement, now }, dues),
  };
  if (!(await changeReservation(tx, name, row.stay_version, after, now))) throw changedMeanwhile(actor);
  await oweRefunds(tx, name, row, settlement.refundMinor, now);
  await insertMail(tx, {
    propertyId: row.property_id,
    kind: 'booking-cancelled',
    payload: {
      reservationId: row.reservation_id,
      itemIds: quote.items,
      version: row.stay_version + 1,
      by: actor.by,
      ...(noShow ? { noShow } : {}),
      refundMinor: settlement.refundMinor,
    },
    now,
  });
  await auditOf(actor, tx, {
    action: noShow ? 'booking.no-show' : 'booking.cancelled',
    subject: row.reservation_id,
    before: { totalMinor: row.total_minor, paidMinor: row.paid_minor },
    after: {
      totalMinor: settlement.totalMinor,
      feeMinor: settlement.feeMinor,
      itemIds: quote.items,
      because,
    },
  });
  await giveStockBack(tx, row, stock.back);
  if (row.voucher_code !== null && settlement.voucherBackMinor > 0)
    await returnVoucher(tx, {
      propertyId: row.property_id,
      code: row.voucher_code,
      amountMinor: settlement.voucherBackMinor,
    });
  await bumpPropertyVersion(tx, row.property_id);
  await recordBookingEvent(tx, {
    ...name,
    kind: noShow ? 'no-show' : settlement.isAll ? 'cancelled' : 'changed',
    ...actorOf(actor),
    facts: {
      amountMinor: settlement.feeMinor,
      reason: noShow ? 'no-show' : 'cancelled',
      because,
      refundMinor: settlement.refundMinor,
      itemIds: quote.items,
    },
    now,
  });
}

/** What was shown is done, once; who was shown something else, or another booking, is refused. */
export async function cancelAsQuoted(
  deps: StayDeps,
  property: StoredProperty,
  { row, quoteToken }: { readonly row: ReservationRow; readonly quoteToken: string },
  actor: StayActor,
): Promise<CancellationTerms> {
  const quote = deps.quotes.openCancellation(quoteToken);
  if (quote?.reservation !== row.reservation_id || quote.staff !== staffOf(actor))
    throw conflict(translate.say('stay.quote-over'));
  const now = deps.clock.now();
  await inTransaction(deps.db, (tx) =>
    writeCancellation(tx, property, { name: nameOf(row), quote, actor }, now),
  );
  return quote;
}

/** POST /api/Stay/Cancel: what the guest was told and has agreed to. Of two at once one cancels, and the other gets a conflict. */
export async function cancelStayOf(
  deps: StayDeps,
  property: StoredProperty,
  { confirmationToken, quoteToken }: { readonly confirmationToken: string; readonly quoteToken: string },
): Promise<CancelStayResponse> {
  const found = await requireReservation(deps, property, confirmationToken);
  await cancelAsQuoted(deps, property, { row: found, quoteToken }, theGuest);
  const row = await requireReservation(deps, property, confirmationToken);
  return {
    success: true,
    ...translate.say(row.status === 'Cancelled' ? 'stay.cancelled' : 'stay.room-cancelled'),
    stay: await readStay(deps, property, row),
  };
}
