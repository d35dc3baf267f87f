export { vitalsOfTheDay } from './of-the-day.ts';
export { countElements, countVitals, purgeVitals } from './repository.ts';
export { registerWebVitalsRoutes } from './routes.ts';
export { type Reason, type ReleaseVitals, vitalBudgets, vitalsByRelease } from './rules.ts';
