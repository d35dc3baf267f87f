import { useDeferredValue } from 'react';

/**
 * False while the server's HTML is being taken over, true from the next drawing on: for what is not in that HTML. That
 * drawing is done in slices, between which the page answers.
 */
export const useIsTakenOver = (): boolean => useDeferredValue(true, false);
