import { createHash, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import canonicalize from 'canonicalize';
import * as z from 'zod/mini';
import type { TrustedKey } from './trust.ts';

/** What may be signed. A signature for one purpose is worth nothing for another. */
export type Purpose = 'release' | 'switch' | 'history';

export const signatureSchema = z.object({ key: z.string(), value: z.string() });
export type Signature = z.output<typeof signatureSchema>;

/** Signs with one private key, in an operator's name. */
export interface Signer {
  readonly key: string;
  /** The operator, for the history; null when unknown. */
  readonly author: string | null;
  /** The commit of the present sources; null outside of a repository. */
  readonly commit: string | null;
  readonly sign: (bytes: Uint8Array) => string;
}

/** The first 16 hex digits of the SHA-256 of a public key: its name in signatures. */
export const keyIdOf = (publicKey: KeyObject): string =>
  createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);

/** Throws when the text is no private key of Ed25519. */
export function createSigner(
  privateKeyPem: string,
  by: { readonly author: string | null; readonly commit: string | null },
): Signer {
  const key = createPrivateKey(privateKeyPem);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('A key that signs releases is one of Ed25519.');
  return {
    ...by,
    key: keyIdOf(createPublicKey(key)),
    sign: (bytes) => sign(null, bytes, key).toString('base64'),
  };
}

const bytesOf = (purpose: Purpose, statement: unknown): Buffer =>
  Buffer.from(`hotel-direct-booking ${purpose} v1\n${canonicalize(statement) ?? ''}`);

export const signStatement = (purpose: Purpose, statement: unknown, signer: Signer): Signature => ({
  key: signer.key,
  value: signer.sign(bytesOf(purpose, statement)),
});

/** Those of `keys` that have signed exactly this statement for this purpose. */
export function signersOf(
  purpose: Purpose,
  statement: unknown,
  signatures: readonly Signature[],
  keys: readonly TrustedKey[],
): TrustedKey[] {
  const bytes = bytesOf(purpose, statement);
  return keys.filter(({ id, publicKey }) =>
    signatures.some(
      ({ key, value }) => key === id && verify(null, bytes, publicKey, Buffer.from(value, 'base64')),
    ),
  );
}
