import { sample } from 'effector';
import { createValidation } from 'shared/runtime/factories';
import { guestNamed } from './guests/model.ts';
import { guestField } from './guests/rules.ts';
import { bookerChanged, cardChanged, pageOpened, passwordChanged } from './model.ts';
import { companyChosen, invoicePinChanged, poNumberChanged } from './organisation/choice-model.ts';
import { $problems } from './problems-model.ts';
import type { CheckoutProblem } from './problems.ts';
import type { RejectionReason } from './rejection-reasons.ts';

/** The message for a field that the page's own contract rejects, for which the server has no message. */
export const rejectedFieldKey = 'checkout.refused.unfit';

/** Decides when the problems of the form are shown, and holds the server's issues of its fields. */
export const checkoutForm = createValidation<CheckoutProblem, readonly RejectionReason[]>({
  $problems,
  issuesOf: (reasons) =>
    reasons.flatMap(({ field, sentence }) => {
      if (field === undefined) return [];
      return [
        sentence === null ? { field, message: rejectedFieldKey } : { field, message: sentence, isSaid: true },
      ];
    }),
});

sample({ clock: pageOpened, target: checkoutForm.opened });
sample({ clock: [bookerChanged, cardChanged], target: checkoutForm.changed });
sample({
  clock: [
    passwordChanged.map(() => ({ password: true })),
    guestNamed.map(({ roomNumber, changes }) =>
      Object.fromEntries(
        Object.keys(changes).map((key) => [guestField(key as keyof typeof changes, roomNumber), true]),
      ),
    ),
    cardChanged.map((changes) => ('expiryMonth' in changes ? { expiry: true } : {})),
    poNumberChanged.map(() => ({ poNumber: true })),
    invoicePinChanged.map(() => ({ invoicePin: true })),
    companyChosen.map(() => ({ company: true, invoicePin: true })),
  ],
  target: checkoutForm.changed,
});
