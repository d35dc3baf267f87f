import { hash } from 'node:crypto';
import type { BookedRoom, ChangeQuote, ChangeStayResponse, StayChange } from 'shared/contracts';
import { addDays, cancelledAt, daysBetween, nightsOf, toDecimal, todayIn } from 'shared/domain';
import { json } from '../../db/column-types.ts';
import type { GuestChange } from '../../db/content.ts';
import type { DbTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, invalid, missing } from '../../http/errors.ts';
import { modelStateOfProblems } from '../../http/model-state.ts';
import { instantOf } from '../../instant.ts';
import type { PropertySnapshot, ServingDeps } from '../availability/index.ts';
import { recordBookingEvent } from '../booking-event/index.ts';
import {
  boughtServices,
  type ItemRow,
  listItems,
  listItemServices,
  lockReservation,
  payPath,
  type PlannedRoom,
  planRooms,
  type ReservationName,
  type ReservationRow,
  requireReservation,
  type ServiceRow,
  storedAges,
} from '../booking/index.ts';
import { insertMail } from '../mail/index.ts';
import { findPaidPaymentOf } from '../payment/index.ts';
import { bumpPropertyVersion, type StoredProperty } from '../property/index.ts';
import { serviceNights } from '../service/index.ts';
import {
  type Demand,
  demandOf,
  lockStock,
  moveStock,
  roomTypeOfRow,
  type StockKind,
  takeFrom,
} from '../stock/index.ts';
import { returnVoucher } from '../voucher/index.ts';
import { byTelephone, type StayDeps } from './cancel.ts';
import { translate } from './messages/index.ts';
import { oweRefunds } from './money.ts';
import type { ChangeTerms } from './quote-token.ts';
import { cardOf, readStay } from './read.ts';
import {
  insertDue,
  lessenDue,
  listDues,
  lockDues,
  moveDue,
  rewriteItem,
  rewriteServices,
  writeChange,
} from './repository.ts';
import { atLeast, lessLater, openUntil, stockWithout, termsOf, wholeOf } from './rules.ts';

export type ChangeDeps = StayDeps & ServingDeps;

interface ChangedRoom {
  readonly before: ItemRow;
  readonly planned: PlannedRoom;
  /** In the place of `planned.item`, with what is kept of the former price. */
  readonly item: PlannedRoom['item'];
}

/** Everything that a change comes to, worked out before anything is written; minor units. */
interface Planned {
  readonly rooms: readonly ChangedRoom[];
  readonly named: readonly { readonly before: ItemRow; readonly guests: ItemRow['guests'] }[];
  readonly roomsMinor: number;
  readonly servicesMinor: number;
  readonly giftMinor: number;
  readonly voucherBackMinor: number;
  readonly oldTotalMinor: number;
  readonly totalMinor: number;
  readonly refundMinor: number;
  /** Beside what is asked for already. */
  readonly dueNowMinor: number;
  readonly wholes: readonly { readonly item: ItemRow; readonly wholeMinor: number }[];
}

const isSameParty = (item: ItemRow, room: StayChange['rooms'][number]): boolean =>
  item.adults === room.numberOfAdults &&
  item.children === room.numberOfChildren &&
  item.infants === room.numberOfInfants &&
  JSON.stringify(storedAges(item).ages ?? []) === JSON.stringify(room.ages ?? item.ages ?? []);

const guestsOf = (room: StayChange['rooms'][number]): ItemRow['guests'] | null =>
  room.guests?.map(({ firstName, lastName, email, phone }) => ({ firstName, lastName, email, phone })) ??
  null;

