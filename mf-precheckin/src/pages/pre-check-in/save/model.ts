import { combine, sample } from 'effector';
import { savePreCheckIn } from 'shared/contracts';
import { canSaveCheckIn, cardDetailsOf } from 'shared/domain';
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
import { $draft, draftDone } from '../draft/model.ts';
import { $code, $reservation, offersDue, pageOpened } from '../model.ts';
import { $account, $card, $paymentChoice } from '../payment/model.ts';
import { $openPoints, checkInSaved } from '../steps/model.ts';
import type { OpenPoint } from '../steps/rules.ts';
import { saveRequestOf, type SaveError } from './rules.ts';

const work = 'pre-check-in';
/** The topic of a save's notification: it stays until the next save. */
const topic = 'pre-check-in.save';

const saveFx = createCallFx(savePreCheckIn);

export const $isSaving = saveFx.pending;

/** product.md 5: booker (if present) valid, all guests valid, no save in progress. */
const $canSave = combine(
  { draft: $draft, config: $preCheckInConfig, points: $openPoints, isSaving: $isSaving },
  ({ draft, config, points, isSaving }) =>
    draft !== null &&
    config !== null &&
    points.length === 0 &&
    canSaveCheckIn(
      { booker: draft.booker, guests: draft.items.flatMap(({ guests }) => guests), isSaving },
      config,
    ),
);

/** The form of the whole pre check-in: an open point of any step prevents the save. */
export const saveForm = createValidation<OpenPoint, SaveError>({ $problems: $openPoints });
sample({ clock: pageOpened, target: saveForm.opened });

const $request = combine(
  {
    reservation: $reservation,
    draft: $draft,
    account: $account,
    code: $code,
    card: $card,
    choice: $paymentChoice,
  },
  ({ reservation, draft, account, code, card, choice }) =>
    reservation === null || draft === null || account === null
      ? null
      : saveRequestOf({
          reservation,
          draft,
          account,
          code,
          card: account.reason !== null && choice === 'card' ? cardDetailsOf(card) : null,
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
sample({
  clock: saveFx.doneData,
  filter: ({ success }) => !success,
  fn: ({ message }): SaveError => ({ kind: 'rejected', message: message || null }),
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
