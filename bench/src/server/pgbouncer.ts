import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { workspaceRoot } from 'federation/build';
import { freePort } from '../../../server/test/support/postgres-server.ts';

export interface PgBouncer {
  /** The database through it. */
  readonly url: string;
  /** Leads to another PostgreSQL from now on: what the runbook does after a standby was promoted. */
  readonly leadTo: (databaseUrl: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** It refuses to run as root. */
const owner = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** The deploy guide's own file, with this database's address, which has no certificate, and another list of users. */
async function settingsFor(databaseUrl: string, port: number, users: string): Promise<string> {
  const guide = await readFile(join(workspaceRoot, 'docs/deploy/pgbouncer.ini'), 'utf8');
  const { hostname, port: databasePort, pathname, username } = new URL(databaseUrl);
  return guide
    .replace(
      'booking = host=localhost port=5432 dbname=booking',
      `booking = host=${hostname} port=${databasePort} dbname=${pathname.slice(1)} user=${username}`,
    )
    .replace('listen_port = 6432', `listen_port = ${String(port)}`)
    .replace(/^server_tls_.*\n/gm, '')
    .replace(/^auth_file.*$/m, `auth_file = ${users}\nunix_socket_dir =`);
}

/** The pgbouncer of this machine (`apt-get install pgbouncer`), set up as the deploy guide says. */
export async function startPgBouncer(databaseUrl: string): Promise<PgBouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'booking-pgbouncer-'));
  await chmod(folder, 0o755);
  const file = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'userlist.txt');
  const password = randomBytes(16).toString('hex');
  await writeFile(users, `"postgres" "${password}"\n`, { mode: 0o600 });
  if (owner.uid !== undefined) await chown(users, owner.uid, owner.gid);
  const port = await freePort();
  await writeFile(file, await settingsFor(databaseUrl, port, users));
  const child = spawn('pgbouncer', [file], { ...owner, stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  const ended = once(child, 'close');
  child.stderr.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-10_000)));
  while (!log.includes('process up')) {
    if (child.exitCode !== null) throw new Error(`pgbouncer did not start: ${log}`);
    await Promise.race([pause(20), ended]);
  }
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${String(port)}/booking`,
    async leadTo(other) {
      await writeFile(file, await settingsFor(other, port, users));
      child.kill('SIGHUP');
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
