import { compactSearch, type SearchRequest, type SearchResponse } from 'shared/contracts';
import * as z from 'zod/mini';
import { search, type SearchDeps } from './search.ts';

/** What POST /api/Availability/Search answers, for the server itself. */
export type FindRooms = (request: SearchRequest) => Promise<SearchResponse>;

/** Reads the very bytes that a guest's page is answered with, so that both say the same. */
export const createFindRooms =
  (deps: SearchDeps): FindRooms =>
  async (request) => {
    const { pieces } = await (await search(deps, { ...request, form: 'compact' })).responseFor(undefined);
    const schema = compactSearch().responses[200];
    const wire = JSON.parse(Buffer.concat(pieces).toString()) as z.input<typeof schema>;
    return z.decode(schema, wire);
  };