/** Every room that is left, with what it is to be. */
function pairsOf(items: readonly ItemRow[], { rooms }: StayChange) {
  const left = items.filter((item) => item.cancelled_at === null);
  const pairs = left.flatMap((item) => {
    const room = rooms.find(({ reservationItemId: id }) => id === item.reservation_item_id);
    return room ? [{ item, room }] : [];
  });
  if (pairs.length === left.length && rooms.length === left.length) return pairs;
  throw rooms.some(({ reservationItemId: id }) => items.every((item) => item.reservation_item_id !== id))
    ? missing('room')
    : invalid({ Rooms: [translate.say('stay.rooms-missing')] });
}
type Pair = ReturnType<typeof pairsOf>[number];

/** What a change is, of what hotels let guests do. */
function kindsOf(row: ReservationRow, pairs: readonly Pair[], change: StayChange): Set<GuestChange> {
  const kinds = new Set<GuestChange>();
  if (change.dateFrom !== row.date_from || change.dateTo !== row.date_to) kinds.add('dates');
  for (const { item, room } of pairs) {
    if (room.roomTypeId !== item.room_type_id || room.ratePlanId !== item.rate_plan_id) kinds.add('rooms');
    if (!isSameParty(item, room)) kinds.add('party');
    const guests = guestsOf(room);
    if (guests !== null && JSON.stringify(guests) !== JSON.stringify(item.guests)) kinds.add('names');
  }
  const notes = change.notes ?? row.notes;
  if (notes !== row.notes) kinds.add('requests');
  return kinds;
}

function requireAllowed(
  row: ReservationRow,
  property: StoredProperty,
  kinds: ReadonlySet<GuestChange>,
  now: Date,
): void {
  if (row.status !== 'Confirmed') throw conflict(translate.say('stay.not-confirmed'));
  for (const kind of kinds) {
    const until = openUntil(kind, row, property);
    if (until === null || until <= now) throw byTelephone(property);
  }
}

const configurationOf = (snapshot: PropertySnapshot, item: ItemRow, roomTypeId: string): string | null => {
  if (roomTypeId === item.room_type_id) return item.configuration_id;
  const ofType = snapshot.configurations.filter((each) => each.roomTypeId === roomTypeId);
  return ofType[0]?.id ?? null;
};

const bookedRoom = (
  snapshot: PropertySnapshot,
  { item, room }: Pair,
  services: readonly ServiceRow[],
): BookedRoom => ({
  reservationItemId: null,
  roomConfigurationDropdownOptionId: configurationOf(snapshot, item, room.roomTypeId),
  guests: (guestsOf(room) ?? item.guests).map((guest) => ({ individualId: null, ...guest })),
  services: boughtServices(item, services),
  roomTypeId: room.roomTypeId,
  ratePlanId: room.ratePlanId,
  numberOfAdults: room.numberOfAdults,
  numberOfChildren: room.numberOfChildren,
  numberOfInfants: room.numberOfInfants,
  ...(room.ages === undefined ? {} : { ages: room.ages }),
});

/**
 * A room after the change. What cancelling it would have cost now is never given back by a change: it stays in the price, and in what
 * cancelling costs from then on.
 */
