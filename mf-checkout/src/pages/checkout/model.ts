import { combine, createEvent, createStore, sample } from 'effector';
import { getCountries, PaymentType, type Country } from 'shared/contracts';
import {
  cardTypeOf,
  confirmationProblems,
  customTermsApply,
  emptyCard,
  offeredPaymentTypes,
  todayIn,
  withCardHolder,
  type Booker,
  type CreditCard,
} from 'shared/domain';
import {
  $basket,
  $basketTotals,
  $bookConfig,
  $clock,
  $property,
  $user,
  bookingDetailsChanged,
  busEventHappened,
  createCallFx,
  itemChanged,
} from 'shared/runtime';
import { chosenPaymentType } from './rules.ts';

export const pageOpened = createEvent();
export const pageClosed = createEvent();
export const bookerChanged = createEvent<Partial<Booker>>();
export const bookerCopiedToFirstGuest = createEvent();
export const cardChanged = createEvent<Partial<CreditCard>>();
export const paymentTypeChosen = createEvent<PaymentType>();
export const specialRequestsChanged = createEvent<string>();
export const termsChanged = createEvent<boolean>();
export const customTermsChanged = createEvent<boolean>();
export const fieldLeft = createEvent<string>();
export const confirmPressed = createEvent();

const loadCountriesFx = createCallFx(getCountries);

export const $countries = createStore<readonly Country[]>([]).on(loadCountriesFx.doneData, (_, list) => list);
/** In memory only, and gone with the page (decisions 3). */
export const $card = createStore<CreditCard>(emptyCard).reset(pageClosed);
export const $agreesToTerms = createStore(false)
  .on(termsChanged, (_, agrees) => agrees)
  .reset(pageOpened);
export const $acceptsCustomTerms = createStore(false)
  .on(customTermsChanged, (_, accepts) => accepts)
  .reset(pageOpened);
/** Fields that the guest has been in: only their problems are shown before the first attempt. */
export const $leftFields = createStore<readonly string[]>([])
  .on(fieldLeft, (fields, field) => (fields.includes(field) ? fields : [...fields, field]))
  .reset(pageOpened);
/** How often the guest pressed confirm with something missing: the summary takes focus each time. */
export const $incompleteAttempts = createStore(0).reset(pageOpened);

export const $offeredPaymentTypes = combine(
  $property,
  $bookConfig,
  $user,
  $basket,
  $basketTotals,
  (property, config, user, basket, totals) =>
    property === null || config === null
      ? []
      : offeredPaymentTypes({
          property,
          config,
          user,
          ratePlans: basket.items.map((item) => item.ratePlan),
          amountDue: totals.total,
          giftDiscount: totals.giftDiscount,
        }),
);
export const $paymentType = combine($basket, $offeredPaymentTypes, (basket, offered) =>
  chosenPaymentType(basket.paymentType, offered),
);

export const $today = combine($property, $clock, (property, clock) =>
  property === null ? '' : todayIn(property.timeZone, clock.now()),
);
export const $customTermsApply = combine(
  $bookConfig,
  $paymentType,
  (config, paymentType) => config !== null && customTermsApply(config, paymentType),
);

const $terms = combine({ agrees: $agreesToTerms, acceptsCustom: $acceptsCustomTerms });

/** product.md 5: what keeps the booking from being confirmed; empty when it can be. */
export const $problems = combine(
  {
    config: $bookConfig,
    basket: $basket,
    card: $card,
    paymentType: $paymentType,
    terms: $terms,
    today: $today,
  },
  ({ config, basket, card, paymentType, terms, today }) =>
    config === null
      ? []
      : confirmationProblems({
          config,
          booker: basket.booker,
          paymentType,
          card,
          company: basket.company,
          poNumber: basket.poNumber,
          isCoveredByVoucher: paymentType === PaymentType.voucher,
          agreeToTermsAndConditions: terms.agrees,
          hasAcceptedCustomTermsAndConditions: terms.acceptsCustom,
          isCreating: false,
          today,
        }),
);

sample({
  clock: pageOpened,
  source: $property,
  filter: (property) => property !== null,
  fn: (property) => ({ params: { id: property?.propertyCode ?? '' } }),
  target: loadCountriesFx,
});
sample({ clock: pageOpened, fn: () => ({ type: 'checkout.begun.v1' as const }), target: busEventHappened });

sample({
  clock: bookerChanged,
  source: $basket,
  fn: ({ booker }, changes) => ({ booker: { ...booker, ...changes } }),
  target: bookingDetailsChanged,
});
sample({
  clock: bookerCopiedToFirstGuest,
  source: $basket,
  filter: ({ items }) => items.length > 0,
  fn: ({ items, booker: { firstName, lastName } }) => ({
    roomNumber: items[0]?.roomNumber ?? 1,
    changes: { leadGuest: { firstName, lastName } },
  }),
  target: itemChanged,
});
sample({
  clock: specialRequestsChanged,
  fn: (specialRequests) => ({ specialRequests }),
  target: bookingDetailsChanged,
});
sample({ clock: paymentTypeChosen, fn: (paymentType) => ({ paymentType }), target: bookingDetailsChanged });

sample({
  clock: cardChanged,
  source: { card: $card, property: $property },
  fn: ({ card, property }, changes): CreditCard => {
    const next = { ...card, ...changes };
    const type = cardTypeOf(next.creditCardNumber, property?.creditCards ?? []);
    return next.creditCardId === null ? { ...next, cardType: type?.id ?? null } : next;
  },
  target: $card,
});
// product.md 5: the booker goes to the card holder only when that is empty; done when the guest comes to the card.
sample({
  clock: fieldLeft,
  source: { card: $card, basket: $basket },
  filter: ({ basket }, field) => field === 'lastName' && basket.booker.firstName !== '',
  fn: ({ card, basket }) => withCardHolder(card, basket.booker),
  target: $card,
});
sample({
  clock: confirmPressed,
  source: { count: $incompleteAttempts, problems: $problems },
  filter: ({ problems }) => problems.length > 0,
  fn: ({ count }) => count + 1,
  target: $incompleteAttempts,
});
