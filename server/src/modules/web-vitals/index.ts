export { vitalsOfTheDay } from './of-the-day.ts';
export { countVitals, purgeVitals } from './repository.ts';
export { registerWebVitalsRoutes } from './routes.ts';
export { type ReleaseVitals, vitalBudgets, vitalsByRelease } from './rules.ts';
