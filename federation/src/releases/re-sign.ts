import { permissionErrors } from './permission-errors.ts';
import type { ReleaseKeys } from './release-keys.ts';
import { isRelease } from './release-names.ts';
import {
  checkRelease,
  countersign,
  parseSignature,
  signatureFile,
  signatureText,
  signRelease,
  type SignedRelease,
} from './release-signature.ts';
import type { Signer } from './signature.ts';
import { countersignHistory } from './signed-history.ts';
import { checkRegistry, isSigned, parseStored, sequencesOf, signRegistry } from './signed-registry.ts';
import type { StoreFiles, StoredRelease } from './store.ts';
import { UntrustedError } from './untrusted.ts';

export interface ReSignOptions {
  /** Signs also what has no signature: a store from before there were signatures. */
  readonly unsigned: boolean;
}

/**
 * Adds the signature of this place's key to everything in a store that the key may sign, so that another key can be taken out of use.
 * What has no trusted signature stays as it is. Gives what was signed, for people.
 */
export async function reSign(
  files: StoreFiles,
  keys: ReleaseKeys,
  options: ReSignOptions,
): Promise<readonly string[]> {
  const { signer } = keys;
  if (signer === null) throw new UntrustedError('There is no key here to sign with (RELEASE_SIGNING_KEY).');
  const signed: string[] = [];
  for (const release of await files.listReleases()) {
    const { name, version, isWhole } = release;
    if (!isWhole || !isRelease(name, version) || permissionErrors(keys, 'publish', name).length > 0) continue;
    const signature = await signatureFor(files, keys, signer, release, options);
    if (signature === null) continue;
    await files.writeSignature(release, signatureText(signature));
    signed.push(`${name} ${version}`);
  }
  if (await reSignRegistry(files, keys, signer, options)) signed.push('registry.json');
  const history = await files.readHistory();
  if (history === null) return signed;
  const maySwitch = (name: string): boolean => permissionErrors(keys, 'switch', name).length === 0;
  await files.writeHistory(
    countersignHistory(
      history,
      signer,
      ({ name }, state) =>
        maySwitch(name) && (state === 'counts' || (state === 'unsigned' && options.unsigned)),
      keys.trust.current(),
    ),
  );
  return [...signed, 'history.jsonl'];
}

async function signatureFor(
  files: StoreFiles,
  { trust }: ReleaseKeys,
  signer: Signer,
  { name, version }: StoredRelease,
  { unsigned }: ReSignOptions,
): Promise<SignedRelease | null> {
  const manifest = await files.readFile(name, version, 'release.json');
  const bytes = await files.readFile(name, version, signatureFile);
  if (manifest === null) return null;
  if (bytes === null) return unsigned ? signRelease({ name, version }, manifest, signer, Date.now()) : null;
  const text = Buffer.from(bytes).toString('utf8');
  try {
    checkRelease({ name, version }, manifest, text, trust.current());
    return countersign(parseSignature(text), signer);
  } catch (error) {
    if (error instanceof UntrustedError) return null;
    throw error;
  }
}

async function reSignRegistry(
  files: StoreFiles,
  keys: ReleaseKeys,
  signer: Signer,
  { unsigned }: ReSignOptions,
): Promise<boolean> {
  const text = await files.readRegistry();
  if (text === null) return false;
  const { registry, written } = parseStored(text, files.place);
  const seen = keys.seen.at(files.place);
  if (isSigned(written) || !unsigned) checkRegistry(text, files.place, keys.trust.current(), seen);
  const maySign = (name: string): boolean => permissionErrors(keys, 'switch', name).length === 0;
  const signed = signRegistry(registry, signer, {
    before: written,
    seen,
    now: Date.now(),
    reSign: true,
    maySign,
  });
  await files.writeRegistry(signed);
  keys.seen.remember(files.place, sequencesOf(parseStored(signed, files.place).written));
  return true;
}
