import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { ReleaseManifest } from 'shared/contracts';

/** The hash of a file as the `integrity` attribute takes it: `sha384-` and base64. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** The shorter hash, with which a build's own scripts ask for its lazy chunks. */
export function shortIntegrityOf(bytes: Uint8Array): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

/** All files below `folder`, relative to it, with forward slashes, sorted. */
export async function listFilesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Size and hash of every file of a release, without `release.json` itself. */
export async function listReleaseFiles(folder: string): Promise<ReleaseManifest['files']> {
  const paths = (await listFilesBelow(folder)).filter((path) => path !== 'release.json');
  return Promise.all(
    paths.map(async (path) => {
      const bytes = await readFile(join(folder, path));
      return { path, bytes: bytes.length, integrity: integrityOf(bytes) };
    }),
  );
}
