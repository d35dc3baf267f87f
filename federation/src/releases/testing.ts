import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseManifest, RemoteManifest } from 'shared/contracts';
import { integrityOf } from '../build/release-files.ts';
import { containerName, releasePath } from '../container-name.ts';

/** A valid manifest of a release without files, for tests; `name` "shell" makes a shell's. */
export function manifestOf(
  name: string,
  version: string,
  remote: Partial<RemoteManifest> = {},
): ReleaseManifest {
  const isShell = name === 'shell';
  const manifest = { sharedApi: '^1.0.0', pages: [], slots: [], emits: [], listens: [], ...remote };
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
