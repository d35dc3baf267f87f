import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../../server/test/support/postgres-server.ts';

const execute = promisify(execFile);
/** PostgreSQL does not run as root. */
const owner = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const debian = '/usr/lib/postgresql';

async function binaryFolder(): Promise<string> {
  const [version] = (await readdir(debian).catch(() => [])).toSorted().toReversed();
  if (version === undefined) throw new Error('apt-get install postgresql: the bench of a failover needs it');
  return join(debian, version, 'bin');
}

export interface Replicated {
  /** Of the primary, and of the standby, which takes no writes until it is promoted. */
  readonly primary: string;
  readonly standby: string;
  /** From now on the primary sends nothing to its standby, as where the network between them is full. */
  readonly holdBack: () => Promise<void>;
  /** Kills the primary without a word: what it had not written or sent is gone. */
  readonly kill: () => Promise<void>;
  readonly promote: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** A PostgreSQL that writes through to its disk, and a standby that streams from it; `isSynchronous`: a commit waits for the standby's disk. */
export async function startReplicated(isSynchronous: boolean): Promise<Replicated> {
  const bin = await binaryFolder();
  const folder = await mkdtemp(join(tmpdir(), 'booking-failover-'));
  if (owner.uid !== undefined) await chown(folder, owner.uid, owner.gid);
  const run = (name: string, args: readonly string[]) => execute(join(bin, name), args, owner);
  const running: ChildProcess[] = [];

  async function launch(data: string, port: number): Promise<ChildProcess> {
    const child = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
      { ...owner, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    running.push(child);
    let log = '';
    child.stderr.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-10_000)));
    while (!log.includes('ready to accept')) {
      if (child.exitCode !== null) throw new Error(`PostgreSQL did not start: ${log}`);
      await pause(20);
    }
    return child;
  }

  const [first, second] = [join(folder, 'primary'), join(folder, 'standby')];
  const [port, standbyPort] = [await freePort(), await freePort()];
  await run('initdb', ['-D', first, '--auth=trust', '--username=postgres', '--encoding=UTF8', '--no-locale']);
  await appendFile(join(first, 'postgresql.conf'), 'max_connections = 100\n');
  const primary = await launch(first, port);
  await run('pg_basebackup', [
    '-d',
    `host=127.0.0.1 port=${String(port)} user=postgres application_name=standby`,
    ...['-D', second, '-R', '-X', 'stream', '--checkpoint=fast'],
  ]);
  await launch(second, standbyPort);
  if (isSynchronous) {
    await appendFile(join(first, 'postgresql.conf'), "synchronous_standby_names = 'standby'\n");
    primary.kill('SIGHUP');
  }
  const end = async (child: ChildProcess, signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'close');
    child.kill(signal);
    await ended;
  };
  const childrenOf = async (pid: number): Promise<readonly number[]> =>
    (await readFile(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8'))
      .trim()
      .split(' ')
      .map(Number);
  return {
    primary: `postgres://postgres@127.0.0.1:${String(port)}/postgres`,
    standby: `postgres://postgres@127.0.0.1:${String(standbyPort)}/postgres`,
    async holdBack() {
      for (const child of await childrenOf(primary.pid ?? 0))
        if ((await readFile(`/proc/${String(child)}/cmdline`, 'utf8')).includes('walsender'))
          process.kill(child, 'SIGSTOP');
    },
    async kill() {
      const children = await childrenOf(primary.pid ?? 0);
      const ended = once(primary, 'exit');
      primary.kill('SIGKILL');
      for (const child of children) process.kill(child, 'SIGKILL');
      await ended;
    },
    async promote() {
      await run('pg_ctl', ['promote', '-D', second, '-w']);
    },
    async stop() {
      for (const child of running) await end(child, 'SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
