import { lazy } from 'react';

const loadRateTerms = () => import('./rate-terms.lazy.tsx');

export const BoardLine = lazy(() => loadRateTerms().then((terms) => ({ default: terms.BoardLine })));
export const PaymentTimes = lazy(() => loadRateTerms().then((terms) => ({ default: terms.PaymentTimes })));
