import { createEvent, createStore } from 'effector';
import type { PaymentAction } from 'shared/contracts';

/** What a booking needs of the gateway's form, which is loaded later than this page. */
export interface CardPart {
  /** Null when no token is to be had: the form shows why. */
  readonly takeToken: () => Promise<string | null>;
  /** What the bank asks the guest; false when it was refused or closed. */
  readonly approve: (action: PaymentAction) => Promise<boolean>;
}

export const cardPartChanged = createEvent<CardPart | null>();
export const $cardPart = createStore<CardPart | null>(null, { serialize: 'ignore' }).on(
  cardPartChanged,
  (_, part) => part,
);
