import { compactSearch, type SearchRequest, type SearchResponse } from 'shared/contracts';
import * as z from 'zod/mini';
import { search, type SearchDeps } from './search.ts';

/** The response of POST /api/Availability/Search, for the server itself. */
export interface FoundResponse {
  readonly response: SearchResponse;
  /** The JSON that a guest's page gets, in the compact form. */
  readonly text: string;
}

export type FindRooms = (request: SearchRequest) => Promise<FoundResponse>;

/** Reads the same bytes that a guest's page gets, so that both agree. */
export const createFindRooms =
  (deps: SearchDeps): FindRooms =>
  async (request) => {
    const { pieces } = await (await search(deps, { ...request, form: 'compact' })).responseFor(undefined);
    const schema = compactSearch().responses[200];
    const text = Buffer.concat(pieces).toString();
    return { response: z.decode(schema, JSON.parse(text) as z.input<typeof schema>), text };
  };
