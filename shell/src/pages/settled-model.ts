import { createEvent, createStore, createWatch, type Scope } from 'effector';

/** The first page is entered and the browser is idle: what can wait is fetched now. */
export const pageSettled = createEvent();
export const $isSettled = createStore(false).on(pageSettled, () => true);

/** Calls `run` each time that a page has settled. */
export function onPageSettled(scope: Scope, run: () => void): void {
  createWatch({ unit: pageSettled, scope, fn: run });
}
