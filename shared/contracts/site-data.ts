import * as z from 'zod/mini';
import { bookConfigSchema } from './book-config.ts';
import { preCheckInConfigSchema } from './pre-check-in.ts';
import { propertyGroupSchema } from './property-group.ts';
import { propertySchema } from './property.ts';
import { registrySchema } from './registry.ts';

/**
 * What the server writes into the HTML as data: the registry, and for an address with a property code that
 * property and the route's configuration. A part that is null is fetched by the shell instead.
 */
export const siteDataSchema = z.object({
  registry: registrySchema,
  property: z.nullable(propertySchema),
  bookConfig: z.nullable(bookConfigSchema),
  preCheckInConfig: z.nullable(preCheckInConfigSchema),
  propertyGroup: z.nullable(propertyGroupSchema),
  locale: z.string(),
  /** True only when remotes come from development servers. */
  development: z._default(z.boolean(), false),
});
export type SiteData = z.output<typeof siteDataSchema>;
