import type { AnalyticsEvent } from './events.ts';

type Fbq = ((...args: unknown[]) => void) & {
  callMethod?: (...args: unknown[]) => void;
  queue: unknown[][];
  push: unknown;
  loaded: boolean;
  version: string;
  disablePushState: boolean;
};

declare global {
  interface Window {
    fbq?: Fbq;
    _fbq?: Fbq;
  }
}

const names = {
  add_to_cart: 'AddToCart',
  begin_checkout: 'InitiateCheckout',
  add_payment_info: 'AddPaymentInfo',
  purchase: 'Purchase',
} as const;

/** The pixel's call for an event: name, values and, for a purchase, its id. Null for an event that the pixel does not get. */
export function pixelCall(event: AnalyticsEvent): readonly unknown[] | null {
  if (event.event === 'page_view') return ['PageView'];
  if (event.event === 'view_item_list' || event.event === 'select_item' || event.event === 'remove_from_cart')
    return null;
  const { currency, value, items, transaction_id } = event.ecommerce;
  const values = {
    currency,
    value,
    content_type: 'product',
    content_ids: items.map(({ item_id }) => item_id),
  };
  const name = names[event.event];
  return transaction_id === undefined ? [name, values] : [name, values, { eventID: transaction_id }];
}

/** The queue of the pixel's own snippet. It collects nothing by itself: neither clicks nor what is in fields. */
export function startPixel(window: Window, id: string): (event: AnalyticsEvent) => void {
  const fbq: Fbq = Object.assign(
    (...args: unknown[]) => {
      if (fbq.callMethod) fbq.callMethod(...args);
      else fbq.queue.push(args);
    },
    { queue: [], push: null, loaded: true, version: '2.0', disablePushState: true },
  );
  fbq.push = fbq;
  window.fbq = fbq;
  window._fbq = fbq;
  fbq('set', 'autoConfig', false, id);
  fbq('init', id);
  return (event) => {
    const call = pixelCall(event);
    if (call !== null) fbq('track', ...call);
  };
}
