import type { ReleaseKeys } from './release-keys.ts';
import type { Signer } from './signature.ts';
import { mayDo, type Right } from './trust.ts';
import { UntrustedError } from './untrusted.ts';

/** Why this place cannot sign a release or a switch of `name`; empty when it can. */
export function permissionErrors({ trust, signer }: ReleaseKeys, right: Right, name: string): string[] {
  if (signer === null) return ['There is no key here to sign with (RELEASE_SIGNING_KEY).'];
  const key = trust.current().keys.find(({ id }) => id === signer.key);
  if (key === undefined) return [`The key ${signer.key} of this place is not in ${trust.place}.`];
  if (mayDo(key, right, name)) return [];
  return [`The key ${signer.key} of this place (${key.owner}) may not ${right} ${name}.`];
}

/** The key of this place. Throws an UntrustedError when it has no key with that right. */
export function signerFor(keys: ReleaseKeys, right: Right, name: string): Signer {
  const errors = permissionErrors(keys, right, name);
  if (errors.length > 0 || keys.signer === null) throw new UntrustedError(errors.join(' '));
  return keys.signer;
}
