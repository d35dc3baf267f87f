import { sample } from 'effector';
import { createValidation } from 'shared/runtime/factories';
import { $problems, bookerChanged, cardChanged, pageOpened, passwordChanged } from './model.ts';
import { companyChosen, invoicePinChanged, poNumberChanged } from './organisation/choice-model.ts';
import type { CheckoutProblem } from './problems.ts';
import { placeOf, type RefusalReason } from './refusal-reasons.ts';

/** Said of a field that the page itself cannot send: the server has no words for it. */
export const unfitKey = 'checkout.refused.unfit';

/** When the guest is told what keeps the booking from being confirmed, and what the server said of its fields. */
export const checkoutForm = createValidation<CheckoutProblem, readonly RefusalReason[]>({
  $problems,
  issuesOf: (reasons) =>
    reasons.flatMap((reason) => {
      const field = placeOf(reason)?.field;
      if (field === undefined) return [];
      const { sentence } = reason;
      return [sentence === null ? { field, message: unfitKey } : { field, message: sentence, isSaid: true }];
    }),
});

sample({ clock: pageOpened, target: checkoutForm.opened });
sample({ clock: [bookerChanged, cardChanged], target: checkoutForm.changed });
sample({
  clock: [
    passwordChanged.map(() => ({ password: true })),
    poNumberChanged.map(() => ({ poNumber: true })),
    invoicePinChanged.map(() => ({ invoicePin: true })),
    companyChosen.map(() => ({ company: true, invoicePin: true })),
  ],
  target: checkoutForm.changed,
});
