import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildable, serverParts } from '../build/build-all.ts';
import { isShipped, missingBuilds, packagedBuilds } from '../build/packaged-files.ts';
import { readPackage, workspaceRoot } from '../build/workspace.ts';
import { fail, runBuild } from './report.ts';

// One archive for a machine that builds nothing: the built server and pages, the commands, and the packages that they need.
const usage = `pnpm package [--out FILE.tar.gz]

Builds what changed and writes an archive that is unpacked on a server (docs/runbooks/deploy.md):
hotel-direct-booking-VERSION-COMMIT.tar.gz, or FILE.`;

const { values } = parseArgs({
  options: { out: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
});
if (values.help) {
  console.log(usage);
  process.exit();
}

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: workspaceRoot, encoding: 'utf8', maxBuffer: 1 << 26 });

function run(title: string, command: string, args: readonly string[], cwd: string): void {
  console.log(title);
  const done = spawnSync(command, args, { cwd, encoding: 'utf8', env: { ...process.env, CI: 'true' } });
  if (done.status === 0) return;
  const said = [done.error?.message, done.stdout, done.stderr].filter(Boolean).join('\n').trim();
  fail([said, `${title}: this failed, and no archive was written.`]);
}

const { version } = readPackage(workspaceRoot);
const commit = git('rev-parse', '--short=12', 'HEAD').trim();
const isChanged = git('status', '--porcelain').trim() !== '';
const name = `hotel-direct-booking-${version}-${commit}${isChanged ? '-changed' : ''}`;
const out = resolve(values.out ?? `${name}.tar.gz`);

await runBuild(buildable());
const builds = packagedBuilds();
const missing = missingBuilds(builds);
if (missing.length > 0) fail([`There is no build of ${missing.join(', ')}.`]);

const folder = mkdtempSync(join(tmpdir(), 'hotel-direct-booking-'));
process.on('exit', () => {
  rmSync(folder, { recursive: true, force: true });
});
const stage = join(folder, name);
const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard')
  .split('\0')
  .filter((file) => file !== '' && isShipped(file));
for (const path of [...files, ...builds.values()]) {
  if (!existsSync(join(workspaceRoot, path))) continue;
  mkdirSync(dirname(join(stage, path)), { recursive: true });
  cpSync(join(workspaceRoot, path), join(stage, path), { recursive: true });
}
writeFileSync(join(stage, 'BUILD.json'), `${JSON.stringify({ version, commit, isChanged }, null, 2)}\n`);

// The root's own packages are the pinned Node.
const packages = ['hotel-direct-booking', 'server...', ...serverParts().keys()].flatMap((each) => [
  '--filter',
  each,
]);
run(
  'Installing the packages that the server needs',
  join(workspaceRoot, 'node_modules/.bin/pnpm'),
  [
    ...packages,
    'install',
    '--prod',
    '--frozen-lockfile',
    '--prefer-offline',
    '--config.package-import-method=copy',
  ],
  stage,
);
// The declarations of the remotes import from it, and the packages of remotes are for building only.
symlinkSync('../shared', join(stage, 'node_modules/shared'));
run('Writing the archive', 'tar', ['-czf', out, '-C', folder, name], workspaceRoot);
console.log(`${out}: ${(statSync(out).size / 1e6).toFixed(0)} MB`);
