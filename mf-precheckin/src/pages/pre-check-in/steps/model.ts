import { combine, createEvent, createStore, sample } from 'effector';
import {
  type CheckInStep,
  completeCheckInStep,
  decideCheckInStep,
  isCheckInReviewed,
  nextCheckInStep,
} from 'shared/domain';
import { $preCheckInConfig, $route, navigationRequested } from 'shared/runtime';
import { withOneExpiry } from 'shared/ui/card';
import { createValidation } from 'shared/runtime/factories';
import { $draft, $postCodeForm, guestAdded, progressMade } from '../draft/model.ts';
import { withProgress } from '../draft/rules.ts';
import { $roomExtras } from '../extras/model.ts';
import { $configurations, $reservation, pageOpened } from '../model.ts';
import {
  $account,
  $cardProblems,
  $isPaymentSettled,
  $needsToken,
  $paymentChoice,
  cardReached,
  takeTokenFx,
  tokenTaken,
} from '../payment/model.ts';
import {
  flowOf,
  type FormFacts,
  hashOf,
  openPoints,
  stepProblems,
  type StepProblem,
  wantedStepOf,
} from './rules.ts';

/** The guest goes to a step by a link of the page. */
export const stepChosen = createEvent<CheckInStep>();
export const continuePressed = createEvent<{ readonly isDesktop: boolean }>();
/** The screen is that of a desktop, or no longer: there a room's step has its guests as well. */
export const layoutChanged = createEvent<boolean>();
/** A save has succeeded: the flow is complete, and cannot go back. */
export const checkInSaved = createEvent();

const $isSaved = createStore(false)
  .on(checkInSaved, () => true)
  .reset(pageOpened);

export const $flow = combine(
  {
    draft: $draft,
    config: $preCheckInConfig,
    reservation: $reservation,
    extras: $roomExtras,
    account: $account,
    isPaymentSettled: $isPaymentSettled,
    isSaved: $isSaved,
  },
  ({ draft, config, reservation, extras, account, isPaymentSettled, isSaved }) =>
    draft === null || reservation === null
      ? null
      : flowOf({
          flags: config ?? undefined,
          draft,
          isBooking: reservation.isReservation,
          hasSelectable: extras.map(({ hasSelectable }) => hasSelectable),
          asksForPayment: account !== null && account.reason !== null,
          isPaymentSettled,
          isSaved,
        }),
);
const none: CheckInStep = { step: 'none' };
/** The step that is shown: the one of the address, if it can be opened. */
export const $step = combine($flow, $route, (flow, { hash }) =>
  flow === null ? none : decideCheckInStep(flow, wantedStepOf(hash)),
);
export const $isReviewed = $flow.map((flow) => flow !== null && isCheckInReviewed(flow));

/** For each room: whether the hotel offers a choice of its set-up. */
export const $isSetUpOffered = combine(
  $reservation,
  $preCheckInConfig,
  $configurations,
  (reservation, config, configurations) =>
    (reservation?.reservationItems ?? []).map(
      (item) =>
        config?.showRoomConfigurationQuestion === true &&
        configurations.some(({ roomTypeId }) => roomTypeId === item.roomTypeId),
    ),
);

export const $form = combine(
  {
    draft: $draft,
    postCodeForm: $postCodeForm,
    config: $preCheckInConfig,
    isSetUpOffered: $isSetUpOffered,
    paymentChoice: $paymentChoice,
    cardProblems: $cardProblems.map(withOneExpiry),
  },
  ({ draft, config, ...rest }): FormFacts | null =>
    draft === null || config === null ? null : { draft, config, ...rest },
);
export const $openPoints = $form.map((form) => (form === null ? [] : openPoints(form)));

// Every step has its own address, so that the browser's Back and Forward go from step to step.
const hashDue = createEvent<string>();
sample({
  clock: hashDue,
  source: $route,
  filter: ({ hash }, due) => hash !== due,
  fn: ({ path, query }, hash) => ({ to: `${path}${query}${hash}` }),
  target: navigationRequested,
});
sample({ clock: stepChosen, fn: hashOf, target: hashDue });

const $isDesktop = createStore(false)
  .on(layoutChanged, (_, isDesktop) => isDesktop)
  .on(continuePressed, (_, { isDesktop }) => isDesktop);
/** The form of the shown step: its errors show after the guest has tried to continue. */
export const stepForm = createValidation<StepProblem>({
  $problems: combine($step, $form, $isDesktop, (step, form, isDesktop) =>
    form === null ? [] : stepProblems(step, form, isDesktop),
  ),
});
sample({ clock: $step.map(hashOf), fn: () => undefined, target: stepForm.opened });
const pressed = sample({
  clock: continuePressed,
  source: { step: $step, needsToken: $needsToken, isTaking: takeTokenFx.pending },
});
const isToken = ({ step, needsToken }: { readonly step: CheckInStep; readonly needsToken: boolean }) =>
  needsToken && step.step === 'payment-details';
sample({
  clock: pressed.filter({ fn: (state) => !isToken(state) }),
  fn: () => undefined,
  target: stepForm.submitted,
});
// The gateway's form says by itself what is missing in it.
sample({
  clock: pressed.filter({ fn: (state) => isToken(state) && !state.isTaking }),
  fn: () => undefined,
  target: takeTokenFx,
});
sample({ clock: tokenTaken, fn: () => undefined, target: stepForm.submitted });

const leaving = sample({
  clock: stepForm.accepted,
  source: { flow: $flow, step: $step, draft: $draft, isDesktop: $isDesktop },
}).filterMap(({ flow, draft, step, isDesktop }) => {
  if (flow === null || draft === null) return undefined;
  const completed = completeCheckInStep(flow, step, isDesktop);
  return { draft: withProgress(draft, completed), next: nextCheckInStep(completed, step, isDesktop) };
});
sample({ clock: leaving, fn: ({ draft }) => draft, target: progressMade });
sample({ clock: leaving, fn: ({ next }) => hashOf(next), target: hashDue });

// On a phone an added guest's screen opens at once, for their name.
export const guestAddedOnPhone = createEvent<number>();
sample({ clock: guestAddedOnPhone, target: guestAdded });
sample({
  clock: guestAddedOnPhone,
  source: $draft,
  fn: (draft, item): CheckInStep => ({
    step: 'guest',
    item,
    guest: (draft?.items[item]?.guests.length ?? 1) - 1,
  }),
  target: stepChosen,
});

sample({
  clock: $step,
  filter: ({ step }) => step === 'payment-details',
  fn: () => undefined,
  target: cardReached,
});
// Earlier steps cannot be opened again.
sample({
  clock: checkInSaved,
  source: $route,
  fn: ({ path, query }) => ({ to: `${path}${query}#complete`, replace: true }),
  target: navigationRequested,
});
