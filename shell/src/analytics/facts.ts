import type { SearchResponse } from 'shared/contracts';
import type { ChildBands } from 'shared/domain';
import type { Basket } from 'shared/runtime';

/** What happened that analytics records, with the state at that moment. The lazily loaded recorder makes events of it. */
export type Fact =
  | {
      readonly kind: 'page';
      /** Without secrets: see `trackedPath`. */
      readonly path: string;
      readonly title: string;
      readonly propertyCode: string;
    }
  | {
      readonly kind: 'listed';
      readonly response: SearchResponse;
      readonly basket: Basket;
      readonly bands?: ChildBands;
    }
  | { readonly kind: 'basket'; readonly basket: Basket }
  | { readonly kind: 'checkout'; readonly basket: Basket }
  | { readonly kind: 'payment'; readonly basket: Basket; readonly paymentType: number }
  | {
      readonly kind: 'booked';
      readonly referenceNumber: string;
      /** Decimal, in the hotel's currency. */
      readonly total: number;
      readonly currency: string;
    };

/** What the guest's consent means for this document (decisions 5). */
export type ConsentFact =
  /** They agree, but no script of third parties may run in this document yet: events wait in the tab's storage. */
  | { readonly kind: 'agreed' }
  /** They agree, and the scripts that the hotel has configured may run from now on. */
  | { readonly kind: 'run'; readonly tagManagerId: string | null; readonly pixelId: string | null }
  /** They do not agree, or have taken their consent back. */
  | { readonly kind: 'withdrawn' };
