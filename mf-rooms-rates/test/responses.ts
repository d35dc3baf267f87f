import type { EndpointDefinition, SearchRequest, SearchResponse } from 'shared/contracts';
import type { ApiFailure, HttpClient } from 'shared/runtime';
import { aRate, aRoomType, aSearchResponse, aService, aServiceInventory } from 'shared/testing';

export interface Call {
  readonly path: string;
  readonly input: unknown;
}
/** By path: what the server answers, or a failure to fail with. */
export type Answers = Record<string, (input: never) => unknown>;

export class ServerError {
  readonly failure: ApiFailure;
  constructor(failure: ApiFailure) {
    this.failure = failure;
  }
}

export const serverDown = (): ServerError =>
  new ServerError({
    kind: 'http',
    status: 500,
    message: 'Action failed',
    modelState: {},
    retryAfterSeconds: null,
    body: null,
    correlationId: 'c-1',
  });

/** The server will not search for what the guest asks, and says why. */
export const searchRefused = (reason: string): ServerError =>
  new ServerError({
    kind: 'http',
    status: 400,
    message: 'The request is invalid.',
    modelState: { 'Rooms[0].NumberOfAdults': [reason] },
    retryAfterSeconds: null,
    body: null,
    correlationId: 'c-2',
  });

/** A client that answers from a table, with the calls it was asked for. */
export function fakeHttp(answers: Answers): { readonly http: HttpClient; readonly calls: Call[] } {
  const calls: Call[] = [];
  const call = async (endpoint: EndpointDefinition, input: unknown): Promise<unknown> => {
    calls.push({ path: endpoint.path, input });
    const answer = answers[endpoint.path];
    if (answer === undefined) throw new Error(`No response for ${endpoint.path}`);
    const data = await answer(input as never);
    return data instanceof ServerError ? { ok: false, failure: data.failure } : { ok: true, data };
  };
  // The table cannot know each endpoint's own types; the models that read the answers do.
  return { http: { call: call as HttpClient['call'] }, calls };
}

/** A double with two free, which can be moved up to the one suite; both at the flexible rate. */
export const twoTypes = (overrides: Partial<SearchResponse> = {}): SearchResponse =>
  aSearchResponse({
    roomTypes: [
      aRoomType({ upgrades: [{ roomTypeId: 'suite' }] }),
      aRoomType({ roomTypeId: 'suite', name: 'Suite', rates: [aRate({ baseRate: 600, minimumRate: 200 })] }),
    ],
    numberOfRoomsPerRoomTypeId: { double: 2, suite: 1 },
    ...overrides,
  });

export const breakfastOnly = {
  services: [aService()],
  inventoryPerServiceId: { breakfast: aServiceInventory() },
};

export const usualResponses = (): Answers => ({
  '/api/Availability/Search': () => twoTypes(),
  '/api/Availability': () => [],
  '/api/Service/Get': () => breakfastOnly,
  '/api/RoomTypeConfiguration/Get': () => [],
});

export const bodyOf = (call: Call | undefined): SearchRequest =>
  (call?.input as { body: SearchRequest }).body;
