import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry, ReleaseManifest, RemoteManifest } from 'shared/contracts';
import { integrityOf } from '../build/release-files.ts';
import { containerName, releasePath } from '../container-name.ts';
import { generateKeys, type ReleaseKeys } from './release-keys.ts';
import { signatureText, signRelease } from './release-signature.ts';
import { seenInMemory } from './seen-sequences.ts';
import { createSigner, keyIdOf, type Signer } from './signature.ts';
import { signRegistry } from './signed-registry.ts';
import { fixedTrust, parsePublicKey, type Right, type TrustedKey } from './trust.ts';

/** A valid manifest of a release without files, for tests; `name` "shell" makes a shell's. */
export function manifestOf(
  name: string,
  version: string,
  remote: Partial<RemoteManifest> = {},
): ReleaseManifest {
  const isShell = name === 'shell';
  const manifest = { sharedApi: '^1.0.0', pages: [], slots: [], ...remote };
  const href = `${releasePath(name, version)}remoteEntry.js`;
  return {
    schemaVersion: 1,
    name,
    version,
    sharedApi: isShell ? (remote.sharedApi ?? '1.0.0') : manifest.sharedApi,
    container: isShell ? null : containerName(name, version),
    entry: isShell ? null : { href, integrity: integrityOf(Buffer.from(version)) },
    preload: { scripts: [], styles: [] },
    remote: isShell ? null : manifest,
    changes: [],
    files: [],
  };
}

/** Writes a build with one file, `remoteEntry.js`, whose text is `content`, into a new folder; gives the folder. */
export async function givenBuild(
  manifest: ReleaseManifest,
  content: string = manifest.version,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'build-'));
  const bytes = Buffer.from(content);
  const file = { path: 'remoteEntry.js', bytes: bytes.length, integrity: integrityOf(bytes) };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, file.path), bytes);
  await writeFile(join(folder, 'release.json'), JSON.stringify({ ...manifest, files: [file] }));
  return folder;
}

/** A key of somebody's, and how far it is trusted. */
export interface TestKey {
  readonly signer: Signer;
  readonly trusted: TrustedKey;
}

export function aKey(owner: string, rights: Partial<Record<Right, readonly string[]>>): TestKey {
  const { privateKey, publicKey } = generateKeys();
  const key = parsePublicKey(publicKey);
  return {
    signer: createSigner(privateKey, { author: owner, commit: '1a2b3c4d' }),
    trusted: { id: keyIdOf(key), owner, publicKey: key, publish: [], switch: [], ...rights },
  };
}

/** What somebody has who signs with the one and trusts the others, and has seen nothing yet. */
export const keysOf = (signing: TestKey | null, trusted: readonly TestKey[], notBefore = 0): ReleaseKeys => ({
  trust: fixedTrust({ keys: trusted.map((key) => key.trusted), notBefore }),
  signer: signing?.signer ?? null,
  seen: seenInMemory(),
});

const everybody = aKey('Operators', { publish: ['*'] });

/** The one key of tests that are about something else; all stores opened with it trust each other. */
export const testKeys = (): ReleaseKeys => keysOf(everybody, [everybody]);

/** The text of a `registry.json` that was signed with that key; of `known` names that it leaves out it says that they were withdrawn. */
export const signedRegistryText = (registry: Registry, known: readonly string[] = []): string =>
  signRegistry(registry, everybody.signer, {
    before: null,
    seen: Object.fromEntries(known.map((name) => [name, 0])),
    now: Date.now(),
    maySign: () => true,
  });

/** The signature of a release with this `release.json`, by that key. */
export const signatureTextOf = (name: string, version: string, manifest: string): string =>
  signatureText(signRelease({ name, version }, Buffer.from(manifest), everybody.signer, Date.now()));