function keepFee(
  before: ItemRow,
  planned: PlannedRoom,
  { row, property, dateFrom }: { row: ReservationRow; property: StoredProperty; dateFrom: string },
  now: Date,
): PlannedRoom['item'] {
  const fee = cancelledAt(termsOf(before, row, property), now);
  if (fee === null) throw byTelephone(property);
  const own = {
    reservation_item_id: before.reservation_item_id,
    room_number: before.room_number,
  };
  const kept = Math.max(0, fee.keptMinor - wholeOf(planned.item));
  const text = translate('stay.kept-line');
  const item = {
    ...planned.item,
    ...own,
    room_minor: planned.item.room_minor + kept,
    total_minor: planned.item.total_minor + kept,
    price_lines: [...planned.item.price_lines, ...(kept > 0 ? [{ text, amountMinor: kept }] : [])],
  };
  const terms = termsOf(
    { ...before, ...item, no_show: item.no_show ?? null },
    { ...row, date_from: dateFrom },
    property,
  );
  return { ...item, cancellation_policy: atLeast(terms, fee.keptMinor) };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

interface Standing {
  readonly row: ReservationRow;
  readonly items: readonly ItemRow[];
  readonly services: readonly ServiceRow[];
  /** What is asked for already and not paid. */
  readonly askedMinor: number;
}

/** Works a change out from today's prices; rooms that stay as they are keep theirs. */
function planChange(
  snapshot: PropertySnapshot,
  property: StoredProperty,
  { row, items, services, askedMinor }: Standing,
  change: StayChange,
  now: Date,
): Planned {
  const pairs = pairsOf(items, change);
  const kinds = kindsOf(row, pairs, change);
  requireAllowed(row, property, kinds, now);
  const { dateFrom, dateTo } = change;
  const isChanged = ({ item, room }: Pair): boolean =>
    kinds.has('dates') ||
    room.roomTypeId !== item.room_type_id ||
    room.ratePlanId !== item.rate_plan_id ||
    !isSameParty(item, room);
  const changed = pairs.filter(isChanged);
  const rooms = changed.length === 0 ? [] : replanned();
  function replanned(): ChangedRoom[] {
    const wanted = { reservationId: row.reservation_id, promoCode: row.promo_code, dateFrom, dateTo };
    // All rooms, so that what is charged once for each booking is charged at the same room.
    const booked = pairs.map((pair) => bookedRoom(snapshot, pair, services));
    const planned = planRooms(snapshot, { ...wanted, rooms: booked }, now);
    if (planned.kind === 'invalid') throw invalid(modelStateOfProblems([...planned.problems]));
    if (planned.kind === 'not-available') throw conflict(translate.say('stay.not-available'));
    return pairs.flatMap((pair, index) => {
      const room = planned.rooms[index];
      if (!room || !isChanged(pair)) return [];
      const item = keepFee(pair.item, room, { row, property, dateFrom }, now);
      return [{ before: pair.item, planned: room, item }];
    });
  }
  const after = items.map((item) => rooms.find(({ before }) => before === item)?.item ?? item);
  const gross = sumOf(after.map(wholeOf));
  const giftMinor = Math.min(row.gift_discount_minor, gross);
  const totalMinor = gross - giftMinor;
  // Names and requests move no money.
  const isRepriced = rooms.length > 0;
  const isPaidAtOnce = row.payment_plan === null && row.paid_minor > 0;
  return {
    rooms,
    named: pairs.flatMap(({ item, room }) => {
      const guests = guestsOf(room);
      return guests === null ? [] : [{ before: item, guests }];
    }),
    roomsMinor: sumOf(after.map((item) => item.room_minor)),
    servicesMinor: sumOf(after.map((item) => item.services_minor)),
    giftMinor,
    voucherBackMinor: row.gift_discount_minor - giftMinor,
    oldTotalMinor: row.total_minor,
    totalMinor,
    refundMinor: isRepriced ? Math.max(0, row.paid_minor - totalMinor) : 0,
    dueNowMinor: isRepriced && isPaidAtOnce ? Math.max(0, totalMinor - row.paid_minor - askedMinor) : 0,
    wholes: pairs.map(({ item }) => ({
      item,
      wholeMinor: wholeOf(rooms.find(({ before }) => before === item)?.item ?? item),
    })),
  };
}

const nameOf = (row: ReservationRow): ReservationName => ({
  propertyId: row.property_id,
  reservationId: row.reservation_id,
});

type Dues = Awaited<ReturnType<typeof listDues>>;
const openOf = (dues: Dues): Dues => dues.filter(({ state }) => state === 'waiting' || state === 'asked');
const askedOf = (dues: Dues): number => sumOf(openOf(dues).map((due) => due.amount_minor));

/** What the guest was told of, as one text. */
const digestOf = ({ dateFrom, dateTo, rooms, notes }: StayChange): string =>
  hash('sha256', JSON.stringify({ dateFrom, dateTo, rooms, notes }), 'base64url');

const promiseOf = ({ totalMinor, refundMinor, dueNowMinor, voucherBackMinor }: Planned) => ({
  total: totalMinor,
  refund: refundMinor,
  dueNow: dueNowMinor,
  voucherBack: voucherBackMinor,
});

/** How long a guest may read before confirming. */
const quoteMs = 15 * 60_000;

/** POST /api/Stay/QuoteChange: what a change costs or gives back now; nothing is changed. */
export async function quoteChangeOf(
  deps: ChangeDeps,
  property: StoredProperty,
  change: StayChange,
): Promise<ChangeQuote> {
  const now = deps.clock.now();
  const row = await requireReservation(deps, property, change.confirmationToken);
  const name = nameOf(row);
  const snapshot = await deps.snapshots.require(property.propertyId);
  const standing = {
    row,
    items: await listItems(deps.db, name),
    services: await listItemServices(deps.db, name),
    askedMinor: askedOf(await listDues(deps.db, name)),
  };
  const planned = planChange(snapshot, property, standing, change, now);
  const decimal = (minor: number) => toDecimal(minor, row.currency);
  const expiresAt = now.getTime() + quoteMs;
  return {
    quoteToken: deps.quotes.issueChange({
      reservation: row.reservation_id,
      version: row.stay_version,
      change: digestOf(change),
      expiresAt,
      ...promiseOf(planned),
    }),
    expiresAtUtc: new Date(expiresAt).toISOString(),
    currency: row.currency,
    oldTotal: decimal(planned.oldTotalMinor),
    total: decimal(planned.totalMinor),
    difference: decimal(planned.totalMinor - planned.oldTotalMinor),
    refund: decimal(planned.refundMinor),
    card: await cardOf(deps.db, name),
    dueNow: decimal(planned.dueNowMinor),
    rooms: planned.wholes.map(({ item, wholeMinor }) => ({
      reservationItemId: item.reservation_item_id,
      roomType: item.room_type_name,
      total: decimal(wholeMinor),
    })),
  };
}

const keyOf = ({ id, night }: Pick<Demand, 'id' | 'night'>): string => JSON.stringify([id, night]);

/** Rows of stock that are taken and given back, as one difference for each. */
function differences(back: readonly Demand[], taken: readonly Demand[]) {
  const sums = new Map<string, Demand>();
  const add = (row: Demand, sign: 1 | -1) => {
    const known = sums.get(keyOf(row));
    sums.set(keyOf(row), { ...row, count: (known?.count ?? 0) + sign * row.count });
  };
  for (const row of taken) add(row, 1);
  for (const row of back) add(row, -1);
  const all = [...sums.values()];
  return {
    sell: all.filter(({ count }) => count > 0),
    give: all.filter(({ count }) => count < 0).map((row) => ({ ...row, count: -row.count })),
  };
}

/** Swaps rows of one kind under their locks; a conflict where too few are left. */
async function swapStock(
  tx: DbTransaction,
  propertyId: string,
  kind: StockKind,
  back: readonly Demand[],
  choose: (freeOn: (id: string, night: string) => number) => readonly Demand[],
  candidates: readonly Demand[],
): Promise<readonly Demand[]> {
  const lockedRows = demandOf(
    [...back, ...candidates].map(({ id, night }) => ({ id, nights: [night], count: 1 })),
  );
  const free = new Map(
    (await lockStock(tx, kind, propertyId, lockedRows)).map((row) => [keyOf(row), row.free]),
  );
  for (const row of back) free.set(keyOf(row), (free.get(keyOf(row)) ?? 0) + row.count);
  const taken = choose((id, night) => free.get(keyOf({ id, night })) ?? 0);
  if (taken.some((row) => (free.get(keyOf(row)) ?? 0) < row.count))
    throw conflict(translate.say('stay.sold-out'));
  const { sell, give } = differences(back, taken);
  await moveStock(tx, kind, propertyId, give, 'returnSold');
  await moveStock(tx, kind, propertyId, sell, 'sell');
  return taken;
}

/** Later charges move with the arrival and become less with the total; what is due now is a charge of its own. */
async function changeDues(
  tx: DbTransaction,
  { row, property, planned, change, dues, now }: Writing & { readonly dues: Dues },
): Promise<ReservationRow['payment_plan']> {
  const open = openOf(dues);
  const still = lessLater(
    open.map((due) => due.amount_minor),
    Math.max(0, planned.totalMinor - row.paid_minor),
  );
  const days = daysBetween(row.date_from, change.dateFrom);
  const today = todayIn(property.timeZone, now);
  const movedTo = (on: string): string => {
    const moved = addDays(on, days);
    return moved < today ? today : moved;
  };
  const morningOf = (on: string): Date => instantOf(on, '08:00', property.timeZone);
  for (const [index, due] of open.entries()) {
    if (days !== 0 && due.state === 'waiting') {
      const on = movedTo(due.due_on);
      await moveDue(tx, due, { on, at: morningOf(on) });
    }
    if (still[index] !== due.amount_minor) await lessenDue(tx, due, still[index] ?? 0);
  }
  if (planned.dueNowMinor > 0) {
    const charge = {
      position: Math.max(0, ...dues.map(({ position }) => position)) + 1,
      due_on: today,
      amount_minor: planned.dueNowMinor,
      currency: row.currency,
    };
    // The guest pays in place first; then the kept card is charged, or the guest has a mail.
    await insertDue(tx, nameOf(row), charge, { now, tryAt: new Date(now.getTime() + 3_600_000) });
  }
  const plan = row.payment_plan;
  if (plan === null) return null;
  const amountAt = new Map(open.map((due, index) => [due.position, still[index] ?? 0]));
  const later = plan.later.map((charge, index) => {
    const amount = amountAt.get(index + 1);
    if (amount === undefined) return charge;
    const on = days === 0 ? charge.on : movedTo(charge.on);
    return { on, amountMinor: amount, dueAt: days === 0 ? charge.dueAt : morningOf(on).toISOString() };
  });
  return { ...plan, dueNowMinor: Math.min(plan.dueNowMinor, planned.totalMinor), later };
}

interface Writing {
  readonly row: ReservationRow;
  readonly property: StoredProperty;
  readonly planned: Planned;
  readonly change: StayChange;
  readonly now: Date;
}

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

async function swapRooms(tx: DbTransaction, writing: Writing, services: readonly ServiceRow[]) {
  const { row, planned } = writing;
  const stay = { from: row.date_from, to: row.date_to };
  const gone = {
    rooms: planned.rooms.map(({ before }) => before),
    services: services.filter(({ reservation_item_id: id }) =>
      planned.rooms.some(({ before }) => before.reservation_item_id === id),
    ),
  };
  const stock = stockWithout(row.stock, gone, {
    nights: nightsOf(stay),
    nightsOfService: (service) =>
      serviceNights(service.charge_type === 'PerDay' ? 'PerDay' : 'PerStay', stay),
    roomTypeOf: roomTypeOfRow,
  });
  const choices = planned.rooms.flatMap(({ planned: room }) => room.choices);
  const candidates = choices.flatMap(({ ids, night }) => ids.map((id) => ({ id, night, count: 1 })));
  const rooms = await swapStock(
    tx,
    row.property_id,
    'rooms',
    stock.back.rooms,
    (freeOn) => takeFrom(choices, freeOn),
    candidates,
  );
  const extras = demandOf(
    planned.rooms.flatMap(({ planned: room }) =>
      room.extras.map(({ id, night, count }) => ({ id, nights: [night], count })),
    ),
  );
  await swapStock(tx, row.property_id, 'extras', stock.back.extras, () => extras, extras);
  const together = (left: readonly Demand[], taken: readonly Demand[]) =>
    demandOf([...left, ...taken].map(({ id, night, count }) => ({ id, nights: [night], count })));
  return { rooms: together(stock.left.rooms, rooms), extras: together(stock.left.extras, extras) };
}

const isPromised = (planned: Planned, quote: ChangeTerms): boolean => {
  const { total, refund, dueNow, voucherBack } = promiseOf(planned);
  return (
    total === quote.total &&
    refund === quote.refund &&
    dueNow === quote.dueNow &&
    voucherBack === quote.voucherBack
  );
};

/** Everything that a change writes, in one transaction: rooms, booking, stock, money that is due or owed, mail and event. */
async function applyChange(
  tx: DbTransaction,
  snapshot: PropertySnapshot,
  property: StoredProperty,
  { name, change, quote }: { name: ReservationName; change: StayChange; quote: ChangeTerms },
  now: Date,
): Promise<void> {
  const dues = await lockDues(tx, name);
  const row = await lockReservation(tx, name);
  // The same quote again.
  if (row.last_change === quote.id) return;
  if (row.status !== 'Confirmed') throw conflict(translate.say('stay.not-confirmed'));
  if (row.stay_version !== quote.version) throw conflict(translate.say('stay.changed-meanwhile'));
  if (quote.expiresAt <= now.getTime()) throw conflict(translate.say('stay.quote-over'));
  const services = await listItemServices(tx, name);
  const standing = { row, items: await listItems(tx, name), services, askedMinor: askedOf(dues) };
  const planned = planChange(snapshot, property, standing, change, now);
  if (!isPromised(planned, quote)) throw conflict(translate.say('stay.changed-meanwhile'));
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
  const stock = isRepriced ? await swapRooms(tx, writing, services) : row.stock;
  const after = {
    dateFrom: change.dateFrom,
    dateTo: change.dateTo,
    notes: change.notes ?? row.notes,
    roomsMinor: planned.roomsMinor,
    servicesMinor: planned.servicesMinor,
    giftMinor: planned.giftMinor,
    totalMinor: planned.totalMinor,
    stock,
    plan,
  };
  const version = { version: row.stay_version, quote: quote.id };
  if (!(await writeChange(tx, name, version, after, now)))
    throw conflict(translate.say('stay.changed-meanwhile'));
  if (row.voucher_code !== null && planned.voucherBackMinor > 0)
    await returnVoucher(tx, {
      propertyId: row.property_id,
      code: row.voucher_code,
      amountMinor: planned.voucherBackMinor,
    });
  await bumpPropertyVersion(tx, row.property_id);
  await recordBookingEvent(tx, {
    ...name,
    kind: 'changed',
    by: 'guest',
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

/** POST /api/Stay/Change: what the guest was told and has agreed to. */
export async function changeStayOf(
  deps: ChangeDeps,
  property: StoredProperty,
  { quoteToken, ...change }: StayChange & { readonly quoteToken: string },
): Promise<ChangeStayResponse> {
  const found = await requireReservation(deps, property, change.confirmationToken);
  const quote = deps.quotes.openChange(quoteToken);
  if (quote?.reservation !== found.reservation_id || quote.change !== digestOf(change))
    throw conflict(translate.say('stay.quote-over'));
  const now = deps.clock.now();
  const name = nameOf(found);
  const snapshot = await deps.snapshots.require(property.propertyId);
  await inTransaction(deps.db, (tx) => applyChange(tx, snapshot, property, { name, change, quote }, now));
  const row = await requireReservation(deps, property, change.confirmationToken);
  const isDue =
    openOf(await listDues(deps.db, name)).some((due) => due.due_at <= now) &&
    (await findPaidPaymentOf(deps.db, name)) !== undefined;
  return {
    success: true,
    ...translate.say('stay.changed'),
    stay: await readStay(deps, property, row),
    paymentUrl: isDue ? payPath(property.code, row) : null,
  };
}
