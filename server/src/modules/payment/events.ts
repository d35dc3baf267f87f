import type { PaymentName, PaymentOutcome } from './gateway.ts';
import type { PaymentRow } from './repository.ts';

/**
 * Events of a payment outside of a booking's own calls. The booking module handles each by the table in `rules.ts`, and `app.ts`
 * connects the two: payments do not depend on bookings.
 */
export interface PaymentEvents {
  /** The gateway has said where the payment stands. May be repeated. */
  readonly settled: (payment: PaymentRow, outcome: PaymentOutcome) => Promise<void>;
  /** The card gateway has news of a payment: a hint to ask. */
  readonly notified: (name: Omit<PaymentName, 'gatewayId'>) => Promise<void>;
  /** A gateway has news of what it knows by this id, and is asked; false where no payment has it. */
  readonly noticed: (provider: string, gatewayId: string) => Promise<boolean>;
  /** The guest has come back from the gateway's page without paying; false when no booking has this secret. */
  readonly cancelledByGuest: (propertyId: string, confirmationToken: string) => Promise<boolean>;
}
