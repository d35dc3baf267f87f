import { expect, it } from 'vitest';
import type { AnalyticsEvent } from './events.ts';
import { pixelCall } from './pixel.ts';

const ecommerce = {
  currency: 'GBP',
  value: 360,
  items: [
    { item_id: 'double', item_name: 'Double', item_category: 'Room', price: 360, quantity: 1 },
  ] as const,
};
const values = { currency: 'GBP', value: 360, content_type: 'product', content_ids: ['double'] };

const rows: readonly (readonly [AnalyticsEvent, readonly unknown[] | null])[] = [
  [
    { event: 'page_view', page_path: '/', page_title: '', property_code: 'X', booking_stage: 0 },
    ['PageView'],
  ],
  [{ event: 'view_item_list', ecommerce }, null],
  [{ event: 'select_item', ecommerce }, null],
  [{ event: 'add_to_cart', ecommerce }, ['AddToCart', values]],
  [{ event: 'remove_from_cart', ecommerce }, null],
  [{ event: 'begin_checkout', ecommerce }, ['InitiateCheckout', values]],
  [{ event: 'add_payment_info', ecommerce }, ['AddPaymentInfo', values]],
  [
    { event: 'purchase', ecommerce: { ...ecommerce, transaction_id: 'H7K2M' } },
    ['Purchase', values, { eventID: 'H7K2M' }],
  ],
];

it.each(rows)('the pixel hears of $event in its own words', (event, call) => {
  expect(pixelCall(event)).toEqual(call);
});
