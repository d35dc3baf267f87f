export { isCountry } from './countries.ts';
export { registerStaticDataRoutes } from './routes.ts';
