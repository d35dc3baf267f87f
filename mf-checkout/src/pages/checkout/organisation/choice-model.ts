import { createEvent, createStore, sample } from 'effector';
import type { Company } from 'shared/contracts';
import { bookingDetailsChanged } from 'shared/runtime';

export const companyChosen = createEvent<Company | null>();
export const poNumberChanged = createEvent<string>();
export const invoicePinChanged = createEvent<string>();

/** In memory only, as everything that proves something. */
export const $invoicePin = createStore('')
  .on(invoicePinChanged, (_, pin) => pin)
  .reset(companyChosen);

sample({ clock: companyChosen, fn: (company) => ({ company }), target: bookingDetailsChanged });
sample({ clock: poNumberChanged, fn: (poNumber) => ({ poNumber }), target: bookingDetailsChanged });
