import { sample, type Event, type EventCallable } from 'effector';
import type { ApiFailure } from 'shared/runtime';
import { decideFormError, formErrorOf, type FormOwner, type FormError } from './form-error.ts';

interface Call {
  readonly doneData: Event<{ readonly success: boolean; readonly message: string }>;
  readonly failData: Event<ApiFailure>;
}

interface FormWithErrors {
  readonly fields: readonly string[];
  readonly refused: EventCallable<FormError>;
}

/** product.md 8: a form shows why its call failed: the server's message, the error's ModelState or Message, or its own message. */
export function showFormErrors(call: Call, form: FormWithErrors, owner: FormOwner = 'visitor'): void {
  sample({
    clock: call.doneData,
    filter: ({ success }) => !success,
    fn: ({ message }) => formErrorOf(message),
    target: form.refused,
  });
  sample({
    clock: call.failData,
    fn: (failure) => decideFormError(failure, form.fields, owner),
    target: form.refused,
  });
}
