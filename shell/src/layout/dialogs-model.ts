import { createEvent, createStore } from 'effector';
import { onBus } from 'shared/runtime';
import { placeChanged } from '../routing/model.ts';

/** Which of the shell's dialogs is open; anywhere in the page may ask for one over the bus. */
export type OpenDialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'contact' }
  | { readonly kind: 'login' }
  | { readonly kind: 'language' }
  | { readonly kind: 'currency' }
  | { readonly kind: 'table'; readonly identifier: string | null };

const none: OpenDialog = { kind: 'none' };

export const dialogClosed = createEvent();
export const languagesRequested = createEvent();
export const currenciesRequested = createEvent();

export const $dialog = createStore<OpenDialog>(none)
  .on(onBus('contact.requested.v1'), () => ({ kind: 'contact' }))
  .on(onBus('login.requested.v1'), () => ({ kind: 'login' }))
  .on(onBus('restaurant.requested.v1'), (_, { identifier }) => ({ kind: 'table', identifier }))
  .on(languagesRequested, () => ({ kind: 'language' }))
  .on(currenciesRequested, () => ({ kind: 'currency' }))
  .on(dialogClosed, () => none)
  .on(placeChanged, () => none);
