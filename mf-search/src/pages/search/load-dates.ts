import { lazy } from 'react';

/** The parts that the first screen does not need, in one request. */
export const loadDates = () => import('./dates/dates.lazy.ts');

export const DatesDialog = lazy(() => loadDates().then((dates) => ({ default: dates.DatesDialog })));
export const PictureTiles = lazy(() => loadDates().then((dates) => ({ default: dates.PictureTiles })));
export const StayAdvice = lazy(() => loadDates().then((dates) => ({ default: dates.StayAdvice })));
export const RoomSplit = lazy(() => loadDates().then((dates) => ({ default: dates.RoomSplit })));
export const WhenNear = lazy(() => loadDates().then((dates) => ({ default: dates.WhenNear })));
