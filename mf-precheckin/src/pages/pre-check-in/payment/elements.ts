import { lazy } from 'react';

export const loadElements = () => import('./elements.lazy.ts');

export const GatewayCard = lazy(() => loadElements().then((parts) => ({ default: parts.GatewayCard })));
