import type { Appearance, StripeElementsOptionsMode } from '@stripe/stripe-js';
import type { Minor } from '../../domain/index.ts';
import { stripeAmount } from './amount.ts';
import { stripeLocale } from './appearance.ts';

/** What the card is for. */
export interface CardUse {
  /** What is paid now; 0 for a card that only stands for what may be due later. */
  readonly amount: Minor;
  readonly currency: string;
  /** `off_session`: for charges without the guest; `on_session`: for the guest's own next bookings; null: it is not kept. */
  readonly keptFor: 'off_session' | 'on_session' | null;
}

/** The elements of a payment that is made only when the guest confirms. */
export const elementsOptions = (
  use: CardUse,
  { locale, appearance }: { readonly locale: string; readonly appearance: Appearance },
): StripeElementsOptionsMode => ({
  ...(use.amount === 0
    ? { mode: 'setup', setupFutureUsage: 'off_session' }
    : {
        mode: 'payment',
        amount: stripeAmount(use.amount, use.currency),
        captureMethod: 'manual',
        setupFutureUsage: use.keptFor,
      }),
  currency: use.currency.toLowerCase(),
  // With wallets, which are cards: nothing that pays later or elsewhere.
  allowedPaymentMethodTypes: ['card', 'link'],
  appearance,
  locale: stripeLocale(locale),
});
