export { composeTableBooked, composeTableCancelled, composeTableMoved } from './mail.ts';
export { registerRestaurantRoutes } from './routes.ts';
export { tablesOfStay } from './tables-of-stay.ts';
