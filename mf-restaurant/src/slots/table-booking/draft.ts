import type { Confirmation, RestaurantSetup, RestaurantSlot, StayDate, User } from 'shared/contracts';
import { addDays, guestCount, isPartySize, type TableWish } from 'shared/domain';

/** What a guest has chosen and typed so far (product.md 3); nothing is lost of it until the table is booked. */
export interface TableDraft extends Omit<TableWish, 'identifier'> {
  readonly promotionId: string | null;
  readonly specialRequests: string;
  /** In whose name the table is. */
  readonly guestName: string;
}

export const emptyDraft: TableDraft = {
  restaurantId: null,
  visitDate: null,
  visitTime: null,
  partySize: null,
  promotionId: null,
  emailAddress: '',
  contactNumber: '',
  specialRequests: '',
  guestName: '',
};

const usualParty = 2;

const fullName = (firstName = '', lastName = ''): string => `${firstName} ${lastName}`.trim();

/** What a table for a stay is prefilled from; null without a stay. */
export type Stay = Pick<Confirmation, 'dateFrom' | 'dateTo' | 'booker' | 'items'>;

/** The days of a stay on which a table may be wanted: from today or the arrival to the departure. Empty when it is over. */
export function stayDays(
  { dateFrom, dateTo }: Pick<Stay, 'dateFrom' | 'dateTo'>,
  today: StayDate,
): StayDate[] {
  const days: StayDate[] = [];
  for (let day = dateFrom < today ? today : dateFrom; day <= dateTo; day = addDays(day, 1)) days.push(day);
  return days;
}

const shownDays = 10;

/** The days that are offered without opening the calendar: the stay's own where there is one, else the next ones. */
export function quickDays(stay: Pick<Stay, 'dateFrom' | 'dateTo'> | null, today: StayDate): StayDate[] {
  const own = stay === null ? [] : stayDays(stay, today);
  if (own.length > 0) return own.slice(0, shownDays);
  return Array.from({ length: shownDays }, (_, index) => addDays(today, index));
}

/** Fills what is still empty from the stay; what the guest has chosen or typed stays. */
export function prefilledFrom(stay: Stay, draft: TableDraft, today: StayDate): TableDraft {
  const guests = stay.items.reduce((sum, item) => sum + guestCount(item), 0);
  return {
    ...draft,
    visitDate: draft.visitDate ?? stayDays(stay, today)[0] ?? null,
    partySize: draft.partySize ?? (guests > 0 ? guests : null),
    emailAddress: draft.emailAddress || stay.booker.email,
    contactNumber: draft.contactNumber || (stay.booker.phone ?? ''),
    guestName: draft.guestName || fullName(stay.booker.firstName, stay.booker.lastName),
  };
}

/** How a logged-in guest is reached, where nothing else has been said. */
export const reachedAs = (user: User | null, draft: TableDraft): TableDraft =>
  user === null
    ? draft
    : {
        ...draft,
        emailAddress: draft.emailAddress || user.emailAddress,
        contactNumber: draft.contactNumber || (user.telephone ?? ''),
        guestName: draft.guestName || fullName(user.firstname, user.lastname),
      };

/** The draft that the tab may save: without what the account filled in, which is filled in again from it. */
export const withoutAccount = (user: User | null, draft: TableDraft): TableDraft => ({
  ...draft,
  emailAddress: draft.emailAddress === user?.emailAddress ? '' : draft.emailAddress,
  contactNumber: draft.contactNumber === user?.telephone ? '' : draft.contactNumber,
  guestName: draft.guestName === fullName(user?.firstname, user?.lastname) ? '' : draft.guestName,
});

/** Today and two people, where neither guest nor stay has said otherwise. */
export const withDefaults = (draft: TableDraft, today: StayDate): TableDraft => ({
  ...draft,
  visitDate: draft.visitDate ?? today,
  partySize: draft.partySize ?? usualParty,
});

/** A day that has passed since it was chosen is chosen anew. */
export const withoutPastDay = (draft: TableDraft, today: StayDate): TableDraft =>
  draft.visitDate !== null && draft.visitDate < today
    ? { ...draft, visitDate: null, visitTime: null, promotionId: null }
    : draft;

/** The guest's restaurant where there still is one of that name, else the hotel's default, else the only one. */
export function chosenRestaurant(
  ids: readonly string[],
  wanted: string | null,
  usual: string | null,
): string | null {
  const known = [wanted, usual].find((id) => id !== null && ids.includes(id));
  return known ?? (ids.length === 1 ? (ids[0] ?? null) : null);
}

/** More people than can book online (product.md 9): they are asked to call. */
export const isLargeParty = (size: number | null, setup: RestaurantSetup | null): boolean =>
  size !== null && setup !== null && size > setup.maxOnlinePartySize;

/** Whether the times can be loaded. */
export const canLoadTimes = (draft: TableDraft, setup: RestaurantSetup | null): boolean =>
  setup !== null && isPartySize(draft.partySize, setup);

/** The time and the offer that were chosen, as far as they are still there among the times that have come. */
export function withAvailableTime(slots: readonly RestaurantSlot[], draft: TableDraft): TableDraft {
  const slot = slots.find(({ time }) => time === draft.visitTime);
  const hasOffer = slot?.promotions.some(({ id }) => id === draft.promotionId) === true;
  return {
    ...draft,
    visitTime: slot === undefined ? null : draft.visitTime,
    promotionId: hasOffer ? draft.promotionId : null,
  };
}

/** For the next table of the same guest: how to reach them stays. */
export const nextDraft = ({ emailAddress, contactNumber, guestName }: TableDraft): TableDraft => ({
  ...emptyDraft,
  emailAddress,
  contactNumber,
  guestName,
});
