import { createEvent, createStore, sample } from 'effector';
import type { EndpointInput, InvoiceResponse } from 'shared/contracts';
import { getDeskInvoice, issueDeskInvoice } from 'shared/contracts/desk';
import { createCallFx } from 'shared/runtime';
import { bookingClosed, bookingOpened, bookingStale } from '../bookings-model.ts';
import { deskOpened } from '../session-model.ts';
import { actChosen } from './acts-model.ts';

export const invoiceWanted = createEvent<EndpointInput<typeof getDeskInvoice>['query']>();
export const issueConfirmed = createEvent<EndpointInput<typeof issueDeskInvoice>['body']>();

export const invoiceFx = createCallFx(getDeskInvoice);
export const issueFx = createCallFx(issueDeskInvoice);

/** The invoice of the booking that is open; null until the server has said it. */
export const $invoice = createStore<InvoiceResponse | null>(null)
  .on([invoiceFx.doneData, issueFx.doneData], (_, response) => response)
  .reset(actChosen, invoiceWanted, bookingOpened, bookingClosed, deskOpened);

sample({ clock: invoiceWanted, fn: (query) => ({ query }), target: invoiceFx });
sample({ clock: issueConfirmed, fn: (body) => ({ body }), target: issueFx });
// Its history tells who issued it.
sample({ clock: issueFx.done, fn: () => undefined, target: bookingStale });
