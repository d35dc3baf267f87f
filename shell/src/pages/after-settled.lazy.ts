import type { Scope } from 'effector';
import { keepComposition } from './keep-composition.ts';
import { keepScrollPlaces } from './scroll-return.ts';

/** What the first page does without until it is idle. */
export function startAfterSettled(window: Window & typeof globalThis, scope: Scope): void {
  keepComposition(window.document);
  keepScrollPlaces(window, scope);
}
