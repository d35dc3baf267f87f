import { describe, expect, it } from 'vitest';
import { PaymentType } from 'shared/contracts';
import { emptyBasket, type Basket } from 'shared/runtime';
import { aBasketItem, aParty, aRate, aRoomType, aSearchResponse, aService } from 'shared/testing';
import { emptyMemory, eventsOf, type AnalyticsEvent, type Memory } from './events.ts';
import type { Fact } from './facts.ts';

const aBasket = (overrides: Partial<Basket> = {}): Basket => ({
  ...emptyBasket,
  propertyCode: 'HARBOUR',
  rooms: [{ ...aParty(), roomId: 'room-1', roomNumber: 1 }],
  ...overrides,
});

const breakfast = (quantity: number, cost: number) => ({ service: aService(), quantity, cost });
const flexible = aBasketItem();
const withBreakfast = aBasketItem({ services: [breakfast(1, 9_000)], totalServiceCost: 9_000 });
const saver = aBasketItem({
  ratePlanId: 'saver',
  ratePlan: aRate({ ratePlanId: 'saver', name: 'Saver' }),
  totalRoomCost: 30_000,
});

const room = { item_id: 'double', item_name: 'Double room', item_category: 'Room', quantity: 1 };
const flexibleItem = { ...room, item_variant: 'Flexible', price: 360 };
const saverItem = { ...room, item_variant: 'Saver', price: 300 };
const breakfastItem = {
  item_id: 'breakfast',
  item_name: 'Breakfast',
  item_category: 'Extra',
  price: 90,
  quantity: 1,
};
const list = { item_list_id: 'rooms_and_rates', item_list_name: 'Rooms and rates' };
const currency = 'GBP';

/** All events of a journey, from the basket that was there when the page was opened. */
function eventsFor(facts: readonly Fact[], start: Memory = emptyMemory): AnalyticsEvent[] {
  let memory = start;
  return facts.flatMap((fact) => {
    const { events, memory: next } = eventsOf(fact, memory);
    memory = next;
    return events;
  });
}
const opened: Fact = { kind: 'basket', basket: aBasket() };
const held = (items: Basket['items']): Fact => ({ kind: 'basket', basket: aBasket({ items }) });
const emptied: Fact = { kind: 'basket', basket: emptyBasket };
const booked: Fact = { kind: 'booked', referenceNumber: 'H7K2M', total: 450, currency };

