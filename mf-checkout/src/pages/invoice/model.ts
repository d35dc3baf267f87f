import { combine, createEvent, createStore, sample } from 'effector';
import { getInvoice, issueInvoice, type InvoiceResponse } from 'shared/contracts';
import { $property, $route, createCallFx, serverMessage, type ApiFailure } from 'shared/runtime';
import { createForm, type FormIssue } from 'shared/runtime/factories';
import {
  issuesOfModelState,
  noRecipient,
  recipientIssues,
  recipientOf,
  type RecipientValues,
  valuesOf,
} from './rules.ts';

export const pageOpened = createEvent();
export const pageClosed = createEvent();
export const loadRetried = createEvent();
/** Another recipient is to take the place of the one that was issued to. */
export const correctionRequested = createEvent();
export const correctionCancelled = createEvent();
/** The recipient is the hotel's to say: nothing is typed. */
export const issueRequested = createEvent();

interface Refusal {
  readonly issues: readonly FormIssue[];
  /** What the server says of the whole; null when it says nothing. */
  readonly message: string | null;
}

export const recipientForm = createForm<RecipientValues, Refusal>({
  empty: noRecipient,
  problems: recipientIssues,
  issuesOf: ({ issues }) => issues,
});

const loadFx = createCallFx(getInvoice);
const issueFx = createCallFx(issueInvoice);
export const $isIssuing = issueFx.pending;

export const $response = createStore<InvoiceResponse | null>(null)
  .on([loadFx.doneData, issueFx.doneData], (_, response) => response)
  .reset(pageOpened);

/** What the server says where there is no invoice; null without a problem, empty where nothing was heard of it. */
export const $loadProblem = createStore<string | null>(null)
  .on(loadFx.failData, (problem, failure) =>
    failure.kind === 'aborted' ? problem : (serverMessage(failure) ?? ''),
  )
  .reset(pageOpened, loadFx);

const $isCorrecting = createStore(false)
  .on(correctionRequested, () => true)
  .reset(pageOpened, correctionCancelled, issueFx.done);

/** What the page shows: the invoice, or what has to be said before there is one. */
export const $view = combine($response, $isCorrecting, (response, isCorrecting) => {
  if (response === null) return 'none';
  if (response.invoice === null) return response.isRecipientFixed ? 'fixed' : 'form';
  return isCorrecting ? 'correction' : 'invoice';
});

const $booking = combine($property, $route, (property, route) => ({
  propertyId: property?.propertyId ?? '',
  confirmationToken: route.params['confirmationToken'] ?? '',
}));

sample({
  clock: [pageOpened, loadRetried],
  source: $booking,
  filter: ({ propertyId }) => propertyId !== '',
  fn: (query) => ({ query }),
  target: loadFx,
});

sample({
  clock: [loadFx.doneData, correctionRequested],
  source: $response,
  filter: (response) => response !== null,
  fn: (response) => ({ values: response === null ? noRecipient : valuesOf(response.recipient) }),
  target: recipientForm.opened,
});
sample({ clock: pageClosed, target: recipientForm.closed });

// A booking that has changed is invoiced anew to the same recipient, unless its guest says another one.
sample({
  clock: [recipientForm.accepted.map(recipientOf), issueRequested.map(() => null)],
  source: { booking: $booking, response: $response, isBusy: issueFx.pending },
  filter: ({ isBusy }) => !isBusy,
  fn: ({ booking, response }, typed) => ({
    body: {
      ...booking,
      recipient: typed ?? response?.recipient ?? null,
      corrects: response?.invoice?.number ?? null,
    },
  }),
  target: issueFx,
});

const refusalOf = (failure: ApiFailure): Refusal => {
  const issues = failure.kind === 'http' ? issuesOfModelState(failure.modelState) : [];
  return { issues, message: issues.length > 0 ? null : (serverMessage(failure) ?? '') };
};
sample({ clock: issueFx.failData, fn: refusalOf, target: recipientForm.refused });
sample({ clock: issueFx.done, fn: () => undefined, target: recipientForm.succeeded });

/** Why no invoice was issued, where no field says it. */
export const $refusal = recipientForm.$refusal.map((refusal) => refusal?.message ?? null);
