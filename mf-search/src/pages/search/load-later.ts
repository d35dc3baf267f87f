import { lazy } from 'react';

/** The parts that the first screen does not need, in one request. */
export const loadLater = () => import('./later/index.ts');

export const DatesDialog = lazy(() => loadLater().then((later) => ({ default: later.DatesDialog })));
export const StayAdvice = lazy(() => loadLater().then((later) => ({ default: later.StayAdvice })));
