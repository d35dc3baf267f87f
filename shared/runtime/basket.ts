import { combine, createEvent, createStore, sample } from 'effector';
import type { Booker } from './booker.ts';
import { emptyBooker } from './booker.ts';
import { $roomsLeft } from './availability.ts';
import { basketTotals } from './basket-totals.ts';
import { $property } from './property.ts';
import {
  nothingFound,
  withOffers,
  type ItemChoices,
  type ItemOffers,
  type ReservationItem,
} from './reservation-item.ts';
import type { Company, StayDate } from '../contracts/index.ts';
import { stockLeft, type Minor, type RoomRequest } from '../domain/index.ts';

/** The booking as far as it has come (product.md 3: basket, booking-level data). Neither card nor password is here. */
export interface Basket {
  readonly propertyCode: string | null;
  readonly currency: string;
  readonly fromDate: StayDate | null;
  readonly toDate: StayDate | null;
  readonly rooms: readonly RoomRequest[];
  readonly promoCode: string | null;
  readonly ratePlanCode: string | null;
  readonly items: readonly ReservationItem[];
  readonly activeRoomNumber: number;
  readonly quoteToken: string | null;
  readonly hopGiftVoucherCode: string | null;
  readonly hopGiftDiscountAmount: Minor;
  readonly paymentType: number | null;
  readonly specialRequests: string;
  readonly comment: string;
  readonly booker: Booker;
  readonly company: Company | null;
  readonly poNumber: string;
}

/** The same as the guest chose it, without what follows from that. */
export interface BasketChoices extends Omit<Basket, 'items'> {
  readonly items: readonly ItemChoices[];
}

export const emptyBasket: Basket = {
  propertyCode: null,
  currency: 'GBP',
  fromDate: null,
  toDate: null,
  rooms: [],
  promoCode: null,
  ratePlanCode: null,
  items: [],
  activeRoomNumber: 1,
  quoteToken: null,
  hopGiftVoucherCode: null,
  hopGiftDiscountAmount: 0,
  paymentType: null,
  specialRequests: '',
  comment: '',
  booker: emptyBooker,
  company: null,
  poNumber: '',
};

/** The part of a basket that is its search. */
export type SearchOfBasket = Pick<
  Basket,
  'propertyCode' | 'currency' | 'fromDate' | 'toDate' | 'rooms' | 'promoCode' | 'ratePlanCode'
>;
/** Whether something that was stored is a basket of this shape. */
export const isBasket = (value: unknown): value is Basket =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(emptyBasket).every((key) => key in value) &&
  Array.isArray((value as Basket).items);

export type BookingDetails = Pick<
  Basket,
  | 'booker'
  | 'company'
  | 'poNumber'
  | 'specialRequests'
  | 'comment'
  | 'paymentType'
  | 'hopGiftVoucherCode'
  | 'hopGiftDiscountAmount'
>;

/** product.md 4: a search takes its rooms over and empties the basket; who books stays. */
export const basketStarted = createEvent<SearchOfBasket>();
/** That happened; `before` is what the basket held. */
export const basketEmptied = createEvent<{ readonly before: Basket; readonly search: SearchOfBasket }>();
export const itemAdded = createEvent<ReservationItem>();
export const itemRemoved = createEvent<{ readonly roomNumber: number }>();
export const itemChanged = createEvent<{
  readonly roomNumber: number;
  readonly changes: Partial<ReservationItem>;
}>();
export const activeRoomChosen = createEvent<number>();
export const quoteReceived = createEvent<string>();
export const bookingDetailsChanged = createEvent<Partial<BookingDetails>>();
/** The booking is made, or the guest starts over. */
export const basketCleared = createEvent();
/** The basket of before is there again: after a reload, on the way back to its search, or as a search that emptied it is undone. */
export const basketRestored = createEvent<Basket>();
/** A new answer to the same search: rooms that are gone are left out, the others cost what they cost now. */
export const basketReconciled = createEvent<Pick<BasketChoices, 'items' | 'quoteToken'>>();
/** What was chosen has other prices now. */
export const basketRepriced = createEvent<
  Pick<BasketChoices, 'items'> & Partial<Pick<BasketChoices, 'hopGiftDiscountAmount'>>
>();
/** What follows from the choices, by room number: found by the page of the rooms, read by every page. */
export const itemOffersFound = createEvent<Readonly<Record<number, ItemOffers>>>();

