import * as z from 'zod/mini';
import {
  type SearchResponse,
  searchResponseSchema,
  type SiteData,
  siteDataSchema,
} from '../contracts/index.ts';
import { aBookConfig, aProperty } from './property.ts';

/** The answer to a search as it stands in the HTML of a page that was drawn from it. */
export const drawnAnswer = (response: SearchResponse): string =>
  JSON.stringify(z.encode(searchResponseSchema, response));

/** The data of a hotel's page as it stands in its HTML. */
export const aSiteData = (overrides: Partial<SiteData> = {}): unknown =>
  z.encode(siteDataSchema, {
    registry: { schemaVersion: 1, shell: { version: '1.0.0' }, remotes: {}, pins: {} },
    property: aProperty(),
    bookConfig: aBookConfig(),
    preCheckInConfig: null,
    propertyGroup: null,
    locale: 'en-GB',
    development: false,
    ...overrides,
  });
