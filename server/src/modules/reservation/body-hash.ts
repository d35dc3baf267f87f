import { createHmac, type KeyObject } from 'node:crypto';
import type { CreateRequest } from 'shared/contracts';

function withSortedKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withSortedKeys);
  const parts = value as Readonly<Record<string, unknown>>;
  const sorted: Record<string, unknown> = {};
  for (const key of Object.keys(parts).sort()) sorted[key] = withSortedKeys(parts[key]);
  return sorted;
}

/** JSON with the keys of every object sorted: equal values give equal text, whatever order the client wrote them in. */
export const canonicalJson = (value: unknown): string => JSON.stringify(withSortedKeys(value) ?? null);

/**
 * What tells one request from another under the same Idempotency-Key. The hash is keyed with a secret of the server, so that a stored
 * one does not let a card number be found by trying all; the security code and the password are left out altogether (decisions 4).
 */
export function requestHash(key: KeyObject, request: CreateRequest): string {
  const cardDetails = request.cardDetails && { ...request.cardDetails, securityCode: null };
  return createHmac('sha256', key)
    .update(canonicalJson({ ...request, cardDetails, password: null }))
    .digest('base64url');
}
