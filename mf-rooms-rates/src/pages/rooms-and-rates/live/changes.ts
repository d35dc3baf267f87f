import type { Rate, SearchResponse } from 'shared/contracts';

/** What has changed of an open list since it was found. */
export interface LiveState {
  /** The answer as it was found; null while nothing has changed. */
  readonly listed: SearchResponse | null;
  /** Room types whose last room others took. */
  readonly soldOut: readonly string[];
  /** Rates that can be booked no longer, by `rateKey`. */
  readonly gone: readonly string[];
  /** Rates as they were listed, where they are others now. */
  readonly before: Readonly<Record<string, Rate>>;
}

export const unchanged: LiveState = { listed: null, soldOut: [], gone: [], before: {} };

export const rateKey = (roomTypeId: string, ratePlanId: string): string => `${roomTypeId} ${ratePlanId}`;
