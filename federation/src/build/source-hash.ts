import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

// `server` and `e2e` of a remote: its own server part, which is no part of its page, and its journey.
const skippedFolders = new Set(['node_modules', 'dist', 'dev', 'e2e', 'server', 'test', 'test-results']);
const testFile = /\.test\.tsx?$/;

function listFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || skippedFolders.has(entry.name)) return [];
    const child = join(path, entry.name);
    if (entry.isDirectory()) return listFiles(child);
    return testFile.test(entry.name) ? [] : [child];
  });
}

const lockFile = 'pnpm-lock.yaml';

/** The lock file without the dependencies of workspace folders other than `users`; the packages it resolved stay. */
function lockedFor(lock: string, users: readonly string[]): string {
  const [before = '', rest = ''] = lock.split(/^importers:\n/m);
  const [importers = '', ...after] = rest.split(/^(?=packages:)/m);
  const used = importers
    .split(/^(?= {2}\S)/m)
    .filter((entry) => users.some((user) => entry.startsWith(`  ${user}:`)));
  return [before, ...used, ...after].join('');
}

/**
 * Eight hex digits over the names and contents of all files below `paths` (relative to `root`), without tests,
 * builds and development hosts, and over what the lock file has for the workspace folders `users` and for all
 * packages. The same sources give the same digits on every machine; another remote does not change them.
 */
export function hashSources(root: string, paths: readonly string[], users: readonly string[] = []): string {
  const hash = createHash('sha256');
  const lock = join(root, lockFile);
  if (users.length > 0 && existsSync(lock))
    hash.update(lockedFor(readFileSync(lock, 'utf8'), users)).update('\0');
  const files = paths.flatMap((path) => listFiles(join(root, path))).map((file) => relative(root, file));
  for (const file of [...new Set(files)].sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 8);
}
