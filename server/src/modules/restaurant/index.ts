export { composeTableBooked } from './mail.ts';
export { registerRestaurantRoutes } from './routes.ts';
export { tablesOfStay } from './tables-of-stay.ts';
