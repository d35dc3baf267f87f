import { createHmac } from 'node:crypto';
import type { CreateRequest } from 'shared/contracts';

/** JSON with the keys of every object sorted: equal values give equal text, whatever order the client wrote them in. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const entries = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part)}`).join(',')}}`;
}

/**
 * What tells one request from another under the same Idempotency-Key. The hash is keyed with a secret of the server, so that a stored
 * one does not let a card number be found by trying all; the security code and the password are left out altogether (decisions 4).
 */
export function requestHash(key: Buffer, request: CreateRequest): string {
  const cardDetails = request.cardDetails && { ...request.cardDetails, securityCode: null };
  return createHmac('sha256', key)
    .update(canonicalJson({ ...request, cardDetails, password: null }))
    .digest('base64url');
}
