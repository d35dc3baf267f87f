export { isDayOf, type RuleDays } from './day-prices.ts';
export {
  listLimitedServiceIds,
  listServices,
  listServicesOf,
  type StoredItemStay,
  type StoredService,
  type StoredServices,
} from './repository.ts';
export { registerServiceRoutes } from './routes.ts';
export { isOffered, serviceNights, toService } from './rules.ts';
export { servicesFor } from './service.ts';
