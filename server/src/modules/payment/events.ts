import type { ChargeName, ChargeState } from './gateway.ts';
import type { PaymentRow } from './repository.ts';

/**
 * Events of a payment outside of a booking's own calls. The booking module handles each by the table in `rules.ts`, and `app.ts`
 * connects the two: payments do not depend on bookings.
 */
export interface PaymentEvents {
  /** The gateway has said where the charge stands. May be repeated. */
  readonly settled: (payment: PaymentRow, state: ChargeState) => Promise<void>;
  /** The card gateway has news of a charge: a hint to ask. */
  readonly notified: (name: ChargeName) => Promise<void>;
  /** The guest has come back from the gateway's page without paying; false when no booking has this secret. */
  readonly cancelledByGuest: (propertyId: string, confirmationToken: string) => Promise<boolean>;
}
