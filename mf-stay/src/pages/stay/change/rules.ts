import type { ChangeQuote, Stay, StayChange } from 'shared/contracts';
import {
  noCalendar,
  nightsOf,
  toMinor,
  type Minor,
  type RoomRequest,
  type StayCalendar,
} from 'shared/domain';
import { roomsLeft, type StayRoom } from '../rules.ts';
import { type ContactDraft, contactDraftOf, contactOf } from './contact.ts';

type ChangedRoom = StayChange['rooms'][number];
type Guest = StayRoom['guests'][number];
export type ChosenExtra = NonNullable<ChangedRoom['services']>[number];

/** A room as its guest wants it. */
export type DraftRoom = Omit<ChangedRoom, 'guests' | 'services'> & {
  readonly guests: readonly Guest[];
  readonly services: readonly ChosenExtra[];
} & Pick<RoomRequest, 'agesGiven'>;

/** The stay as its guest wants it. */
export interface Draft {
  readonly dateFrom: string;
  readonly dateTo: string;
  readonly rooms: readonly DraftRoom[];
  readonly notes: string;
  /** Empty where it is not known. */
  readonly arrivalTime: string;
  /** Null where the server does not say it. */
  readonly contact: ContactDraft | null;
}

type Changing = Stay['changes'][number]['change'];

/** Whether guests make a change of this kind by themselves now. */
export const isOpen = ({ changes }: Stay, kind: Changing): boolean =>
  changes.some(({ change, isOpen: open }) => change === kind && open);

/** Whether there is anything that guests change by themselves, beside cancelling. */
export const isChangeable = ({ changes, isCancelled }: Stay): boolean =>
  !isCancelled && changes.some(({ change, isOpen: open }) => open && change !== 'Cancel');

/** The parts of a booking that are changed one by one. */
export const doors = ['dates', 'room', 'guests', 'extras'] as const;
export type Door = (typeof doors)[number];

const kindsOfDoor: Readonly<Record<Door, readonly Changing[]>> = {
  dates: ['Dates'],
  room: ['Rooms'],
  guests: ['Party', 'Names', 'Requests'],
  extras: ['Extras'],
};

/** Those that are open to a guest now. */
export const doorsOf = (stay: Stay): readonly Door[] =>
  stay.isCancelled ? [] : doors.filter((door) => kindsOfDoor[door].some((kind) => isOpen(stay, kind)));

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
  arrivalTime: stay.arrivalTime ?? '',
  contact: stay.contact ? contactDraftOf(stay.contact) : null,
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

type RequestedChange = Omit<StayChange, 'propertyId' | 'confirmationToken'>;

const sortedExtras = (extras: readonly ChosenExtra[]): string =>
  JSON.stringify(extras.map(({ serviceId, quantity }) => [serviceId, quantity]).sort());

/** How the booker is reached, where that is to be otherwise. */
function contactChangeOf({ contact: before }: Stay, { contact }: Draft): Pick<RequestedChange, 'contact'> {
  if (before === undefined || contact === null) return {};
  const wanted = contactOf(contact);
  const same = contactOf(contactDraftOf(before));
  return JSON.stringify(wanted) === JSON.stringify(same) ? {} : { contact: wanted };
}

/** What is asked of the server: names, extras, requests and contact details only where they differ. */
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
    rooms: draft.rooms.map(({ guests, services, agesGiven: _given, ...room }) => ({
      ...room,
      ...(JSON.stringify(guests) === JSON.stringify(guestsOf(room.reservationItemId))
        ? {}
        : { guests: [...guests] }),
      ...(isWithExtras(room.reservationItemId, services) ? {} : { services: [...services] }),
    })),
    ...(draft.notes.trim() === (stay.notes ?? '').trim() ? {} : { notes: draft.notes.trim() }),
    ...(draft.arrivalTime === (stay.arrivalTime ?? '') ? {} : { arrivalTime: draft.arrivalTime || null }),
    ...contactChangeOf(stay, draft),
  };
}

export const isChanged = (stay: Stay, draft: Draft): boolean =>
  JSON.stringify(requestOf(stay, draft)) !== JSON.stringify(requestOf(stay, draftOf(stay)));

const noName: Guest = { individualId: null, firstName: '', lastName: '', email: null, phone: null };
/** The guests that the booking has of a room: its lead guest at least. */
export const guestsOf = ({ guests }: Pick<DraftRoom, 'guests'>): readonly Guest[] =>
  guests.length > 0 ? guests : [noName];

/** The room with another name of one of its guests. */
export const withGuest = (
  room: DraftRoom,
  index: number,
  name: Partial<Pick<Guest, 'firstName' | 'lastName'>>,
): DraftRoom => ({
  ...room,
  guests: guestsOf(room).map((guest, at) => (at === index ? { ...guest, ...name } : guest)),
});

/** Whether a guest has lost a name that there was, or has half of one. */
export function isNameWrong(stay: Stay, room: DraftRoom, index: number): boolean {
  const before = stay.rooms.find((each) => each.reservationItemId === room.reservationItemId);
  const [guest, former] = [guestsOf(room)[index], guestsOf({ guests: before?.guests ?? [] })[index]];
  if (guest === undefined) return false;
  const isMissing = guest.firstName.trim() === '' || guest.lastName.trim() === '';
  return isMissing && JSON.stringify(guest) !== JSON.stringify(former);
}

export const isNameMissing = (stay: Stay, { rooms }: Draft): boolean =>
  rooms.some((room) => guestsOf(room).some((_, index) => isNameWrong(stay, room, index)));

/** The one sentence above all figures. */
type ChangeGist =
  | { readonly kind: 'back' | 'due' | 'more' | 'less'; readonly amount: Minor }
  | { readonly kind: 'same' };

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
