import { lazy } from 'react';

export const loadAges = () => import('./ages/ages.lazy.ts');

export const RoomAges = lazy(() => loadAges().then((ages) => ({ default: ages.RoomAges })));
export const AgesNotice = lazy(() => loadAges().then((ages) => ({ default: ages.AgesNotice })));
