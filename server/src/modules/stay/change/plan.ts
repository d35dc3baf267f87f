import type { BookedRoom, StayChange } from 'shared/contracts';
import { cancelledAt, guestCount } from 'shared/domain';
import type { GuestChange } from '../../../db/content.ts';
import { conflict, invalid, missing } from '../../../http/errors.ts';
import { modelStateOfProblems } from '../../../http/model-state.ts';
import type { PropertySnapshot } from '../../availability/index.ts';
import {
  boughtServices,
  type ItemRow,
  type PlannedRoom,
  planRooms,
  type ReservationRow,
  type ServiceRow,
  storedAges,
  termsOf,
  wholeOf,
} from '../../booking/index.ts';
import { chargeable } from '../../payment/index.ts';
import type { StoredProperty } from '../../property/index.ts';
import type { StayActor } from '../actor.ts';
import { byTelephone } from '../cancel.ts';
import { translate } from '../messages/index.ts';
import { atLeast, lessGivenBack, openUntil } from '../rules.ts';
import { bookerAfter, contactOf, contactProblems } from './contact.ts';

/** A stay as it is to be. */
export type WantedChange = Omit<StayChange, 'propertyId' | 'confirmationToken'>;

interface ChangedRoom {
  readonly before: ItemRow;
  readonly planned: PlannedRoom;
  /** In the place of `planned.item`, with what is kept of the former price. */
  readonly item: PlannedRoom['item'];
  /** Only its extras are others: the room of its nights is the same. */
  readonly isRoomKept: boolean;
}

