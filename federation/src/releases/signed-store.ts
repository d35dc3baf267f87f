import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from 'shared/contracts';
import { permissionErrors, signerFor } from './permission-errors.ts';
import type { ReleaseKeys } from './release-keys.ts';
import {
  checkRelease,
  signatureFile,
  signatureText,
  signRelease,
  type CheckedRelease,
} from './release-signature.ts';
import { reSign } from './re-sign.ts';
import { appendSigned, readSignedHistory } from './signed-history.ts';
import {
  checkRegistry,
  parseStored,
  sequencesOf,
  signRegistry,
  type WrittenRegistry,
} from './signed-registry.ts';
import type { ReleaseStore, StoreFiles } from './store.ts';
import { UntrustedError } from './untrusted.ts';

const textOf = (bytes: Uint8Array | null): string | null =>
  bytes === null ? null : Buffer.from(bytes).toString('utf8');

/** Makes a release store of its files: everything that is read is checked, and everything that is written is signed. */
export function signedStore(files: StoreFiles, keys: ReleaseKeys): ReleaseStore {
  const { trust, seen } = keys;
  const { place } = files;
  /** What is written there, as far as this process knows; null when there is nothing. */
  let before: WrittenRegistry | null = null;
  let checked: { readonly text: string; readonly stamp: string; readonly registry: Registry } | null = null;

  async function readRegistryText(): ReturnType<ReleaseStore['readRegistryText']> {
    const stamp = trust.stamp();
    const text = await files.readRegistry();
    before = text === null ? null : parseStored(text, place).written;
    if (text === null) return null;
    if (checked?.text !== text || checked.stamp !== stamp) {
      const { registry, sequences } = checkRegistry(text, place, trust.current(), seen.at(place));
      seen.remember(place, sequences);
      checked = { text, stamp, registry };
    }
    return checked;
  }

  async function readSigned(name: string, version: string): Promise<CheckedRelease | null> {
    const manifest = await files.readFile(name, version, 'release.json');
    if (manifest === null) return null;
    const signature = textOf(await files.readFile(name, version, signatureFile));
    return checkRelease({ name, version }, manifest, signature, trust.current());
  }

  return {
    place,
    author: keys.signer?.author ?? null,
    readFile: files.readFile,
    listReleases: files.listReleases,
    removeRelease: files.removeRelease,
    lock: files.lock,
    permissionErrors: (right, name) => permissionErrors(keys, right, name),
    readSigned,
    readRegistryText,
    readRegistry: async () => (await readRegistryText())?.registry ?? null,
    async writeRegistry(registry) {
      if (keys.signer === null) throw new UntrustedError(permissionErrors(keys, 'switch', 'shell').join(' '));
      const text = signRegistry(registry, keys.signer, {
        before,
        seen: seen.at(place),
        now: Date.now(),
        maySign: (name) => permissionErrors(keys, 'switch', name).length === 0,
      });
      await files.writeRegistry(text);
      before = parseStored(text, place).written;
      seen.remember(place, sequencesOf(before));
      // The checked registry is out of date now.
      checked = null;
    },
    async readRelease(name, version) {
      return (await readSigned(name, version))?.release ?? null;
    },
    async addRelease({ name, version }, folder) {
      const signer = signerFor(keys, 'publish', name);
      const manifest = await readFile(join(folder, 'release.json'));
      const signature = signatureText(signRelease({ name, version }, manifest, signer, Date.now()));
      await files.addRelease({ name, version }, folder, signature);
      // The same release may be there already, without a signature or with one that is not trusted.
      const isSigned = await readSigned(name, version).catch(() => null);
      if (isSigned === null) await files.writeSignature({ name, version }, signature);
    },
    async readHistory() {
      return readSignedHistory((await files.readHistory()) ?? '', trust.current()).entries;
    },
    async countUnsignedHistory() {
      return readSignedHistory((await files.readHistory()) ?? '', trust.current()).unsigned;
    },
    async appendHistory(entry) {
      const signer = signerFor(keys, 'switch', entry.name);
      await files.writeHistory(appendSigned(await files.readHistory(), entry, signer));
    },
    reSign: (options) => reSign(files, keys, options),
  };
}
