import type { ReleaseKeys } from './release-keys.ts';
import type { Signer } from './signature.ts';
import { mayDo, type Right } from './trust.ts';
import { UntrustedError } from './untrusted.ts';

/** Why nothing can be signed here for `name`; empty when it can. */
export function refusalsOf({ trust, signer }: ReleaseKeys, right: Right, name: string): string[] {
  if (signer === null) return ['There is no key here to sign with (RELEASE_SIGNING_KEY).'];
  const key = trust.current().keys.find(({ id }) => id === signer.key);
  if (key === undefined) return [`The key ${signer.key} of this place is not in ${trust.place}.`];
  if (mayDo(key, right, name)) return [];
  return [`The key ${signer.key} of this place (${key.owner}) may not ${right} ${name}.`];
}

/** The key of this place. Throws an UntrustedError where there is none that may do so. */
export function signerFor(keys: ReleaseKeys, right: Right, name: string): Signer {
  const refusals = refusalsOf(keys, right, name);
  if (refusals.length > 0 || keys.signer === null) throw new UntrustedError(refusals.join(' '));
  return keys.signer;
}
