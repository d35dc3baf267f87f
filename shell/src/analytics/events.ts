import { PaymentType } from 'shared/contracts';
import { type BookingStage, bookingTotal, stageOf, toDecimal } from 'shared/domain';
import type { Basket } from 'shared/runtime';
import { cartChanges, cartOf, listedItems, roomList, valueOf, type Cart, type CartItem } from './cart.ts';
import type { Fact } from './facts.ts';

interface Ecommerce {
  readonly currency: string;
  readonly value?: number;
  readonly transaction_id?: string;
  readonly coupon?: string;
  readonly payment_type?: string;
  readonly item_list_id?: string;
  readonly item_list_name?: string;
  readonly items: readonly CartItem[];
}

/** GA4's names, as a tag manager reads them from the `dataLayer` (decisions 5). */
export type AnalyticsEvent =
  | {
      readonly event: 'page_view';
      readonly page_path: string;
      readonly page_title: string;
      readonly property_code: string;
      /** product.md 4. */
      readonly booking_stage: BookingStage;
    }
  | {
      readonly event:
        | 'view_item_list'
        | 'select_item'
        | 'add_to_cart'
        | 'remove_from_cart'
        | 'begin_checkout'
        | 'add_payment_info'
        | 'purchase';
      readonly ecommerce: Ecommerce;
    };

/** What has to be remembered from one fact to the next. */
export interface Memory {
  /** Null before the first basket was seen: what is in that one was added before. */
  readonly cart: Cart | null;
  /** The last basket that was not empty: what a booking is made of once its basket has been emptied. */
  readonly booking: Basket | null;
  /** References of bookings whose `purchase` event was sent. */
  readonly purchases: readonly string[];
}

export const emptyMemory: Memory = { cart: null, booking: null, purchases: [] };

/** The events of one fact, and the memory for the next fact. */
interface FactOutcome {
  readonly events: readonly AnalyticsEvent[];
  readonly memory: Memory;
}

const paymentNames: Readonly<Record<number, string>> = {
  [PaymentType.card]: 'card',
  [PaymentType.individualInvoice]: 'invoice',
  [PaymentType.voucher]: 'voucher',
  [PaymentType.companyInvoice]: 'company_invoice',
  [PaymentType.paystack]: 'paystack',
};

const couponOf = ({ promoCode }: Basket): Pick<Ecommerce, 'coupon'> =>
  promoCode === null || promoCode === '' ? {} : { coupon: promoCode };

/** The whole basket; its value is what is paid, less a gift voucher. */
const basketOf = (basket: Basket): Ecommerce => ({
  currency: basket.currency,
  value: toDecimal(bookingTotal(basket.items, basket.hopGiftDiscountAmount), basket.currency),
  ...couponOf(basket),
  items: cartOf(basket).map(({ item }) => item),
});

const itemsEvent = (
  event: 'add_to_cart' | 'remove_from_cart',
  currency: string,
  items: readonly CartItem[],
): AnalyticsEvent[] =>
  items.length === 0 ? [] : [{ event, ecommerce: { currency, value: valueOf(items), items } }];

const selections = (currency: string, items: readonly CartItem[]): AnalyticsEvent[] =>
  items
    .filter((item) => item.item_category === 'Room')
    .map((item) => ({
      event: 'select_item',
      ecommerce: { currency, ...roomList, items: [{ ...item, ...roomList }] },
    }));

function basketOutcome(basket: Basket, memory: Memory): FactOutcome {
  const cart = cartOf(basket);
  const booking = basket.items.length > 0 ? basket : memory.booking;
  // The first basket of a page was filled before; one that belongs to no hotel was emptied because it is booked.
  if (memory.cart === null || basket.propertyCode === null)
    return { events: [], memory: { ...memory, cart, booking } };
  const { added, removed } = cartChanges(memory.cart, cart);
  return {
    events: [
      ...itemsEvent('remove_from_cart', basket.currency, removed),
      ...selections(basket.currency, added),
      ...itemsEvent('add_to_cart', basket.currency, added),
    ],
    memory: { ...memory, cart, booking },
  };
}

const maximumRemembered = 20;

/** Once per booking, and only in the tab that made it: there its basket is known (decisions 5). */
function bookedOutcome(fact: Extract<Fact, { kind: 'booked' }>, memory: Memory): FactOutcome {
  const { referenceNumber, total, currency } = fact;
  const { booking, purchases } = memory;
  if (booking === null || purchases.includes(referenceNumber)) return { events: [], memory };
  const ecommerce: Ecommerce = {
    transaction_id: referenceNumber,
    ...basketOf(booking),
    currency,
    value: total,
  };
  return {
    events: [{ event: 'purchase', ecommerce }],
    memory: {
      ...memory,
      booking: null,
      purchases: [...purchases, referenceNumber].slice(-maximumRemembered),
    },
  };
}

/** The events of a fact, and what to remember of it. Pure. */
export function eventsOf(fact: Fact, memory: Memory): FactOutcome {
  switch (fact.kind) {
    case 'page':
      return {
        events: [
          {
            event: 'page_view',
            page_path: fact.path,
            page_title: fact.title,
            property_code: fact.propertyCode,
            booking_stage: stageOf(fact.path),
          },
        ],
        memory,
      };
    case 'listed': {
      const { currency } = fact.basket;
      const items = listedItems(fact.response, fact.basket, fact.bands);
      if (items.length === 0) return { events: [], memory };
      return {
        events: [{ event: 'view_item_list', ecommerce: { currency, ...roomList, items } }],
        memory,
      };
    }
    case 'basket':
      return basketOutcome(fact.basket, memory);
    case 'checkout':
      if (fact.basket.items.length === 0) return { events: [], memory };
      return { events: [{ event: 'begin_checkout', ecommerce: basketOf(fact.basket) }], memory };
    case 'payment':
      return {
        events: [
          {
            event: 'add_payment_info',
            ecommerce: {
              ...basketOf(fact.basket),
              payment_type: paymentNames[fact.paymentType] ?? 'other',
            },
          },
        ],
        memory,
      };
    case 'booked':
      return bookedOutcome(fact, memory);
    default:
      return fact satisfies never;
  }
}