describe('GA4 events (decisions 5)', () => {
  const rows: readonly (readonly [string, readonly Fact[], readonly unknown[]])[] = [
    [
      'a page',
      [{ kind: 'page', path: '/Book/HARBOUR', title: 'Book your stay', propertyCode: 'HARBOUR' }],
      [
        {
          event: 'page_view',
          page_path: '/Book/HARBOUR',
          page_title: 'Book your stay',
          property_code: 'HARBOUR',
          booking_stage: 1,
        },
      ],
    ],
    [
      'the rooms of a search, each rate that the party can have',
      [
        {
          kind: 'listed',
          basket: aBasket(),
          response: aSearchResponse({
            roomTypes: [
              aRoomType({
                rates: [aRate(), aRate({ ratePlanId: 'saver', name: 'Saver', baseRate: 300 })],
              }),
              aRoomType({ roomTypeId: 'suite', name: 'Suite' }),
            ],
            numberOfRoomsPerRoomTypeId: { double: 2, suite: 0 },
          }),
        },
      ],
      [
        {
          event: 'view_item_list',
          ecommerce: {
            currency,
            ...list,
            items: [
              { ...flexibleItem, ...list, index: 0 },
              { ...saverItem, ...list, index: 1 },
            ],
          },
        },
      ],
    ],
    ['no rooms', [{ kind: 'listed', basket: aBasket(), response: aSearchResponse({ roomTypes: [] }) }], []],
    [
      'choosing a room',
      [opened, held([flexible])],
      [
        { event: 'select_item', ecommerce: { currency, ...list, items: [{ ...flexibleItem, ...list }] } },
        { event: 'add_to_cart', ecommerce: { currency, value: 360, items: [flexibleItem] } },
      ],
    ],
    [
      'choosing another rate for it',
      [held([flexible]), held([saver])],
      [
        { event: 'remove_from_cart', ecommerce: { currency, value: 360, items: [flexibleItem] } },
        { event: 'select_item', ecommerce: { currency, ...list, items: [{ ...saverItem, ...list }] } },
        { event: 'add_to_cart', ecommerce: { currency, value: 300, items: [saverItem] } },
      ],
    ],
    [
      'adding an extra',
      [held([flexible]), held([withBreakfast])],
      [{ event: 'add_to_cart', ecommerce: { currency, value: 90, items: [breakfastItem] } }],
    ],
    [
      'two more of an extra',
      [
        held([aBasketItem({ services: [breakfast(1, 9_000)] })]),
        held([aBasketItem({ services: [breakfast(3, 27_000)] })]),
      ],
      [
        {
          event: 'add_to_cart',
          ecommerce: { currency, value: 180, items: [{ ...breakfastItem, quantity: 2 }] },
        },
      ],
    ],
    [
      'taking a room out, with its extras',
      [held([withBreakfast]), held([])],
      [
        {
          event: 'remove_from_cart',
          ecommerce: { currency, value: 450, items: [flexibleItem, breakfastItem] },
        },
      ],
    ],
    ['a basket that comes back after a reload', [held([withBreakfast])], []],
    [
      'naming the lead guest',
      [held([flexible]), held([{ ...flexible, leadGuest: { firstName: 'A', lastName: 'B' } }])],
      [],
    ],
    [
      'checkout',
      [{ kind: 'checkout', basket: aBasket({ items: [withBreakfast], promoCode: 'SPRING' }) }],
      [
        {
          event: 'begin_checkout',
          ecommerce: { currency, value: 450, coupon: 'SPRING', items: [flexibleItem, breakfastItem] },
        },
      ],
    ],
    ['checkout without a basket', [{ kind: 'checkout', basket: emptyBasket }], []],
    [
      'paying, less a gift voucher',
      [
        {
          kind: 'payment',
          paymentType: PaymentType.companyInvoice,
          basket: aBasket({ items: [flexible], hopGiftDiscountAmount: 6_000 }),
        },
      ],
      [
        {
          event: 'add_payment_info',
          ecommerce: { currency, value: 300, payment_type: 'company_invoice', items: [flexibleItem] },
        },
      ],
    ],
    [
      'the booking, whose basket was emptied before',
      [held([withBreakfast]), emptied, booked],
      [
        {
          event: 'purchase',
          ecommerce: {
            transaction_id: 'H7K2M',
            currency,
            value: 450,
            items: [flexibleItem, breakfastItem],
          },
        },
      ],
    ],
    [
      'the booking in another tab, which had no basket',
      [{ kind: 'basket', basket: emptyBasket }, booked],
      [],
    ],
  ];

  it.each(rows)('%s', (_, facts, events) => {
    expect(eventsFor(facts)).toEqual(events);
  });

  it.each([
    ['told twice', [held([withBreakfast]), emptied, booked, booked]],
    [
      'seen again while another booking is in the basket',
      [held([withBreakfast]), booked, held([saver]), booked],
    ],
  ])('a booking that is %s is one purchase', (_, facts) => {
    expect(eventsFor(facts).filter(({ event }) => event === 'purchase')).toHaveLength(1);
  });

  it('a booking that was told in another document is no purchase', () => {
    const memory = { ...emptyMemory, purchases: ['H7K2M'] };
    expect(eventsFor([held([withBreakfast]), emptied, booked], memory)).toEqual([]);
  });

  it('nothing that a guest typed about themselves is told', () => {
    const basket = aBasket({
      items: [aBasketItem({ leadGuest: { firstName: 'Ada', lastName: 'Byron' } })],
      booker: { ...emptyBasket.booker, emailAddress: 'ada@example.org', lastName: 'Byron' },
      hopGiftVoucherCode: 'GIFT-1',
      comment: 'late',
    });
    const text = JSON.stringify(
      eventsFor([opened, { kind: 'basket', basket }, { kind: 'checkout', basket }, booked]),
    );
    for (const typed of ['Ada', 'Byron', 'ada@example.org', 'GIFT-1', 'late'])
      expect(text).not.toContain(typed);
  });
});
