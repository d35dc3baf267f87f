import { createHmac, timingSafeEqual } from 'node:crypto';

/** Decisions 4: hex HMAC-SHA512 of the body, byte for byte as it came. */
export const paystackSignature = (secretKey: string, body: Buffer): string =>
  createHmac('sha512', secretKey).update(body).digest('hex');

/** Whether a webhook is Paystack's own: compared in constant time, before anything of the body is read. */
export function isSignedByPaystack(secretKey: string, body: Buffer, signature: unknown): boolean {
  if (typeof signature !== 'string') return false;
  const expected = Buffer.from(paystackSignature(secretKey, body));
  const given = Buffer.from(signature.toLowerCase());
  return given.length === expected.length && timingSafeEqual(given, expected);
}
