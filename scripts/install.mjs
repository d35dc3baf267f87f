// Runs on any Node 20+ with nothing installed: only Node's own modules.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const mark = join(root, 'node_modules/.installed');
export const isWindows = process.platform === 'win32';

/** The Node that the project pins where there is one for this machine, else the one that runs this. */
export function pinnedNode() {
  const pinned = join(root, 'node_modules/.bin/node');
  return existsSync(pinned) ? pinned : process.execPath;
}

/** The environment for a child: bins of the project first, so that `node` is the pinned one. */
export function childEnvironment(extra = {}) {
  const path = join(root, 'node_modules/.bin');
  return { ...process.env, PATH: `${path}${isWindows ? ';' : ':'}${process.env.PATH ?? ''}`, ...extra };
}

function lockHash() {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'])
    hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Whether what is installed is what the lockfile says. */
export function isInstalled() {
  return existsSync(mark) && readFileSync(mark, 'utf8') === lockHash();
}

/** Installs by the lockfile when something is missing; gives whether it did. Ends the process when it cannot. */
export function install() {
  if (isInstalled()) return false;
  const pnpm = `pnpm@${JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies.pnpm}`;
  const result = spawnSync(isWindows ? 'npx.cmd' : 'npx', ['--yes', pnpm, 'install', '--frozen-lockfile'], {
    cwd: root,
    encoding: 'utf8',
    shell: isWindows,
    env: { ...process.env, CI: 'true' },
  });
  if (result.status !== 0) {
    process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}\n`);
    console.error(
      'The packages could not be installed. The first start needs the npm registry; run it again when it can be reached.',
    );
    process.exit(1);
  }
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, lockHash());
  return true;
}
