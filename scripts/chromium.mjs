import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pinnedNode, root } from './install.mjs';

// The shell without a window first: the same engine, and a quarter less to do.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function find() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin', '/usr/local/bin', '/snap/bin');
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...places].find((path) => existsSync(path)) ?? null;
}

function run(command, args) {
  const result = spawnSync(command, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  return { ok: result.status === 0, output: `${result.stdout ?? ''}${result.stderr ?? ''}` };
}

function installWithApt() {
  if (!existsSync('/usr/bin/apt-get')) return { ok: false, output: 'apt-get: not on this machine\n' };
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command, ...args] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  run(command, [...args, 'update', '-qq']);
  const install = (name) =>
    run(command, [...args, 'install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation']);
  // Debian has the shell without a window by itself; elsewhere there is only all of it.
  const shell = install('chromium-headless-shell');
  return shell.ok ? shell : install('chromium');
}

/**
 * A Chromium for the browser tests: `{ path }`, path undefined for Playwright's own; `{ path: null, why }` when
 * it is missing and cannot be installed.
 */
export function ensureChromium() {
  const found = find();
  if (found !== null) return { path: found };
  console.log('Installing Chromium for the browser tests');
  const apt = installWithApt();
  const installed = apt.ok ? find() : null;
  if (installed !== null) return { path: installed };
  const playwright = run(pinnedNode(), ['e2e/node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  if (playwright.ok) return { path: undefined };
  const advice =
    'Install Chromium or Chrome and run npm test again, or name it: CHROMIUM_PATH=/path npm test';
  return { path: null, why: `${apt.output}${playwright.output}\n${advice}` };
}
