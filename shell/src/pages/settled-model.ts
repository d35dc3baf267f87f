import { createEvent, createStore } from 'effector';

/** The first page is there and the browser is idle: what can wait may come now. */
export const pageSettled = createEvent();
export const $isSettled = createStore(false).on(pageSettled, () => true);
