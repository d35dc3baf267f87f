import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { KeyUseName } from './secret-key-uses.ts';
import { deriveKeys, type SecretKey } from './secret-key.ts';

export interface Signer {
  /** The signature of a text under the current key, in base64url. */
  readonly sign: (text: string) => string;
  /** Whether a signature was made here for this text, under the current key or the one before it; compared in constant time. */
  readonly isSigned: (text: string, signature: string) => boolean;
}

interface Options {
  /** How many bytes of the signature are kept. */
  readonly bytes?: number;
  /** Makes it the signer of one among many. */
  readonly detail?: string;
}

/** Signs texts for one use of SECRET_KEY. */
export function createSigner(
  secretKey: SecretKey,
  use: KeyUseName,
  { bytes = 32, detail }: Options = {},
): Signer {
  const [current, ...previous] = deriveKeys(secretKey, use, detail);
  const key = createSecretKey(current);
  const olderKeys = previous.map((each) => createSecretKey(each));
  const signed = (by: KeyObject, text: string): string =>
    createHmac('sha256', by).update(text).digest().subarray(0, bytes).toString('base64url');
  const isEqual = (right: string, given: string): boolean => {
    const [a, b] = [Buffer.from(right), Buffer.from(given)];
    // The length of a signature is no secret.
    return a.length === b.length && timingSafeEqual(a, b);
  };
  return {
    sign: (text) => signed(key, text),
    isSigned: (text, signature) =>
      isEqual(signed(key, text), signature) ||
      olderKeys.some((older) => isEqual(signed(older, text), signature)),
  };
}
