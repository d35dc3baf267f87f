import { attach, combine, createEvent, createStore, sample } from 'effector';
import type { CardGateway, PaymentAction } from 'shared/contracts';
import { cardProblems, cardTypeOf, type CreditCard, emptyCard, withCardHolder } from 'shared/domain';
import { $property } from 'shared/runtime';
import { askWhenDrawn } from 'shared/runtime/factories';
import type { TakeToken } from 'shared/ui/card-gateway';
import { $draft, draftDone, paymentChosen } from '../draft/model.ts';
import { $added } from '../extras/model.ts';
import { $reservation, $today, pageClosed, pageOpened } from '../model.ts';
import { loadElements } from './elements.ts';
import { accountOf, addedExtrasTaxes, noCardGiven, paymentChoiceOf } from './rules.ts';

export const cardTyped = createEvent<Partial<CreditCard>>();
/** The guest has come to the card. */
export const cardReached = createEvent();

/** In memory only, and cleared with the page or the save (decisions 3). */
export const $card = createStore<CreditCard>(emptyCard).reset(pageOpened, pageClosed, draftDone);

sample({
  clock: cardTyped,
  source: { card: $card, property: $property },
  fn: ({ card, property }, changes): CreditCard => {
    const next = { ...card, ...changes };
    return { ...next, cardType: cardTypeOf(next.creditCardNumber, property?.creditCards ?? [])?.id ?? null };
  },
  target: $card,
});
// product.md 5: the booker goes to the card holder only when that is empty.
sample({
  clock: sample({ clock: cardReached, source: $draft }).filterMap((draft) => draft?.booker ?? undefined),
  source: $card,
  fn: (card, booker) => withCardHolder(card, booker),
  target: $card,
});

export const $account = combine($reservation, $added, $property, (reservation, added, property) => {
  if (reservation === null) return null;
  const byRoom = added.map((extras) => extras.reduce((sum, { cost }) => sum + cost, 0));
  const { currency } = reservation.paymentDetails;
  const taxes = addedExtrasTaxes(byRoom, { currency, taxesAndFees: property?.taxesAndFees });
  return accountOf(
    reservation,
    byRoom.reduce((sum, cost) => sum + cost, 0),
    taxes,
  );
});
export const $paymentChoice = combine($draft, $property, (draft, property) =>
  property === null ? 'hotel' : paymentChoiceOf(draft?.paymentChoice ?? null, property),
);
/** Whose own form takes cards here; null where this page's does. */
export const $gateway = $property.map((property) => property?.cardGateway ?? null);
/** The gateway's form is drawn, or has gone. */
export const takerChanged = createEvent<TakeToken | null>();
export const tokenTaken = createEvent<string>();
/** Another card is to be given. */
export const tokenDropped = createEvent();

/** What the gateway's form gave; in memory only. */
export const $token = createStore<string | null>(null)
  .on(tokenTaken, (_, token) => token)
  .reset(tokenDropped, pageOpened, pageClosed, draftDone);
const $taker = createStore<TakeToken | null>(null, { serialize: 'ignore' })
  .on(takerChanged, (_, take) => take)
  .reset(pageClosed);

export const cardPlaceId = 'pc-card-creditCardNumber';

export const takeTokenFx = attach({
  source: { taker: $taker, draft: $draft },
  effect: async ({ taker, draft }): Promise<string | null> => {
    if (taker === null) {
      document.getElementById(cardPlaceId)?.focus();
      return null;
    }
    const { firstName = '', lastName = '', emailAddress = '', telephoneNumber = '' } = draft?.booker ?? {};
    return taker({ name: `${firstName} ${lastName}`.trim(), email: emailAddress, phone: telephoneNumber });
  },
});
sample({ clock: takeTokenFx.doneData.filterMap((token) => token ?? undefined), target: tokenTaken });

askWhenDrawn({ $taker, askFx: takeTokenFx, left: [paymentChosen, pageOpened, pageClosed] });

/** The gateway gave no token, and its form does not say why. */
export const $isTokenRefused = createStore(false)
  .on(takeTokenFx.fail, () => true)
  .reset(takeTokenFx, tokenTaken, pageOpened);

/** The card has to be given before the guest goes on. */
export const $needsToken = combine(
  $gateway,
  $token,
  $paymentChoice,
  (gateway, token, choice) => gateway !== null && choice === 'card' && token === null,
);

type Approve = (gateway: CardGateway, action: PaymentAction) => Promise<boolean>;

/** Shows what the bank asks, and resolves with whether it was approved; tests have no bank. */
export const $approve = createStore<Approve>(
  async (gateway, action) => {
    const { approvePayment } = await loadElements();
    return (await approvePayment(gateway, action)) === 'settled';
  },
  { serialize: 'ignore' },
);

/** What the bank asks before it lets the hotel keep the card; false when it was refused or closed. */
export const approveFx = attach({
  source: { gateway: $gateway, approve: $approve },
  effect: ({ gateway, approve }, action: PaymentAction): Promise<boolean> =>
    gateway === null ? Promise.resolve(false) : approve(gateway, action),
});

export const $cardProblems = combine(
  { card: $card, today: $today, gateway: $gateway, token: $token },
  ({ card, today, gateway, token }) => {
    if (gateway === null) return cardProblems(card, today);
    return token === null ? noCardGiven : [];
  },
);

/** Whether the guest has chosen how to pay; a card that a reload has lost has to be typed again. */
export const $isPaymentSettled = combine(
  $draft,
  $paymentChoice,
  $cardProblems,
  (draft, choice, problems) => draft?.isPaymentSeen === true && (choice === 'hotel' || problems.length === 0),
);
