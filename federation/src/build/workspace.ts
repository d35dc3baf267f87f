import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import {
  remoteDeclarationSchema,
  remoteManifestSchema,
  type PageDeclaration,
  type RemoteManifest,
} from 'shared/contracts';
import * as z from 'zod/mini';
import { declarationProblems } from '../releases/declaration-checks.ts';

/** The folder that holds all packages. */
export const workspaceRoot = resolve(import.meta.dirname, '../../..');

export type PackageInfo = {
  readonly name: string;
  readonly version: string;
  readonly dir: string;
  /** Present in remotes only. */
  readonly remote: RemoteManifest | null;
  /** The pages that it declares in `src/declaration.ts`, beside those of product.md 2. */
  readonly declares: readonly PageDeclaration[];
};

/** The file of a remote that makes the script which draws its pages on the server. */
export const rendererSource = 'src/renderer.ts';

export const hasRenderer = (dir: string): boolean => existsSync(join(dir, rendererSource));

const require = createRequire(import.meta.url);

/** What the remote in `dir` declares of its own pages; empty without the file. Throws when it is invalid. */
function readDeclaration(dir: string, name: string): readonly PageDeclaration[] {
  const file = join(dir, 'src/declaration.ts');
  if (!existsSync(file)) return [];
  const { declaration } = require(file) as { readonly declaration?: unknown };
  const parsed = remoteDeclarationSchema.safeParse(declaration);
  if (parsed.success) {
    const problems = declarationProblems(name, parsed.data.pages);
    if (problems.length > 0) throw new Error(problems.join(' '));
    return parsed.data.pages;
  }
  throw new Error(`The declaration of ${name} does not fit: ${reasonsOf(parsed.error, 'declaration')}`);
}

const reasonsOf = ({ issues }: z.core.$ZodError, whole: string): string =>
  issues.map(({ path, message }) => `${path.join('.') || whole}: ${message}`).join('; ');

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
  if (remote === undefined) return { name, version, dir, remote: null, declares: [] };
  const parsed = z.strictObject(remoteManifestSchema.shape).safeParse(remote);
  if (!parsed.success) {
    throw new Error(`The "remote" manifest of ${name} does not fit: ${reasonsOf(parsed.error, 'remote')}`);
  }
  const declares = readDeclaration(dir, name);
  const pages = [...new Set([...parsed.data.pages, ...declares.map(({ page }) => page)])];
  return { name, version, dir, remote: { ...parsed.data, pages }, declares };
}

const warned = new Set<string>();

/** Once in a process: one command looks for the remotes several times. */
function warnOnce(line: string): void {
  if (warned.has(line)) return;
  warned.add(line);
  process.stderr.write(`${line}\n`);
}

/**
 * The folders of all remotes (`mf-*` with a "remote" manifest), sorted by name. A folder without a package.json is what another branch left behind
 * (its builds and packages): it is no remote, and `warn` gets a line about it.
 */
export function findRemotes(
  root: string = workspaceRoot,
  warn: (line: string) => void = warnOnce,
): PackageInfo[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^mf-[a-z0-9-]+$/.test(entry.name))
    .filter(({ name }) => {
      const isPackage = existsSync(join(root, name, 'package.json'));
      if (!isPackage)
        warn(`${name} has no package.json: it is left out. Remove the folder if nobody needs it.`);
      return isPackage;
    })
    .map((entry) => readPackage(join(root, entry.name)))
    .filter((info) => info.remote !== null)
    .sort((a, b) => a.name.localeCompare(b.name));
}
