import { createRequestSchema } from 'shared/contracts';
import { cardDetailsOf } from 'shared/domain';
import { aBookedRoom, aCreateRequest, aCard } from 'shared/testing';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createSigner } from '../../../signer.ts';
import { requestHash } from './body-hash.ts';

const keyOf = (secret: string) => createSigner(secret, 'idempotency');
const key = keyOf('a secret of the server');
const hash = (request = aCreateRequest()) => requestHash(key, request).text;
const withCard = (card: Parameters<typeof aCard>[0]) =>
  aCreateRequest({ cardDetails: cardDetailsOf(aCard(card)) });

/** The same with the fields of every object the other way round. */
function turned(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(turned);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, part]) => [name, turned(part)]),
  );
}

describe('the hash of a request', () => {
  it('does not depend on the order in which the client wrote the fields of any object', () => {
    const service = { serviceId: 'spa', serviceName: 'Spa' };
    const chosen = { reservationItemId: null, serviceId: 'spa', quantity: 1, service };
    const wire = z.encode(
      createRequestSchema,
      aCreateRequest({ rooms: [aBookedRoom({ services: [chosen] })] }),
    );
    const read = (body: unknown) => z.decode(createRequestSchema, body as never);
    expect(JSON.stringify(turned(wire))).not.toBe(JSON.stringify(wire));
    expect(hash(read(turned(wire)))).toBe(hash(read(wire)));
  });

  it.each([
    ['another date', aCreateRequest({ dateTo: '2026/12/05' })],
    ['another guest', aCreateRequest({ rooms: [] })],
    ['another card', withCard({ creditCardNumber: '5555 5555 5555 4444' })],
  ])('differs for %s', (_name, request) => {
    expect(hash(request)).not.toBe(hash());
  });

  it('leaves out the security code, the password and the gateway’s token, and needs the secret', () => {
    expect(hash(withCard({ cvvNumber: '999' }))).toBe(hash());
    expect(hash(aCreateRequest({ password: 'correct horse!' }))).toBe(hash());
    expect(hash(aCreateRequest({ paymentToken: 'ctoken_1' }))).toBe(hash());
    expect(hash(aCreateRequest({ challengeToken: 'solved' }))).toBe(hash());
    expect(requestHash(keyOf('another secret'), aCreateRequest()).text).not.toBe(hash());
  });
});
