import type { CreateRequest } from 'shared/contracts';

/** What a client knows of one call: what it asked for, when, and what it was told. */
export interface Operation {
  readonly client: number;
  readonly key: string;
  readonly request: CreateRequest;
  /** In the order of the whole history. */
  readonly invoked: number;
  readonly outcome: Outcome;
}

export type Outcome =
  /** The booking is made, by the server's own word. */
  | { readonly kind: 'ok'; readonly token: string; readonly total: number }
  /** The server refused: nothing may have come of it. */
  | { readonly kind: 'failed'; readonly status: number }
  /** The connection broke, or the server was not able to say: it may have happened or not. */
  | { readonly kind: 'unknown' };

/** How the answer to Create is understood; a 5xx or a 409 of a first one that still runs leaves the outcome open. */
export function outcomeOf(status: number, body: Readonly<Record<string, unknown>>): Outcome {
  if (status === 200 && body['Status'] === 'Confirmed') {
    return { kind: 'ok', token: String(body['ConfirmationToken']), total: Number(body['TotalPrice']) };
  }
  const isOpen = status >= 500 || status === 200 || (status === 409 && !('ExceedingRoomIndexes' in body));
  return isOpen ? { kind: 'unknown' } : { kind: 'failed', status };
}
