import { combine } from 'effector';
import { formatDecimal, toUrlDate } from 'shared/domain';
import { $basket, $basketTotals, $property, $route } from 'shared/runtime';
import { $filters, $roomList } from '../filters/model.ts';
import { noFilters } from '../filters/list-filters.ts';
import { $activeItem, $allRooms, $housingProblem } from '../selection/model.ts';
import { $screen } from '../steps/model.ts';
import { cheapestOffer, isOffered, linkedFirst, readOffer, type OfferId } from './rules.ts';

const $asked = $route.map(({ query }) => readOffer(query));

/** The offer of the guest's link, where it can be had. */
export const $linkedOffer = combine($asked, $allRooms, (asked, { offers }) =>
  asked !== null && isOffered(offers, asked) ? asked : null,
);

/** The link names an offer that cannot be had for this stay. */
export const $isLinkedOfferGone = combine(
  { asked: $asked, linked: $linkedOffer, list: $allRooms, item: $activeItem },
  ({ asked, linked, list, item }) =>
    asked !== null && linked === null && item === null && list.offers.length > 0,
);

/** The list as the guest wants it; until it is sorted, what the link named stands first. */
export const $linkedList = combine($roomList, $linkedOffer, $filters, (list, linked, { sorting }) =>
  sorting === noFilters.sorting ? { ...list, offers: linkedFirst(list.offers, linked) } : list,
);

/** What a price crawler presses: the offer of the link, or the cheapest one. */
export const $markedOffer = combine($linkedOffer, $linkedList, (linked, { offers }): OfferId | null =>
  linked !== null && isOffered(offers, linked) ? linked : cheapestOffer(offers),
);

/** The one offer of the page's markup; `price` as a decimal of its currency. */
export interface PageOffer {
  readonly identifier: string;
  readonly price: string;
  readonly currency: string;
}

const $listedOffer = combine(
  { marked: $markedOffer, list: $linkedList, basket: $basket },
  ({ marked, list, basket: { currency } }): PageOffer | null => {
    if (marked === null) return null;
    const { roomTypeId, ratePlanId } = marked;
    const offer = list.offers
      .find(({ roomType }) => roomType.roomTypeId === roomTypeId)
      ?.rates.find(({ rate }) => rate.ratePlanId === ratePlanId);
    return offer === undefined
      ? null
      : { identifier: `${roomTypeId}/${ratePlanId}`, price: formatDecimal(offer.total, currency), currency };
  },
);

const $bookedOffer = combine($basket, $basketTotals, ({ items, currency }, { total }): PageOffer => ({
  identifier: items.map(({ roomTypeId, ratePlanId }) => `${roomTypeId}/${ratePlanId}`).join(' '),
  price: formatDecimal(total, currency),
  currency,
}));

/** The offer whose price the page shows: one of the list, and then what was chosen, at the price of the whole booking. */
export const $pageOffer = combine(
  { listed: $listedOffer, booked: $bookedOffer, screen: $screen, problem: $housingProblem },
  ({ listed, booked, screen, problem }): PageOffer | null => {
    if (problem !== null) return null;
    return screen === 'yours' ? booked : listed;
  },
);

/** The hotel and stay of the markup. */
export const $offeredStay = combine($property, $basket, (property, { fromDate, toDate }) =>
  property === null || fromDate === null || toDate === null
    ? null
    : {
        property,
        checkin: `${toUrlDate(fromDate)}T${property.checkInTime}`,
        checkout: `${toUrlDate(toDate)}T${property.checkOutTime}`,
      },
);
