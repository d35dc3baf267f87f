import { attach, combine, createEvent, createStore, sample } from 'effector';
import { PaymentType } from 'shared/contracts';
import { $basket, $property } from 'shared/runtime';
import { askWhenDrawn } from 'shared/runtime/factories';
import type { CardUse, TakeToken, WalletPayment } from 'shared/ui/card-gateway';
import {
  $amountDue,
  $card,
  $countries,
  $dueNow,
  $isInParts,
  $today,
  bookerChanged,
  cardChanged,
  pageClosed,
  pageOpened,
  paymentTypeChosen,
  savedCardChosen,
} from '../model.ts';
import { planOfBasket, planOfHeld } from '../before-paying/rules.ts';
import { $held } from '../resume-model.ts';
import { bookerOfWallet } from './rules.ts';
import { simulatedCard, simulatedPayer } from './simulated-wallet.ts';

/** The gateway's form is drawn, or has gone. */
export const takerChanged = createEvent<TakeToken | null>();
/** The guest has paid with a wallet of the browser. */
export const walletPaid = createEvent<WalletPayment>();
export const walletDropped = createEvent();

const $taker = createStore<TakeToken | null>(null, { serialize: 'ignore' })
  .on(takerChanged, (_, take) => take)
  .reset(pageClosed);

/** In memory only; a wallet has seen one amount, so another amount needs it again. */
export const $wallet = createStore<WalletPayment | null>(null)
  .on(walletPaid, (_, payment) => payment)
  .reset(walletDropped, $amountDue, $dueNow, pageOpened, pageClosed);

/** Who comes to the card: the guest sees what is missing there. */
export const cardPlaceId = 'co-card';

export const takeTokenFx = attach({
  source: { taker: $taker, wallet: $wallet, basket: $basket },
  effect: async ({ taker, wallet, basket: { booker } }): Promise<string | null> => {
    if (wallet !== null) return wallet.token;
    if (taker === null) {
      document.getElementById(cardPlaceId)?.focus();
      return null;
    }
    return taker({
      name: `${booker.firstName} ${booker.lastName}`.trim(),
      email: booker.emailAddress,
      phone: booker.telephoneNumber,
    });
  },
});

askWhenDrawn({
  $taker,
  askFx: takeTokenFx,
  left: [pageOpened, pageClosed, savedCardChosen, paymentTypeChosen],
});

// A token is good for once.
$wallet.reset(takeTokenFx.done);

sample({
  clock: walletPaid,
  source: { basket: $basket, countries: $countries },
  fn: ({ basket, countries }, { payer }) => bookerOfWallet(payer, basket.booker, countries),
  target: bookerChanged,
});
sample({ clock: walletPaid, fn: () => PaymentType.card, target: paymentTypeChosen });
sample({ clock: walletPaid, fn: () => null, target: savedCardChosen });

/** The guest has paid with the wallet of the simulator. */
export const simulatedWalletPaid = createEvent();
sample({
  clock: simulatedWalletPaid,
  source: { basket: $basket, countries: $countries },
  fn: ({ basket, countries }) => bookerOfWallet(simulatedPayer, basket.booker, countries),
  target: bookerChanged,
});
sample({ clock: simulatedWalletPaid, fn: () => PaymentType.card, target: paymentTypeChosen });
sample({
  clock: simulatedWalletPaid,
  source: $today,
  fn: (today) => simulatedCard(today),
  target: cardChanged,
});

const $keepsCard = combine(
  { basket: $basket, held: $held, property: $property, today: $today, isInParts: $isInParts },
  ({ basket, held, property, today, isInParts }): boolean => {
    if (!isInParts || property === null) return false;
    const plan = held === null ? planOfBasket(basket, property, today) : planOfHeld(held);
    return plan?.needsCard === true;
  },
);

/** What the card is for, as the server says it too: later charges, or the guest's own next bookings. */
export const $cardUse = combine(
  { total: $amountDue, dueNow: $dueNow, keepsCard: $keepsCard, card: $card },
  ({ total, dueNow, keepsCard, card }): Omit<CardUse, 'currency'> => {
    const forGuest = card.saveCardForFutureUse ? 'on_session' : null;
    return { amount: dueNow ?? total, keptFor: keepsCard ? 'off_session' : forGuest };
  },
);
