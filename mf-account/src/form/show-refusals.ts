import { sample, type Event, type EventCallable } from 'effector';
import type { ApiFailure } from 'shared/runtime';
import { decideRefusal, refusalSaid, type FormOwner, type Refusal } from './refusal.ts';

interface Call {
  readonly doneData: Event<{ readonly success: boolean; readonly message: string }>;
  readonly failData: Event<ApiFailure>;
}

interface Refusable {
  readonly fields: readonly string[];
  readonly refused: EventCallable<Refusal>;
}

/** product.md 8: a form says why its call was not done: the server's message, or the error's ModelState or Message, or our own words. */
export function showRefusals(call: Call, form: Refusable, owner: FormOwner = 'visitor'): void {
  sample({
    clock: call.doneData,
    filter: ({ success }) => !success,
    fn: ({ message }) => refusalSaid(message),
    target: form.refused,
  });
  sample({
    clock: call.failData,
    fn: (failure) => decideRefusal(failure, form.fields, owner),
    target: form.refused,
  });
}
