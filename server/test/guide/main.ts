import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { workspaceRoot } from 'federation/build';
import { addDays, todayIn } from 'shared/domain';
import { aBookedRoom } from 'shared/testing';
import { hotelFile } from '../support/bookable-hotel.ts';
import { aBooking, wireOf } from '../support/bookings.ts';
import { readBlocks } from './blocks.ts';
import { drillScript, firstScript, perStage, stages } from './scripts.ts';

// pnpm test:guide [--archive FILE.tar.gz]: the deploy guide is walked on two machines of its own (docs/runbooks/deploy.md), with an archive that it
// makes, or with that one.
const { values } = parseArgs({ options: { archive: { type: 'string' } } });
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const programs: readonly (readonly [program: string, packageName: string])[] = [
  ['/usr/bin/unshare', 'util-linux'],
  ['/usr/lib/postgresql/15/bin/postgres', 'postgresql'],
  ['/etc/postgresql/15/main', 'postgresql'],
  ['/usr/sbin/nginx', 'nginx'],
  ['/usr/bin/caddy', 'caddy'],
  ['/usr/sbin/pgbouncer', 'pgbouncer'],
  ['/usr/bin/ip', 'iproute2'],
  ['/usr/bin/ss', 'iproute2'],
  ['/usr/bin/openssl', 'openssl'],
  ['/usr/bin/curl', 'curl'],
];

/** Why it cannot be walked here; null when it can. */
function whyNot(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'The guide is walked as root on Debian 12 (in a container that may make namespaces, if need be).';
  const missing = new Set(programs.flatMap(([program, name]) => (existsSync(program) ? [] : [name])));
  if (missing.size > 0)
    return `The guide is for Debian 12, and this machine lacks some of it. apt-get install ${[...missing].join(' ')}`;
  const namespaces = spawnSync('unshare', ['--mount', '--net', '--pid', '--uts', '--fork', 'true']);
  return namespaces.status === 0 ? null : `No namespaces can be made here: ${String(namespaces.stderr)}`;
}

/** Bookings of a hotel that invoices a company, of a guest each. */
function bodies(): readonly string[] {
  const today = todayIn('Europe/London', new Date());
  const byInvoice = { paymentType: 3, cardDetails: null, accountId: 'acme', poNumber: 'PO-7' } as const;
  return Array.from({ length: perStage * stages }, (_, index) => {
    const stay = { dateFrom: addDays(today, 10 + index), dateTo: addDays(today, 12 + index) };
    const booking = aBooking({ ...stay, ...byInvoice, rooms: [aBookedRoom({ ratePlanId: 'trade' })] });
    return JSON.stringify(wireOf(booking)).replaceAll(/"[^"@]+@/g, `"guest-${String(index)}@`);
  });
}

async function makeArchive(out: string): Promise<void> {
  if (values.archive !== undefined) {
    await copyFile(values.archive, out);
    return;
  }
  say('Making the archive');
  execFileSync(process.execPath, ['federation/src/cli/package.ts', '--out', out], {
    cwd: workspaceRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

type Rows = ReadonlyMap<string, string>;
const rowsIn = async (file: string): Promise<Rows> =>
  new Map(
    (await readFile(file, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => line.split('|') as [string, string]),
  );

const problem = whyNot();
if (problem !== null) {
  say(problem);
  process.exit(1);
}

const began = performance.now();
const walk = await mkdtemp(join(tmpdir(), 'booking-guide-'));
await chmod(walk, 0o755);

function walkOn(title: string, script: string): void {
  say(`\n${title}`);
  const namespaces = ['--mount', '--net', '--pid', '--uts', '--fork', '--kill-child'];
  const { status } = spawnSync(
    'unshare',
    [...namespaces, 'bash', join(walk, 'machine.sh'), walk, workspaceRoot, script],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  if (status !== 0) throw new Error(`${title}: the walk ended here`);
}

try {
  const packed = join(walk, 'archive.tar.gz');
  await makeArchive(packed);
  const listed = execFileSync('tar', ['-tzf', packed], { encoding: 'utf8', maxBuffer: 1 << 28 });
  const archive = listed.split('/', 1)[0] ?? '';
  await rename(packed, join(walk, `${archive}.tar.gz`));

  await copyFile(process.execPath, join(walk, 'node'));
  for (const file of ['machine.sh', 'systemctl.ts', 'systemd-files.ts', 'guest.ts'])
    await copyFile(join(import.meta.dirname, file), join(walk, file));
  await writeFile(join(walk, 'package.json'), '{"type":"module"}');
  await writeFile(join(walk, 'bodies.json'), JSON.stringify(bodies()));
  const hotel = hotelFile({ rooms: 99, config: { enablePayByCompanyInvoice: true } });
  await writeFile(join(walk, 'hotel.json'), JSON.stringify(hotel));
  const blocks = readBlocks();
  await writeFile(join(walk, 'first.sh'), firstScript(blocks, archive));
  await writeFile(join(walk, 'drill.sh'), drillScript(blocks, archive));

  walkOn('The machine that serves', 'first.sh');
  walkOn('The machine that the backup is restored to', 'drill.sh');

  const [before, after, restored] = await Promise.all(
    ['before', 'after', 'restored'].map((when) => rowsIn(join(walk, `rows-${when}.txt`))),
  );
  const tables = [...(before ?? [])];
  // The processes went on meanwhile: a table is as it was before the dump, or after it.
  const different = tables.flatMap(([name, rows]) =>
    [rows, after?.get(name)].includes(restored?.get(name)) ? [] : [name],
  );
  if (restored?.size !== tables.length) different.push('another number of tables');
  const found = JSON.parse(await readFile(join(walk, 'found.json'), 'utf8')) as number;
  const bookings = perStage * stages;
  const figures = {
    blocks: blocks.length,
    bookings,
    found,
    tables: tables.length,
    rows: tables.reduce((sum, [, rows]) => sum + Number.parseInt(rows, 10), 0),
    different: different.length,
    seconds: Math.round((performance.now() - began) / 1000),
  };
  if (different.length > 0) say(`Not as it was backed up: ${different.join(', ')}`);
  say(`\ntest guide ${JSON.stringify(figures)}`);
  process.exitCode = different.length === 0 && found === bookings ? 0 : 1;
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await rm(walk, { recursive: true, force: true });
}
