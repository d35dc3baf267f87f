import { createEvent, createStore } from 'effector';
import type { BookConfig, PreCheckInConfig, Property, PropertyGroup } from '../contracts/index.ts';

/** The shell has the configuration that a route needs; it comes before the route's page. */
export const propertyLoaded = createEvent<Property>();
export const bookConfigLoaded = createEvent<BookConfig>();
export const preCheckInConfigLoaded = createEvent<PreCheckInConfig>();
export const propertyGroupLoaded = createEvent<PropertyGroup>();

/** Null on routes without a property; a page of a property may rely on it. */
export const $property = createStore<Property | null>(null).on(propertyLoaded, (_, property) => property);
export const $bookConfig = createStore<BookConfig | null>(null).on(bookConfigLoaded, (_, config) => config);
export const $preCheckInConfig = createStore<PreCheckInConfig | null>(null).on(
  preCheckInConfigLoaded,
  (_, config) => config,
);
export const $propertyGroup = createStore<PropertyGroup | null>(null).on(
  propertyGroupLoaded,
  (_, group) => group,
);