/** Everything that a change comes to, worked out before anything is written; minor units. */
export interface Planned {
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

/** Extras beside those inside the rate, with their numbers. */
const extrasText = (extras: readonly { readonly serviceId: string; readonly quantity: number }[]): string =>
  JSON.stringify(
    extras
      .filter(({ quantity }) => quantity > 0)
      .map(({ serviceId, quantity }) => [serviceId, quantity])
      .sort(),
  );

/** Every room that is left, with what it is to be. */
function pairsOf(items: readonly ItemRow[], services: readonly ServiceRow[], { rooms }: WantedChange) {
  const left = items.filter((item) => item.cancelled_at === null);
  const pairs = left.flatMap((item) => {
    const room = rooms.find(({ reservationItemId: id }) => id === item.reservation_item_id);
    return room ? [{ item, room, bought: boughtServices(item, services) }] : [];
  });
  if (pairs.length === left.length && rooms.length === left.length) return pairs;
  throw rooms.some(({ reservationItemId: id }) => items.every((item) => item.reservation_item_id !== id))
    ? missing('room')
    : invalid({ Rooms: [translate.say('stay.rooms-missing')] });
}
type Pair = ReturnType<typeof pairsOf>[number];

const isSameRoom = ({ item, room }: Pair): boolean =>
  room.roomTypeId === item.room_type_id && room.ratePlanId === item.rate_plan_id && isSameParty(item, room);

const isSameExtras = ({ room, bought }: Pair): boolean =>
  room.services === undefined || room.services === null || extrasText(room.services) === extrasText(bought);

/** What a change is, of what hotels let guests do. */
function kindsOf(row: ReservationRow, pairs: readonly Pair[], change: WantedChange): Set<GuestChange> {
  const kinds = new Set<GuestChange>();
  if (change.dateFrom !== row.date_from || change.dateTo !== row.date_to) kinds.add('dates');
  for (const pair of pairs) {
    const { item, room } = pair;
    if (room.roomTypeId !== item.room_type_id || room.ratePlanId !== item.rate_plan_id) kinds.add('rooms');
    if (!isSameParty(item, room)) kinds.add('party');
    if (!isSameExtras(pair)) kinds.add('extras');
    const guests = guestsOf(room);
    if (guests !== null && JSON.stringify(guests) !== JSON.stringify(item.guests)) kinds.add('names');
  }
  const notes = change.notes ?? row.notes;
  const { arrivalTime = row.arrival_time, contact } = change;
  if (notes !== row.notes || arrivalTime !== row.arrival_time) kinds.add('requests');
  if (
    contact &&
    JSON.stringify(contactOf(bookerAfter(row.booker, contact))) !== JSON.stringify(contactOf(row.booker))
  )
    kinds.add('names');
  return kinds;
}

function requireAllowed(
  { row, actor }: Pick<Standing, 'row' | 'actor'>,
  property: StoredProperty,
  kinds: ReadonlySet<GuestChange>,
  now: Date,
): void {
  if (row.status !== 'Confirmed') throw conflict(translate.say('stay.not-confirmed'));
  if (actor.by === 'desk') return;
  for (const kind of kinds) {
    const until = openUntil(kind, row, property);
    if (until === null || until <= now) throw byTelephone(property);
  }
}

/** What of names and addresses cannot be stored. */
function requireRight(
  { config }: PropertySnapshot,
  { row, actor }: Pick<Standing, 'row' | 'actor'>,
  pairs: readonly Pair[],
  { contact }: WantedChange,
): void {
  const problems = pairs.flatMap(({ item, room }, index) =>
    room.guests && room.guests.length > Math.max(item.guests.length, guestCount(room))
      ? [{ path: `Rooms[${String(index)}].Guests`, said: translate.say('room.too-many-names') }]
      : [],
  );
  const ofContact = contact
    ? contactProblems(bookerAfter(row.booker, contact), config, actor.by === 'desk')
    : [];
  if (problems.length + ofContact.length > 0)
    throw invalid(modelStateOfProblems([...problems, ...ofContact]));
}

const configurationOf = (snapshot: PropertySnapshot, item: ItemRow, roomTypeId: string): string | null => {
  if (roomTypeId === item.room_type_id) return item.configuration_id;
  const ofType = snapshot.configurations.filter((each) => each.roomTypeId === roomTypeId);
  return ofType[0]?.id ?? null;
};

/** Ages that are not named are those of before, while the guests are. */
const agesOf = (item: ItemRow, room: StayChange['rooms'][number]): Pick<BookedRoom, 'ages'> => {
  if (room.ages !== undefined) return { ages: room.ages };
  return isSameParty(item, room) ? storedAges(item) : {};
};

const bookedRoom = (snapshot: PropertySnapshot, { item, room, bought }: Pair): BookedRoom => ({
  reservationItemId: null,
  roomConfigurationDropdownOptionId: configurationOf(snapshot, item, room.roomTypeId),
  guests: (guestsOf(room) ?? item.guests).map((guest) => ({ individualId: null, ...guest })),
  services:
    room.services
      ?.filter(({ quantity }) => quantity > 0)
      .map((extra) => ({ reservationItemId: null, service: null, ...extra })) ?? bought,
  roomTypeId: room.roomTypeId,
  ratePlanId: room.ratePlanId,
  numberOfAdults: room.numberOfAdults,
  numberOfChildren: room.numberOfChildren,
  numberOfInfants: room.numberOfInfants,
  ...agesOf(item, room),
});

/**
 * A room after the change. What cancelling it would have cost now is never given back by a change: it stays in the price, and in what
 * cancelling costs from then on.
 */
function keepFee(
  { before, planned, isRoomKept }: Omit<ChangedRoom, 'item'>,
  {
    row,
    property,
    dateFrom,
    actor,
  }: { row: ReservationRow; property: StoredProperty; dateFrom: string; actor: StayActor },
  now: Date,
): PlannedRoom['item'] {
  const fee = cancelledAt(termsOf(before, row, property), now);
  // Where only words say what cancelling costs, guests may add extras; all else the hotel decides.
  const isOnlyMore = isRoomKept && wholeOf(planned.item) >= wholeOf(before);
  if (fee === null && actor.by === 'guest' && !isOnlyMore) throw byTelephone(property);
  const leastMinor = fee?.keptMinor ?? 0;
  // A room that is kept has its lines still.
  const priced = isRoomKept ? planned.item : lessGivenBack(planned.item, before);
  const own = {
    reservation_item_id: before.reservation_item_id,
    room_number: before.room_number,
  };
  const kept = Math.max(0, leastMinor - wholeOf(priced));
  const text = translate('stay.kept-line');
  const item = {
    ...priced,
    ...own,
    room_minor: priced.room_minor + kept,
    total_minor: priced.total_minor + kept,
    price_lines: [...priced.price_lines, ...(kept > 0 ? [{ text, amountMinor: kept }] : [])],
  };
  const terms = termsOf(
    { ...before, ...item, no_show: item.no_show ?? null },
    { ...row, date_from: dateFrom },
    property,
  );
  return { ...item, cancellation_policy: atLeast(terms, leastMinor) };
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

export interface Standing {
  readonly actor: StayActor;
  readonly row: ReservationRow;
  readonly items: readonly ItemRow[];
  readonly services: readonly ServiceRow[];
  /** What is asked for already and not paid. */
  readonly askedMinor: number;
  /** It was paid when it was made, whatever has gone back since. */
  readonly isPaidAtOnce: boolean;
}

/** Works a change out from today's prices; rooms that stay as they are keep theirs. */
export function planChange(
  snapshot: PropertySnapshot,
  property: StoredProperty,
  { actor, row, items, services, askedMinor, isPaidAtOnce }: Standing,
  change: WantedChange,
  now: Date,
): Planned {
  const pairs = pairsOf(items, services, change);
  const kinds = kindsOf(row, pairs, change);
  requireAllowed({ row, actor }, property, kinds, now);
  requireRight(snapshot, { row, actor }, pairs, change);
  const { dateFrom, dateTo } = change;
  const isRoomKept = (pair: Pair): boolean => !kinds.has('dates') && isSameRoom(pair);
  const isChanged = (pair: Pair): boolean => !isRoomKept(pair) || !isSameExtras(pair);
  const changed = pairs.filter(isChanged);
  const rooms = changed.length === 0 ? [] : replanned();
  function replanned(): ChangedRoom[] {
    const wanted = { reservationId: row.reservation_id, promoCode: row.promo_code, dateFrom, dateTo };
    // All rooms, so that what is charged once for each booking is charged at the same room.
    const booked = pairs.map((pair) => bookedRoom(snapshot, pair));
    const agreed = pairs.map((pair) => (isRoomKept(pair) ? pair.item : null));
    const planned = planRooms(snapshot, { ...wanted, rooms: booked, agreed }, now);
    if (planned.kind === 'invalid') throw invalid(modelStateOfProblems([...planned.problems]));
    if (planned.kind === 'not-available') throw conflict(translate.say('stay.not-available'));
    return pairs.flatMap((pair, index) => {
      const room = planned.rooms[index];
      if (!room || !isChanged(pair)) return [];
      const changedRoom = { before: pair.item, planned: room, isRoomKept: isRoomKept(pair) };
      return [{ ...changedRoom, item: keepFee(changedRoom, { row, property, dateFrom, actor }, now) }];
    });
  }
  const after = items.map((item) => rooms.find(({ before }) => before === item)?.item ?? item);
  const gross = sumOf(after.map(wholeOf));
  const giftMinor = Math.min(row.gift_discount_minor, gross);
  const totalMinor = gross - giftMinor;
  // Names and requests move no money.
  const isRepriced = rooms.length > 0;
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
    dueNowMinor:
      isRepriced && isPaidAtOnce
        ? chargeable(Math.max(0, totalMinor - row.paid_minor - askedMinor), row.currency)
        : 0,
    wholes: pairs.map(({ item }) => ({
      item,
      wholeMinor: wholeOf(rooms.find(({ before }) => before === item)?.item ?? item),
    })),
  };
}
