import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readEnvironmentFile, readUnit, type Unit } from './systemd-files.ts';

// The walked machine's `systemctl` and `systemd-run`, where no systemd runs: units and files of variables are read as systemd reads them.

const state = '/run/stand-in';
const folders = ['/etc/systemd/system', '/lib/systemd/system'];
/** As Debian's own generator does. */
const aliases: Readonly<Record<string, string>> = { postgresql: 'postgresql@15-main' };
const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

function findUnit(name: string): Unit {
  const [stem = '', instance = ''] = name.split('@');
  const file = name.includes('@') ? `${stem}@.service` : `${stem}.service`;
  const folder = folders.find((each) => existsSync(join(each, file)));
  if (folder === undefined) throw new Error(`There is no unit ${name}`);
  return readUnit(readFileSync(join(folder, file), 'utf8'), instance);
}

const variablesIn = (files: readonly string[]): Record<string, string> =>
  Object.assign({}, ...files.map((file) => readEnvironmentFile(readFileSync(file, 'utf8')))) as Record<
    string,
    string
  >;

/** The command as that user, with all of its groups and what it may do beside. */
function asUser(
  user: string | null,
  command: readonly string[],
  capabilities: readonly string[] = [],
): readonly string[] {
  if (user === null) return command;
  const list = capabilities.map((name) => `+${name.replace('CAP_', '').toLowerCase()}`).join(',');
  const more = list === '' ? [] : [`--inh-caps=${list}`, `--ambient-caps=${list}`];
  return ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups', ...more, '--', ...command];
}

function runToEnd(command: readonly string[], env: Record<string, string>): void {
  const [program = '', ...args] = command;
  const { status } = spawnSync(program, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error(`${command.join(' ')}: ${String(status)}`);
}

const pidFile = (name: string): string => join(state, `${name}.pid`);

function isAlive(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) [ZX]/s.test(readFileSync(`/proc/${String(pid)}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

const listens = (pid: number): boolean =>
  spawnSync('ss', ['-Hltnp'], { encoding: 'utf8' }).stdout.includes(`pid=${String(pid)},`);

async function start(name: string): Promise<void> {
  const unit = findUnit(name);
  const env = { PATH: path, ...unit.environment, ...variablesIn(unit.environmentFiles) };
  for (const command of unit.commands('ExecStartPre')) runToEnd(command, env);
  const [command = []] = unit.commands('ExecStart');
  if (unit.type === 'forking') {
    runToEnd(command, env);
    writeFileSync(pidFile(name), '');
    return;
  }
  const log = openSync(join(state, `${name}.log`), 'a');
  const [program = '', ...args] = asUser(unit.user, command, unit.capabilities);
  const home = unit.user === null ? {} : { HOME: homeOf(unit.user), USER: unit.user };
  const child = spawn(program, args, {
    cwd: unit.directory,
    env: { ...home, ...env },
    stdio: ['ignore', log, log],
    detached: true,
  });
  child.unref();
  const pid = child.pid ?? 0;
  writeFileSync(pidFile(name), String(pid));
  // A program of this type says when it is ready; here it is when it listens.
  while (unit.type === 'notify' && !listens(pid)) {
    if (!isAlive(pid))
      throw new Error(`${name} has ended: ${readFileSync(join(state, `${name}.log`), 'utf8')}`);
    await pause(50);
  }
}

const homeOf = (user: string): string =>
  spawnSync('getent', ['passwd', user], { encoding: 'utf8' }).stdout.split(':')[5] ?? '/';

async function stop(name: string): Promise<void> {
  const unit = findUnit(name);
  if (!existsSync(pidFile(name))) return;
  if (unit.type === 'forking') {
    for (const command of unit.commands('ExecStop')) runToEnd(command, { PATH: path });
    rmSync(pidFile(name));
    return;
  }
  const pid = Number(readFileSync(pidFile(name), 'utf8'));
  process.kill(pid, 'SIGTERM');
  const until = Date.now() + unit.stopSeconds * 1000;
  while (isAlive(pid)) {
    if (Date.now() > until) throw new Error(`${name} has not ended within ${String(unit.stopSeconds)} s`);
    await pause(50);
  }
  rmSync(pidFile(name));
}

async function systemctl([verb = '', ...rest]: readonly string[]): Promise<void> {
  const names = rest
    .filter((arg) => !arg.startsWith('--'))
    .map((name) => name.replace(/\.service$/, ''))
    .map((name) => aliases[name] ?? name);
  for (const name of names) {
    if (verb === 'stop' || verb === 'restart') await stop(name);
    if (verb === 'start' || verb === 'restart' || (verb === 'enable' && rest.includes('--now')))
      await start(name);
  }
  if (!['stop', 'restart', 'start', 'enable', 'daemon-reload'].includes(verb))
    throw new Error(`The stand-in for systemctl does not know ${verb}`);
}

/** `systemd-run --quiet --pipe --wait --uid=USER -p NAME=VALUE … COMMAND …` */
function systemdRun(args: readonly string[]): number {
  const files: string[] = [];
  let [user, directory, index]: [string, string, number] = ['root', '/', 0];
  for (; args[index]?.startsWith('-') === true; index += 1) {
    const arg = args[index] ?? '';
    if (arg.startsWith('--uid=')) user = arg.slice('--uid='.length);
    if (arg !== '-p') continue;
    index += 1;
    const [name = '', value = ''] = (args[index] ?? '').split(/=(.*)/s);
    if (name === 'EnvironmentFile') files.push(value);
    else if (name === 'WorkingDirectory') directory = value;
    else throw new Error(`The stand-in for systemd-run does not know ${name}`);
  }
  const [program = '', ...rest] = asUser(user, args.slice(index));
  const env = { PATH: path, HOME: homeOf(user), USER: user, ...variablesIn(files) };
  return spawnSync(program, rest, { cwd: directory, env, stdio: 'inherit' }).status ?? 1;
}

mkdirSync(state, { recursive: true });
const [as, ...given] = process.argv.slice(2);
try {
  if (as === 'systemd-run') process.exitCode = systemdRun(given);
  else await systemctl(given);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
