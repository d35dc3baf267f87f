import type { ChangeQuote, SearchResponse, Stay, StayChange } from 'shared/contracts';
import {
  combineLimits,
  noCalendar,
  nightsOf,
  occupancyProblem,
  roomPrice,
  stayRateOf,
  toMinor,
  type ChildBands,
  type Minor,
  type StayCalendar,
} from 'shared/domain';
import { roomsLeft, type StayRoom } from '../rules.ts';

type ChangedRoom = StayChange['rooms'][number];
type Guest = StayRoom['guests'][number];
export type ChosenExtra = NonNullable<ChangedRoom['services']>[number];

/** A room as its guest wants it. */
export type DraftRoom = Omit<ChangedRoom, 'guests' | 'services'> & {
  readonly guests: readonly Guest[];
  readonly services: readonly ChosenExtra[];
};

/** The stay as its guest wants it. */
export interface Draft {
  readonly dateFrom: string;
  readonly dateTo: string;
  readonly rooms: readonly DraftRoom[];
  readonly notes: string;
}

type Changing = Stay['changes'][number]['change'];

/** Whether guests make a change of this kind by themselves now. */
export const isOpen = ({ changes }: Stay, kind: Changing): boolean =>
  changes.some(({ change, isOpen: open }) => change === kind && open);

/** Whether there is anything that guests change by themselves, beside cancelling. */
export const isChangeable = ({ changes, isCancelled }: Stay): boolean =>
  !isCancelled && changes.some(({ change, isOpen: open }) => open && change !== 'Cancel');

/** What a room has beside what is inside its rate. */
const extrasOf = ({ services = [] }: StayRoom): readonly ChosenExtra[] =>
  services.map(({ serviceId, quantity }) => ({ serviceId, quantity }));

const roomOf = ({ ages, ...room }: StayRoom): DraftRoom => ({
  reservationItemId: room.reservationItemId,
  roomTypeId: room.roomTypeId,
  ratePlanId: room.ratePlanId,
  numberOfAdults: room.numberOfAdults,
  numberOfChildren: room.numberOfChildren,
  numberOfInfants: room.numberOfInfants,
  ...(ages === undefined ? {} : { ages }),
  guests: room.guests,
  services: extrasOf(room),
});

/** The stay as it is. */
export const draftOf = (stay: Stay): Draft => ({
  dateFrom: stay.dateFrom,
  dateTo: stay.dateTo,
  rooms: roomsLeft(stay).map(roomOf),
  notes: stay.notes ?? '',
});

/** A draft that was kept in the tab; null when it is of other rooms, or of nothing at all. */
export function restoredDraft(stay: Stay, kept: unknown): Draft | null {
  const base = draftOf(stay);
  if (typeof kept !== 'object' || kept === null || !('of' in kept) || !('draft' in kept)) return null;
  if (kept.of !== JSON.stringify([stay.referenceNumber, base])) return null;
  // Written by this page beside the stay that it is of, which is the same still.
  return kept.draft as Draft | null;
}

/** What is kept in the tab: the draft, and the stay that it is of. */
export const keptDraft = (stay: Stay, draft: Draft | null) => ({
  of: JSON.stringify([stay.referenceNumber, draftOf(stay)]),
  draft,
});

/** The rooms of a draft that the booking has still. */
export const roomsStill = ({ rooms }: Draft, stay: Stay): readonly DraftRoom[] =>
  rooms.filter(({ reservationItemId: id }) => roomsLeft(stay).some((room) => room.reservationItemId === id));

type RequestedChange = Omit<StayChange, 'propertyId' | 'confirmationToken'>;

const sortedExtras = (extras: readonly ChosenExtra[]): string =>
  JSON.stringify(extras.map(({ serviceId, quantity }) => [serviceId, quantity]).sort());

/** What is asked of the server: names, extras and requests only where they differ. */
export function requestOf(stay: Stay, draft: Draft): RequestedChange {
  const roomBefore = (id: string) => stay.rooms.find((room) => room.reservationItemId === id);
  const guestsOf = (id: string) => roomBefore(id)?.guests ?? [];
  const isWithExtras = (id: string, services: readonly ChosenExtra[]): boolean => {
    const before = roomBefore(id);
    return before !== undefined && sortedExtras(extrasOf(before)) === sortedExtras(services);
  };
  return {
    dateFrom: draft.dateFrom,
    dateTo: draft.dateTo,
    rooms: draft.rooms.map(({ guests, services, ...room }) => ({
      ...room,
      ...(JSON.stringify(guests) === JSON.stringify(guestsOf(room.reservationItemId))
        ? {}
        : { guests: [...guests] }),
      ...(isWithExtras(room.reservationItemId, services) ? {} : { services: [...services] }),
    })),
    ...(draft.notes.trim() === (stay.notes ?? '').trim() ? {} : { notes: draft.notes.trim() }),
  };
}