/** An item in its two parts. */
const partsOf = ({
  availableUpgrades,
  hasUpgrades,
  upgradesLoaded,
  hasSelectableServices,
  servicesLoaded,
  ...choices
}: ReservationItem): { readonly choices: ItemChoices; readonly offers: ItemOffers } => ({
  choices,
  offers: { availableUpgrades, hasUpgrades, upgradesLoaded, hasSelectableServices, servicesLoaded },
});

const itemAllowed = createEvent<ReservationItem>();
const withoutRoom = (items: readonly ItemChoices[], roomNumber: number) =>
  items.filter((item) => item.roomNumber !== roomNumber);
const byRoomNumber = (a: ItemChoices, b: ItemChoices) => a.roomNumber - b.roomNumber;

/** What is stored: the booking as the guest chose it. */
export const $choices = createStore<BasketChoices>(emptyBasket)
  .on(basketRestored, (_, basket) => ({
    ...basket,
    items: basket.items.map((item) => partsOf(item).choices),
  }))
  .on([basketReconciled, basketRepriced], (basket, changes) => ({ ...basket, ...changes }))
  .on(basketEmptied, (basket, { search }) => ({ ...emptyBasket, booker: basket.booker, ...search }))
  .on(itemAllowed, (basket, item) => ({
    ...basket,
    items: [...withoutRoom(basket.items, item.roomNumber), partsOf(item).choices].sort(byRoomNumber),
  }))
  .on(itemRemoved, (basket, { roomNumber }) => ({
    ...basket,
    items: withoutRoom(basket.items, roomNumber),
    activeRoomNumber: roomNumber,
  }))
  .on(itemChanged, (basket, { roomNumber, changes }) => ({
    ...basket,
    items: basket.items.map((item) => (item.roomNumber === roomNumber ? { ...item, ...changes } : item)),
  }))
  .on(activeRoomChosen, (basket, activeRoomNumber) => ({ ...basket, activeRoomNumber }))
  .on(quoteReceived, (basket, quoteToken) => ({ ...basket, quoteToken }))
  .on(bookingDetailsChanged, (basket, details) => ({ ...basket, ...details }))
  .on(basketCleared, (basket) => ({ ...emptyBasket, booker: basket.booker }));

/** Room number → what was found last, or what a restored or added item brought. */
const $itemOffers = createStore<Readonly<Record<number, ItemOffers>>>(
  {},
  { updateFilter: (offers, before) => JSON.stringify(offers) !== JSON.stringify(before) },
)
  .on(basketRestored, (_, { items }) =>
    Object.fromEntries(items.map((item) => [item.roomNumber, partsOf(item).offers])),
  )
  .on(itemAllowed, (offers, item) => ({ ...offers, [item.roomNumber]: partsOf(item).offers }))
  .on(itemOffersFound, (before, offers) => ({ ...before, ...offers }));

const $items = combine(
  $choices.map(({ items }) => items),
  $itemOffers,
  (items, offers) => items.map((item) => withOffers(item, offers[item.roomNumber] ?? nothingFound)),
);
/** The basket as pages read it: what was chosen, and what follows from that. */
export const $basket = combine($choices, $items, (choices, items): Basket => ({ ...choices, items }));

sample({
  clock: basketStarted,
  source: $basket,
  fn: (before, search) => ({ before, search }),
  target: basketEmptied,
});

/** Room type id → rooms still free for this guest: what the search said less what is in the basket (product.md 4). */
export const $stockLeft = combine($roomsLeft, $items, stockLeft);

// product.md 4: an item is added only while its room type has at least one room left; its own room's is given back first.
sample({
  clock: itemAdded,
  source: { left: $stockLeft, basket: $basket },
  filter: ({ left, basket }, item) => {
    const own = basket.items.some(
      (each) => each.roomNumber === item.roomNumber && each.roomTypeId === item.roomTypeId,
    );
    return (left[item.roomTypeId] ?? 0) + (own ? 1 : 0) >= 1;
  },
  fn: (_, item) => item,
  target: itemAllowed,
});

/** Rooms, extras, taxes, gift voucher discount and total of the basket in minor units (product.md 9). */
export const $basketTotals = combine($basket, $property, (basket, property) =>
  basketTotals(basket, property, property?.childBands),
);
