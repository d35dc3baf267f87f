import { combine, createEvent, createStore, sample } from 'effector';
import { cardProblems, cardTypeOf, type CreditCard, emptyCard, withCardHolder } from 'shared/domain';
import { $property } from 'shared/runtime';
import { $draft, draftDone } from '../draft/model.ts';
import { $added } from '../extras/model.ts';
import { $reservation, $today, pageClosed, pageOpened } from '../model.ts';
import { accountOf, addedExtrasTaxes, paymentChoiceOf } from './rules.ts';

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
export const $cardProblems = combine($card, $today, cardProblems);

/** Whether the guest has chosen how to pay; a card that a reload has lost has to be typed again. */
export const $isPaymentSettled = combine(
  $draft,
  $paymentChoice,
  $cardProblems,
  (draft, choice, problems) => draft?.isPaymentSeen === true && (choice === 'hotel' || problems.length === 0),
);
