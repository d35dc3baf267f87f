import { createEvent, createStore } from 'effector';
import {
  defaultPhoneCountryCode,
  type BookConfig,
  type PreCheckInConfig,
  type Property,
  type PropertyGroup,
} from '../contracts/index.ts';

/** The shell has the configuration that a route needs; it comes before the route's page. */
export const propertyLoaded = createEvent<Property>();
export const bookConfigLoaded = createEvent<BookConfig>();
export const preCheckInConfigLoaded = createEvent<PreCheckInConfig>();
export const propertyGroupLoaded = createEvent<PropertyGroup>();

/** The hotel's taxes and fees are others than when its configuration was loaded: Create has said so. */
export const taxesChanged = createEvent<NonNullable<Property['taxesAndFees']>>();

/** Null on routes without a property; a page of a property may rely on it. */
export const $property = createStore<Property | null>(null)
  .on(propertyLoaded, (_, property) => property)
  .on(taxesChanged, (property, taxesAndFees) => property && { ...property, taxesAndFees });
/** The country whose dialing code an empty telephone field offers (product.md 9). */
export const $phoneCountry = $property.map(
  (property) => property?.defaultPhoneCountryCode ?? defaultPhoneCountryCode,
);
export const $bookConfig = createStore<BookConfig | null>(null).on(bookConfigLoaded, (_, config) => config);
export const $preCheckInConfig = createStore<PreCheckInConfig | null>(null).on(
  preCheckInConfigLoaded,
  (_, config) => config,
);
export const $propertyGroup = createStore<PropertyGroup | null>(null).on(
  propertyGroupLoaded,
  (_, group) => group,
);
