import { combine, createEvent, createStore, sample } from 'effector';
import { getCountries, PaymentType, type Country } from 'shared/contracts';
import {
  cardTypeOf,
  customTermsApply,
  emptyCard,
  isCardExpired,
  offeredPaymentTypes,
  postCodeFormOf,
  todayIn,
  toMinor,
  withCardHolder,
  type Booker,
  type CreditCard,
  type Minor,
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
} from 'shared/runtime';
import { $held, pageOpened } from './resume-model.ts';
import { askedAddress, chosenPaymentType } from './rules.ts';

export { pageOpened };
export const pageClosed = createEvent();
export const bookerChanged = createEvent<Partial<Booker>>();
/** Of the number that was given, by its two letters. */
export const telephoneCountryKnown = createEvent<string>();
export const accountWanted = createEvent<boolean>();
export const passwordChanged = createEvent<string>();
/** The guest has come to the fields of the card. */
export const cardReached = createEvent();
/** One of the guest's saved cards, by its id; null for a card that is typed in. */
export const savedCardChosen = createEvent<string | null>();
export const cardChanged = createEvent<Partial<CreditCard>>();
export const paymentTypeChosen = createEvent<PaymentType>();
export const specialRequestsChanged = createEvent<string>();
export const termsChanged = createEvent<boolean>();
export const customTermsChanged = createEvent<boolean>();
/** What a card pays at once, in minor units; null where that is everything. */
export const dueNowKnown = createEvent<Minor | null>();
/** A voucher's code that was typed and takes nothing off, because it is wrong or not used yet; else empty. */
export const unusedVoucherFound = createEvent<string>();

const noAddress = { street: false, postCode: false, country: false };

const loadCountriesFx = createCallFx(getCountries);

export const $countries = createStore<readonly Country[]>([]).on(loadCountriesFx.doneData, (_, list) => list);
/** In memory only, and cleared with the page (decisions 3). */
export const $card = createStore<CreditCard>(emptyCard).reset(pageClosed);
/** In memory only, as the card is. */
export const $password = createStore('')
  .on(passwordChanged, (_, password) => password)
  .reset(pageClosed);
const $isAccountWanted = createStore(false)
  .on(accountWanted, (_, wants) => wants)
  .reset(pageClosed);
/** product.md 6: only a visitor who is not logged in can create an account. */
export const $wantsAccount = combine($isAccountWanted, $user, (wants, user) => wants && user === null);
const $hasTickedTerms = createStore(false)
  .on(termsChanged, (_, agrees) => agrees)
  .reset(pageOpened);
/** Where the hotel has a sentence above the button, confirming is agreeing. */
export const $agreesToTerms = combine(
  $hasTickedTerms,
  $bookConfig,
  (hasTicked, config) => hasTicked || config?.consent === 'Sentence',
);
export const $acceptsCustomTerms = createStore(false)
  .on(customTermsChanged, (_, accepts) => accepts)
  .reset(pageOpened);
export const $unusedVoucher = createStore('')
  .on(unusedVoucherFound, (_, code) => code)
  .reset(pageOpened, pageClosed);

export const $offeredPaymentTypes = combine(
  $property,
  $bookConfig,
  $user,
  $basket,
  $basketTotals,
  $held,
  (property, config, user, basket, totals, held): readonly PaymentType[] => {
    if (property === null || config === null) return [];
    // Held rooms wait for a payment, so only the ways to pay at once are offered.
    if (held !== null && property.payByPaystack) return [PaymentType.paystack];
    if (held !== null) return property.creditCards.length > 0 ? [PaymentType.card] : [];
    return offeredPaymentTypes({
      property,
      config,
      user,
      ratePlans: basket.items.map((item) => item.ratePlan),
      amountDue: totals.total,
      giftDiscount: totals.giftDiscount,
    });
  },
);
/** What is confirmed costs this much, in minor units. */
export const $amountDue = combine($basketTotals, $held, (totals, held) =>
  held === null ? totals.total : toMinor(held.total, held.currency),
);
/** A rate says when it is paid. */
export const $isInParts = combine($basket, $held, ({ items }, held) =>
  Boolean(held ? held.paymentPlan : items.some(({ ratePlan }) => ratePlan.payment)),
);
export const $dueNow = createStore<Minor | null>(null)
  .on(dueNowKnown, (_, dueNow) => dueNow)
  .reset(pageClosed);
export const $paymentType = combine($basket, $offeredPaymentTypes, (basket, offered) =>
  chosenPaymentType(basket.paymentType, offered),
);

export const $askedAddress = combine($bookConfig, $paymentType, (config, paymentType) =>
  config === null ? noAddress : askedAddress(config, paymentType),
);

export const $postCodeForm = combine(
  $basket,
  $countries,
  ({ booker }, countries) => postCodeFormOf(booker.country, countries),
  { skipVoid: false },
);

export const $today = combine($property, $clock, (property, clock) =>
  property === null ? '' : todayIn(property.timeZone, clock.now()),
);
export const $customTermsApply = combine(
  $bookConfig,
  $paymentType,
  (config, paymentType) => config !== null && customTermsApply(config, paymentType),
);

/** A saved card has no field for its holder: the booker's name is sent with it. */
export const $cardToPay = combine($card, $basket, (card, { booker }) =>
  card.creditCardId === null ? card : withCardHolder(card, booker),
);
/** A card that is given in the gateway's own form. */
export const $isGatewayCard = combine(
  $property,
  $paymentType,
  $card,
  (property, paymentType, card) =>
    Boolean(property?.cardGateway) && paymentType === PaymentType.card && card.creditCardId === null,
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
  source: { basket: $basket, countries: $countries },
  fn: ({ basket, countries }, changes) => {
    const booker = { ...basket.booker, ...changes };
    const hasNoCode = postCodeFormOf(booker.country, countries) === null;
    return { booker: hasNoCode ? { ...booker, postCode: '' } : booker };
  },
  target: bookingDetailsChanged,
});
// Who is called in a country most often lives there: what is chosen stays.
sample({
  clock: sample({
    clock: telephoneCountryKnown,
    source: { basket: $basket, countries: $countries, asked: $askedAddress },
    fn: ({ basket, countries, asked }, called) =>
      asked.country && basket.booker.country === null ? countries.find(({ code }) => code === called) : null,
  }).filterMap((country) => country ?? undefined),
  fn: ({ id }) => ({ country: { id } }),
  target: bookerChanged,
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
  clock: cardReached,
  source: { card: $card, basket: $basket },
  filter: ({ basket }) => basket.booker.firstName !== '',
  fn: ({ card, basket }) => withCardHolder(card, basket.booker),
  target: $card,
});
sample({
  clock: savedCardChosen,
  source: $user,
  fn: (user, id): CreditCard => {
    const saved = user?.creditCards.find(({ creditCardId }) => creditCardId === id);
    if (saved === undefined) return emptyCard;
    const { creditCardId, expiryMonth, expiryYear, creditCardTypeId: cardType } = saved;
    return { ...emptyCard, creditCardId, expiryMonth, expiryYear, cardType };
  },
  target: $card,
});
// The first saved card is chosen while nothing is typed; a guest who logs out has no saved card.
sample({
  clock: [pageOpened, $user],
  source: { card: $card, user: $user, today: $today },
  filter: ({ card }) => card.creditCardNumber === '',
  fn: ({ user, today }) =>
    user?.creditCards.find((saved) => !isCardExpired(saved, today))?.creditCardId ?? null,
  target: savedCardChosen,
});
