import type { Page } from '@playwright/test';

export interface DataLayerEvent {
  readonly event: string;
  readonly page_path?: string;
  readonly ecommerce?: {
    readonly currency: string;
    readonly value?: number;
    readonly transaction_id?: string;
    readonly payment_type?: string;
    readonly items: readonly {
      readonly item_id: string;
      readonly item_name: string;
      readonly item_category: string;
      readonly price: number;
      readonly quantity: number;
    }[];
  };
}

/** The GA4 events of the open document, in order. */
export const dataLayerEvents = (page: Page): Promise<DataLayerEvent[]> =>
  page.evaluate(() => {
    // What the shell has put there, beside what the tag manager puts for itself.
    const entries = ((window as unknown as { dataLayer?: unknown[] }).dataLayer ?? []) as {
      event?: string;
    }[];
    return entries.filter(
      ({ event }) => event !== undefined && !event.startsWith('gtm.'),
    ) as DataLayerEvent[];
  });