export const isChanged = (stay: Stay, draft: Draft): boolean =>
  JSON.stringify(requestOf(stay, draft)) !== JSON.stringify(requestOf(stay, draftOf(stay)));

const noName: Guest = { individualId: null, firstName: '', lastName: '', email: null, phone: null };
export const leadOf = ({ guests }: Pick<DraftRoom, 'guests'>): Guest => guests[0] ?? noName;

/** The room with another name of its lead guest. */
export const withLead = (
  room: DraftRoom,
  name: Partial<Pick<Guest, 'firstName' | 'lastName'>>,
): DraftRoom => ({ ...room, guests: [{ ...leadOf(room), ...name }, ...room.guests.slice(1)] });

/** Rooms whose lead guest has lost a name that there was. */
export const isNameMissing = (stay: Stay, draft: Draft): boolean =>
  draft.rooms.some((room) => {
    const before = stay.rooms.find((each) => each.reservationItemId === room.reservationItemId);
    const [lead, former] = [leadOf(room), leadOf({ guests: before?.guests ?? [] })];
    return (
      (lead.firstName.trim() === '' || lead.lastName.trim() === '') &&
      JSON.stringify(lead) !== JSON.stringify(former)
    );
  });

interface RoomChoice {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  readonly name: string;
  /** For the nights without extras; null where it is not known. */
  readonly price: Minor | null;
}

interface Hotel {
  readonly currency: string;
  readonly bands?: ChildBands | undefined;
}

/** The rooms and rates that a room may become, that which it is first: those that are free and take its guests. */
export function choicesOf(
  booked: StayRoom,
  room: DraftRoom,
  found: SearchResponse | null,
  { currency, bands }: Hotel,
): readonly RoomChoice[] {
  const all = (found?.roomTypes ?? []).flatMap((type) =>
    type.rates
      .filter((rate) => occupancyProblem(room, combineLimits(type, rate)) === null)
      // The guest's own nights count as taken in a search.
      .filter(
        () =>
          type.roomTypeId === booked.roomTypeId ||
          (found?.numberOfRoomsPerRoomTypeId[type.roomTypeId] ?? 0) > 0,
      )
      .map((rate) => ({
        roomTypeId: type.roomTypeId,
        ratePlanId: rate.ratePlanId,
        name: `${type.name} · ${rate.name}`,
        price: roomPrice(stayRateOf(rate, currency), room, bands),
      })),
  );
  const isOf = ({ roomTypeId, ratePlanId }: Pick<RoomChoice, 'roomTypeId' | 'ratePlanId'>): boolean =>
    roomTypeId === booked.roomTypeId && ratePlanId === booked.ratePlanId;
  const own = all.find(isOf) ?? {
    roomTypeId: booked.roomTypeId,
    ratePlanId: booked.ratePlanId,
    name: `${booked.roomType} · ${booked.ratePlan}`,
    price: null,
  };
  return [own, ...all.filter((choice) => !isOf(choice))];
}

/** The one sentence above all figures. */
type ChangeGist =
  { readonly kind: 'back' | 'due' | 'more' | 'less'; readonly amount: Minor } | { readonly kind: 'same' };

/** What a guest wants to know first: money that comes back or is paid at once, else how the price moves. */
export function gistOfChange({ refund, dueNow, difference, currency }: ChangeQuote): ChangeGist {
  if (refund > 0) return { kind: 'back', amount: toMinor(refund, currency) };
  if (dueNow > 0) return { kind: 'due', amount: toMinor(dueNow, currency) };
  if (difference === 0) return { kind: 'same' };
  return { kind: difference > 0 ? 'more' : 'less', amount: toMinor(Math.abs(difference), currency) };
}

/** The calendar as the guest of a booking has it: its own nights are free to it. Open where nothing is known. */
export function withOwnNights(calendar: StayCalendar | null, stay: Stay): StayCalendar {
  if (calendar === null) return noCalendar;
  const days = new Map(calendar.days);
  for (const night of nightsOf({ from: stay.dateFrom, to: stay.dateTo })) {
    const day = days.get(night);
    if (day !== undefined)
      days.set(night, {
        ...day,
        rooms: day.rooms + roomsLeft(stay).length,
        leadPrice: day.leadPrice ?? 0,
      });
  }
  return { ...calendar, days };
}
