import type { Signature } from './signature.ts';
import { mayDo, type Right, type TrustedKey } from './trust.ts';

/** A part of a release store has no signature that is trusted here. The message is for people. */
export class UntrustedError extends Error {
  override readonly name = 'UntrustedError';
}

const done = { publish: 'publish', switch: 'switch' } as const;

/** Why these signatures do not count; those of `signers` are valid. */
export function whyUntrusted(
  what: string,
  { right, name }: { readonly right: Right; readonly name: string },
  signatures: readonly Signature[],
  { signers, keys }: { readonly signers: readonly TrustedKey[]; readonly keys: readonly TrustedKey[] },
): string {
  const [signature] = signatures;
  if (signature === undefined) return `${what} is not signed.`;
  const [foreign] = signers.filter((key) => !mayDo(key, right, name));
  if (foreign !== undefined)
    return `${what} is signed by ${foreign.owner} (key ${foreign.id}), who may not ${done[right]} ${name}.`;
  const isKnown = signatures.some(({ key }) => keys.some(({ id }) => id === key));
  return isKnown
    ? `${what} is not what was signed.`
    : `${what} is signed by key ${signature.key}, which is not trusted here.`;
}
