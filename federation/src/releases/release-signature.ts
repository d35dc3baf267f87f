import type { ReleaseManifest } from 'shared/contracts';
import * as z from 'zod/mini';
import { integrityOf } from '../build/release-files.ts';
import { parseManifest } from './release-names.ts';
import { signatureSchema, signersOf, signStatement, type Signer } from './signature.ts';
import { mayDo, type Trusted, type TrustedKey } from './trust.ts';
import { UntrustedError, whyUntrusted } from './untrusted.ts';

/** In the folder of a release, beside its `release.json`. It begins with a dot: it is never served. */
export const signatureFile = '.signature.json';

const statementSchema = z.object({
  name: z.string(),
  version: z.string(),
  /** The hash of `release.json`, which has those of all other files. */
  manifest: z.string(),
  author: z.nullable(z.string()),
  commit: z.nullable(z.string()),
  /** Instant, ISO 8601 in UTC. */
  signedAt: z.string(),
});
export type ReleaseStatement = z.output<typeof statementSchema>;

const signedReleaseSchema = z.object({ ...statementSchema.shape, signatures: z.array(signatureSchema) });
export type SignedRelease = z.output<typeof signedReleaseSchema>;

type Named = { readonly name: string; readonly version: string };

/** A release whose signature counts. */
export interface CheckedRelease {
  readonly release: ReleaseManifest;
  readonly statement: ReleaseStatement;
  readonly signers: readonly TrustedKey[];
}

export const parseSignature = (text: string): SignedRelease => signedReleaseSchema.parse(JSON.parse(text));

export const signatureText = (signed: SignedRelease): string => `${JSON.stringify(signed, null, 2)}\n`;

/** Signs the release whose `release.json` has these bytes. */
export function signRelease(
  { name, version }: Named,
  manifest: Uint8Array,
  signer: Signer,
  now: number,
): SignedRelease {
  const statement: ReleaseStatement = {
    name,
    version,
    manifest: integrityOf(manifest),
    author: signer.author,
    commit: signer.commit,
    signedAt: new Date(now).toISOString(),
  };
  return { ...statement, signatures: [signStatement('release', statement, signer)] };
}

/** Signs once more what others have signed: their statement stays as it is. */
export function countersign({ signatures, ...statement }: SignedRelease, signer: Signer): SignedRelease {
  const others = signatures.filter(({ key }) => key !== signer.key);
  return { ...statement, signatures: [...others, signStatement('release', statement, signer)] };
}

/** The release in `manifest`. Throws an UntrustedError when it is another one, or not signed by a key that may publish it here. */
export function checkRelease(
  { name, version }: Named,
  manifest: Uint8Array,
  signature: string | null,
  { keys }: Trusted,
): CheckedRelease {
  const what = `${name} ${version}`;
  if (signature === null) throw new UntrustedError(`${what} is not signed.`);
  const { signatures, ...statement } = parseSignature(signature);
  const signers = signersOf('release', statement, signatures, keys);
  const publishers = signers.filter((key) => mayDo(key, 'publish', name));
  if (publishers.length === 0)
    throw new UntrustedError(whyUntrusted(what, { right: 'publish', name }, signatures, { signers, keys }));
  const isThis = statement.name === name && statement.version === version;
  if (!isThis || statement.manifest !== integrityOf(manifest))
    throw new UntrustedError(`${what} is not what was signed.`);
  const release = parseManifest(Buffer.from(manifest).toString('utf8'), { name, version });
  return { release, statement, signers: publishers };
}
