// npm start: installs what is missing, builds and publishes what changed, and runs the site; `--try`: also what is in no commit.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { childEnvironment, install, isInstalled, pinnedNode, root } from './install.mjs';
import { isPortFree, portTaken } from './port.mjs';
import { folderProblem, portProblem } from './settings.mjs';

const began = Date.now();
const major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  console.error(`Node 20 or newer is needed to start; this is ${process.version}.`);
  process.exit(1);
}

const port = process.env.PORT || '3000';
const host = process.env.HOST || '0.0.0.0';
const dataDir = resolve(root, process.env.DATA_DIR || '.data');
const releasesDir = process.env.RELEASES_DIR;
const problem =
  portProblem(port) ??
  (await folderProblem('DATA_DIR', dataDir)) ??
  (releasesDir ? await folderProblem('RELEASES_DIR', resolve(root, releasesDir)) : null);
if (problem !== null) {
  console.error(problem);
  process.exit(1);
}
if (port !== '0' && !(await isPortFree(Number(port), host))) {
  console.error(portTaken(port));
  process.exit(1);
}

let stopping = null;
let child = null;

function stop(signal) {
  if (stopping !== null) return;
  stopping = signal;
  child?.kill(signal);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));
// npm dies of SIGTERM without telling the script that it runs: then we have another parent.
const parent = process.ppid;
if (process.env.npm_lifecycle_event !== undefined) {
  setInterval(() => process.ppid !== parent && stop('SIGTERM'), 200).unref();
}

/** Runs one program of ours to its end; gives its exit code. */
function run(args) {
  return new Promise((resolve) => {
    // Its own group: Ctrl-C reaches us alone, and we pass it on once.
    child = spawn(pinnedNode(), args, {
      cwd: root,
      stdio: 'inherit',
      env: childEnvironment(),
      detached: process.platform !== 'win32',
    });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code, signal) => resolve(code ?? (signal === stopping ? 0 : 1)));
    if (stopping !== null) child.kill(stopping);
  });
}

async function step(title, work) {
  const start = Date.now();
  console.log(title);
  await work();
  console.log(`  done in ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

if (!isInstalled()) await step('Installing packages (first start, or the lockfile changed)', () => install());
if (stopping !== null) process.exit(0);

await step('Building what changed', async () => {
  const code = await run(['federation/src/cli/prepare.ts', ...process.argv.slice(2)]);
  if (code !== 0 || stopping !== null) process.exit(stopping === null ? code : 0);
});

if (!existsSync(join(root, 'server/dist/main.js'))) {
  console.error('The server was not built: server/src/main.ts is missing.');
  process.exit(1);
}
console.log(`Starting the server (${((Date.now() - began) / 1000).toFixed(1)} s so far)`);
// This command does everything that a site needs, its database too.
process.env.MIGRATE_AT_START ||= 'true';
process.exit(await run(['--enable-source-maps', 'server/dist/main.js']));
