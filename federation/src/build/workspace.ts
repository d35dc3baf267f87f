import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { remoteManifestSchema, type RemoteManifest } from 'shared/contracts';

/** The folder that holds all packages. */
export const workspaceRoot = resolve(import.meta.dirname, '../../..');

export type PackageInfo = {
  readonly name: string;
  readonly version: string;
  readonly dir: string;
  /** Present in remotes only. */
  readonly remote: RemoteManifest | null;
};

/**
 * Reads name, version and the "remote" manifest of the package in `dir`. Throws with a plain sentence when the
 * manifest does not fit: a remote with a bad manifest is not built.
 */
export function readPackage(dir: string): PackageInfo {
  const json: Record<string, unknown> = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
  const { name, version, remote } = json;
  if (typeof name !== 'string' || typeof version !== 'string') {
    throw new Error(`${dir}/package.json needs a name and a version.`);
  }
  if (remote === undefined) return { name, version, dir, remote: null };
  const parsed = remoteManifestSchema.safeParse(remote);
  if (!parsed.success) {
    const reasons = parsed.error.issues.map(
      (issue) => `${issue.path.join('.') || 'remote'}: ${issue.message}`,
    );
    throw new Error(`The "remote" manifest of ${name} does not fit: ${reasons.join('; ')}`);
  }
  return { name, version, dir, remote: parsed.data };
}

const said = new Set<string>();

/** Once in a process: one command asks for the remotes several times. */
function sayOnce(line: string): void {
  if (said.has(line)) return;
  said.add(line);
  process.stderr.write(`${line}\n`);
}

/**
 * The folders of all remotes (`mf-*` with a "remote" manifest), sorted by name. A folder without a package.json is what another branch left behind
 * (its builds and packages): it is no remote, and `say` is told.
 */
export function findRemotes(
  root: string = workspaceRoot,
  say: (line: string) => void = sayOnce,
): PackageInfo[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^mf-[a-z0-9-]+$/.test(entry.name))
    .filter(({ name }) => {
      const isPackage = existsSync(join(root, name, 'package.json'));
      if (!isPackage)
        say(`${name} has no package.json: it is left out. Remove the folder if nobody needs it.`);
      return isPackage;
    })
    .map((entry) => readPackage(join(root, entry.name)))
    .filter((info) => info.remote !== null)
    .sort((a, b) => a.name.localeCompare(b.name));
}
