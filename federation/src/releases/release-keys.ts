import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeFileAtomic } from './atomic-file.ts';
import { seenInFile, type SeenSequences } from './seen-sequences.ts';
import { createSigner, type Signer } from './signature.ts';
import { fileTrust, trustFileSchema, type Trust, type TrustFile } from './trust.ts';

/** The keys that a store's content is checked and signed with. */
export interface ReleaseKeys {
  readonly trust: Trust;
  /** Null: nothing can be published or switched from here. */
  readonly signer: Signer | null;
  readonly seen: SeenSequences;
}

/** Where the keys are: never in the store. */
export interface KeyFiles {
  /** `release-keys.json`: who is trusted. */
  readonly keysFile: string;
  /** The private key (PKCS 8 in PEM) that signs here; it need not exist. */
  readonly signingKeyFile: string;
  /** What was seen of stores before. */
  readonly seenFile: string;
}

/** The usual places in the data directory, unless `RELEASE_KEYS` and `RELEASE_SIGNING_KEY` name others. */
export const keyFilesOf = (
  dataDir: string,
  named: { readonly keysFile?: string | undefined; readonly signingKeyFile?: string | undefined } = {},
): KeyFiles => ({
  keysFile: named.keysFile ?? join(dataDir, 'release-keys.json'),
  signingKeyFile: named.signingKeyFile ?? join(dataDir, 'release-signing.key'),
  seenFile: join(dataDir, 'releases-seen.json'),
});

/** Opens the keys in `files`. Without `keysFile` no key is trusted; without `signingKeyFile` nothing can be signed. */
export function openReleaseKeys(
  { keysFile, signingKeyFile, seenFile }: KeyFiles,
  by: { readonly author: string | null; readonly commit: string | null },
): ReleaseKeys {
  const signer = existsSync(signingKeyFile) ? createSigner(readFileSync(signingKeyFile, 'utf8'), by) : null;
  return { trust: fileTrust(keysFile), signer, seen: seenInFile(seenFile) };
}

/** A new pair of keys: the private one as PEM, the public one as `release-keys.json` has it. */
export function generateKeys(): { readonly privateKey: string; readonly publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
}

/** Writes a new private key for its owner only, and gives the public one; null when there is a key already, which stays. */
export async function writeNewKey(signingKeyFile: string): Promise<string | null> {
  const { privateKey, publicKey } = generateKeys();
  await mkdir(dirname(signingKeyFile), { recursive: true });
  try {
    await writeFile(signingKeyFile, privateKey, { flag: 'wx', mode: 0o600 });
    return publicKey;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return null;
    throw error;
  }
}

/** The content of `release-keys.json`; no keys without the file. Throws when it cannot be read. */
export async function readTrustFile(keysFile: string): Promise<TrustFile> {
  if (!existsSync(keysFile)) return { schemaVersion: 1, notBefore: null, keys: [] };
  return trustFileSchema.parse(JSON.parse(await readFile(keysFile, 'utf8')));
}

export async function writeTrustFile(keysFile: string, file: TrustFile): Promise<void> {
  await mkdir(dirname(keysFile), { recursive: true });
  await writeFileAtomic(keysFile, `${JSON.stringify(file, null, 2)}\n`);
}

/**
 * Makes a key for a store in a folder of this machine and trusts it for everything, so that such a store needs no setup. Does nothing where
 * there is a signing key or a list of trusted keys. Gives whether it made one.
 */
export async function makeLocalKeys({ keysFile, signingKeyFile }: KeyFiles): Promise<boolean> {
  if (existsSync(keysFile) || existsSync(signingKeyFile)) return false;
  const publicKey = await writeNewKey(signingKeyFile);
  if (publicKey === null) return false;
  const keys = [{ owner: 'this machine', publicKey, publish: ['*'], switch: [] }];
  await writeTrustFile(keysFile, { schemaVersion: 1, notBefore: null, keys });
  return true;
}
