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

/**
 * Eight hex digits over the names and contents of all files below `paths` (relative to `root`), without tests,
 * builds and development hosts. The same sources give the same digits on every machine.
 */
export function hashSources(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
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
