import { createEvent, createStore, sample } from 'effector';
import type { Booker } from './booker.ts';
import { emptyBooker } from './booker.ts';
import { $roomsLeft } from './availability.ts';
import { basketTotals } from './basket-totals.ts';
import type { ReservationItem } from './reservation-item.ts';
import type { Company, StayDate } from '../contracts/index.ts';
import type { Minor, RoomRequest } from '../domain/index.ts';

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
export const basketRestored = createEvent<Basket>();

const itemAllowed = createEvent<ReservationItem>();
const withoutRoom = (items: readonly ReservationItem[], roomNumber: number) =>
  items.filter((item) => item.roomNumber !== roomNumber);
const byRoomNumber = (a: ReservationItem, b: ReservationItem) => a.roomNumber - b.roomNumber;

export const $basket = createStore<Basket>(emptyBasket)
  .on(basketRestored, (_, basket) => basket)
  .on(basketEmptied, (basket, { search }) => ({ ...emptyBasket, booker: basket.booker, ...search }))
  .on(itemAllowed, (basket, item) => ({
    ...basket,
    items: [...withoutRoom(basket.items, item.roomNumber), item].sort(byRoomNumber),
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

sample({
  clock: basketStarted,
  source: $basket,
  fn: (before, search) => ({ before, search }),
  target: basketEmptied,
});

/** Room type id → rooms still free for this guest: what the search said less what is in the basket (product.md 4). */
export const $stockLeft = createStore<Readonly<Record<string, number>>>({});
sample({
  clock: [$basket, $roomsLeft],
  source: { basket: $basket, found: $roomsLeft },
  fn: ({ basket, found }) =>
    Object.fromEntries(
      Object.entries(found).map(([id, free]) => [
        id,
        free - basket.items.filter((item) => item.roomTypeId === id).length,
      ]),
    ),
  target: $stockLeft,
});

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

/** Rooms, extras, gift voucher discount and total of the basket in minor units (product.md 9). */
export const $basketTotals = $basket.map(basketTotals);
