export { isCountry } from './countries.ts';
export { postCodeForm } from './post-codes.ts';
export { registerStaticDataRoutes } from './routes.ts';
