import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const leftOut: ReadonlySet<string> = new Set(['.git', '.data', 'dist', '.shots', 'test-results']);

/**
 * A copy of the project in which files may be broken. Installed packages are shared with the original; the links between the project's
 * own packages are copied, so that they lead to the copy.
 */
export async function copyTree(root: string): Promise<{ root: string; remove: () => Promise<void> }> {
  const copy = await mkdtemp(join(tmpdir(), 'mutants-'));
  const packages = join(root, 'node_modules');
  for (const entry of await readdir(root)) {
    if (leftOut.has(entry) || entry === 'node_modules') continue;
    await cp(join(root, entry), join(copy, entry), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !leftOut.has(basename(source)),
    });
  }
  await symlink(packages, join(copy, 'node_modules'));
  return { root: copy, remove: () => rm(copy, { recursive: true, force: true }) };
}
