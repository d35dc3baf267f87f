import { combine, createStore, sample } from 'effector';
import { type CardGateway, type PaymentAction, savePreCheckIn } from 'shared/contracts';
import { canSaveCheckIn, cardDetailsOf, type CreditCard } from 'shared/domain';
import {
  $language,
  $preCheckInConfig,
  type ApiFailure,
  createCallFx,
  defaultTimeoutMs,
  joinModelState,
  notificationRequested,
  notificationWithdrawn,
  serverMessage,
  translateIn,
  workBegan,
  workEnded,
} from 'shared/runtime';
import { createValidation } from 'shared/runtime/factories';
import { messages } from '../../../messages/index.ts';
import { $draft, $postCodeForm, draftDone } from '../draft/model.ts';
import { $code, $reservation, offersDue, pageOpened } from '../model.ts';
import {
  $account,
  $card,
  $gateway,
  $paymentChoice,
  $token,
  approveFx,
  tokenDropped,
} from '../payment/model.ts';
import { $openPoints, checkInSaved } from '../steps/model.ts';
import type { OpenPoint } from '../steps/rules.ts';
import { saveRequestOf, type SaveError } from './rules.ts';

const work = 'pre-check-in';
/** The topic of a save's notification: it stays until the next save. */
const topic = 'pre-check-in.save';

const saveFx = createCallFx(savePreCheckIn);

export const $isSaving = combine(
  saveFx.pending,
  approveFx.pending,
  (isSaving, isAsked) => isSaving || isAsked,
);

/** product.md 5: booker (if present) valid, all guests valid, no save in progress. */
const $canSave = combine(
  {
    draft: $draft,
    postCodeForm: $postCodeForm,
    config: $preCheckInConfig,
    points: $openPoints,
    isSaving: $isSaving,
  },
  ({ draft, postCodeForm, config, points, isSaving }) =>
    draft !== null &&
    config !== null &&
    points.length === 0 &&
    canSaveCheckIn(
      { booker: draft.booker, postCodeForm, guests: draft.items.flatMap(({ guests }) => guests), isSaving },
      config,
    ),
);

/** The form of the whole pre check-in: an open point of any step prevents the save. */
export const saveForm = createValidation<OpenPoint, SaveError>({ $problems: $openPoints });
sample({ clock: pageOpened, target: saveForm.opened });

/** With a gateway its token, else the typed card, where one is given. */
function cardOf(
  isGiven: boolean,
  { card, gateway, token }: { card: CreditCard; gateway: CardGateway | null; token: string | null },
) {
  if (!isGiven) return { card: null, token: null };
  return gateway === null ? { card: cardDetailsOf(card), token: null } : { card: null, token };
}

const $request = combine(
  {
    reservation: $reservation,
    draft: $draft,
    account: $account,
    code: $code,
    card: $card,
    gateway: $gateway,
    token: $token,
    choice: $paymentChoice,
  },
  ({ reservation, draft, account, code, card, gateway, token, choice }) =>
    reservation === null || draft === null || account === null
      ? null
      : saveRequestOf({
          reservation,
          draft,
          account,
          code,
          ...cardOf(account.reason !== null && choice === 'card', { card, gateway, token }),
        }),
);
sample({
  clock: sample({ clock: saveForm.accepted, source: $request, filter: $canSave }).filterMap(
    (request) => request ?? undefined,
  ),
  fn: (body) => ({ body }),
  target: saveFx,
});
sample({ clock: saveFx, fn: () => work, target: workBegan });
sample({ clock: saveFx, fn: () => topic, target: notificationWithdrawn });
sample({ clock: saveFx.finally, fn: () => work, target: workEnded });

sample({
  clock: saveFx.doneData,
  filter: ({ success }) => success,
  fn: () => undefined,
  target: [checkInSaved, draftDone],
});

const messageOf = (failure: ApiFailure): string | null =>
  joinModelState(failure) || serverMessage(failure) || null;
const saveRefused = saveFx.doneData.filter({ fn: ({ success }) => !success });
const actionOf = ({ paymentAction = null }: { readonly paymentAction?: PaymentAction | null | undefined }) =>
  paymentAction;
sample({
  clock: saveRefused.filter({ fn: (answer) => actionOf(answer) === null }),
  fn: ({ message }): SaveError => ({ kind: 'rejected', message: message || null }),
  target: saveForm.refused,
});
// A card that was declined is not asked again; without a known reason the rooms are said to be free.
const isDecline = (code: string | undefined): boolean =>
  code?.startsWith('payment.') === true || code === 'status.released';
sample({
  clock: saveRefused.filter({
    fn: (answer) => actionOf(answer) === null && isDecline(answer.code),
  }),
  fn: () => undefined,
  target: tokenDropped,
});
// The bank asks the guest, and then the same is saved.
const $approvedToken = createStore<string | null>(null).reset(pageOpened);
const asked = sample({
  clock: saveRefused.filterMap((answer) => actionOf(answer) ?? undefined),
  source: { token: $token, approvedToken: $approvedToken },
  fn: ({ token, approvedToken }, action) => ({ action, isAgain: token === approvedToken }),
});
sample({
  clock: asked.filterMap(({ action, isAgain }) => (isAgain ? undefined : action)),
  target: approveFx,
});
// Once for each card: what the bank asks again after that, another card answers.
const askedAgain = asked.filter({ fn: ({ isAgain }) => isAgain });
sample({
  clock: approveFx.doneData.filter({ fn: (isApproved) => isApproved }),
  source: $token,
  target: $approvedToken,
});
const approvedAgain = sample({
  clock: approveFx.doneData.filter({ fn: (isApproved) => isApproved }),
  source: $request,
}).filterMap((request) => request ?? undefined);
sample({ clock: approvedAgain, fn: (body) => ({ body }), target: saveFx });
const notApproved = sample({
  clock: [approveFx.doneData.filter({ fn: (isApproved) => !isApproved }), approveFx.fail, askedAgain],
  source: $language,
});
sample({ clock: notApproved, fn: () => undefined, target: tokenDropped });
sample({
  clock: notApproved,
  fn: (language): SaveError => ({
    kind: 'rejected',
    message: translateIn(messages, language)('payment.not-approved'),
  }),
  target: saveForm.refused,
});
sample({
  clock: saveFx.failData,
  fn: (failure): SaveError => ({
    kind: failure.kind === 'http' && failure.status < 500 ? 'rejected' : 'unreachable',
    message: messageOf(failure),
  }),
  target: saveForm.refused,
});
// product.md 8: a negative notification with the Message, or 'Failed to save Check In Information'. At the top: a phone has its button at the bottom.
sample({
  clock: saveForm.refused,
  source: $language,
  fn: (language, { message }) => {
    const translate = translateIn(messages, language);
    const text = message === null ? translate('error.pre-check-in-save-failed') : message;
    // The page itself shows it, so the notification need not stay after the next save.
    return { kind: 'negative' as const, placement: 'top' as const, text, timeoutMs: defaultTimeoutMs, topic };
  },
  target: notificationRequested,
});
// An extra may be unavailable or cost something else by now: the page loads the current ones.
sample({ clock: saveForm.refused, fn: () => undefined, target: offersDue });
