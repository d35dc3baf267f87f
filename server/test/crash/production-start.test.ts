import { execFile } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { addDays, todayIn } from 'shared/domain';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { hotelFile } from '../support/bookable-hotel.ts';
import { aBooking, wireOf } from '../support/bookings.ts';
import { createPostgresUrl } from '../support/database.ts';
import { bundleServer, startServer, type ServerProcess } from '../support/server-process.ts';
import { makeTemporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';

const commandLine = join(import.meta.dirname, '../../src/import/cli.ts');
const run = promisify(execFile);

let bundle = '';
beforeAll(async () => {
  bundle = await bundleServer();
});

let folder: TemporaryFolder;
let server: ServerProcess | null = null;
let variables: Record<string, string> = {};
afterEach(async () => {
  await server?.end('SIGTERM');
  server = null;
  await folder.remove();
});

async function start(more: Record<string, string>): Promise<void> {
  folder = await makeTemporaryFolder();
  variables = { DATA_DIR: folder.path, ...more };
  server = await startServer(bundle, variables);
}

/** `pnpm property …` in another process, with the same settings; what it says, or what is wrong. */
async function property(...names: string[]): Promise<string> {
  const env = { PATH: process.env['PATH'], ...variables };
  return run(process.execPath, [commandLine, ...names], { env }).then(
    ({ stdout }) => stdout,
    (error: unknown) => {
      throw new Error(String((error as { stderr: unknown }).stderr));
    },
  );
}

async function call(path: string, body?: object): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${server?.address ?? ''}${path}`, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
  });
  const written = await response.text();
  return { status: response.status, body: written.startsWith('{') ? JSON.parse(written) : { written } };
}

async function keep(file: object): Promise<string> {
  const path = join(folder.path, 'hotel.json');
  await writeFile(path, JSON.stringify(file));
  return path;
}

const soon = () => {
  const today = todayIn('Europe/London', systemClock.now());
  return { from: addDays(today, 10), to: addDays(today, 12) };
};

describe('a production start on an empty PostgreSQL', () => {
  const production = async () => ({
    NODE_ENV: 'production',
    DRAIN_MS: '500',
    DATABASE_URL: await createPostgresUrl(),
    SECRET_KEY: 'a secret key of thirty-two characters',
    PUBLIC_URL: 'https://book.example',
    SMTP_URL: 'smtp://127.0.0.1:9',
  });

  it('begins with no hotel and takes no cards, until hotels and a gateway come', async () => {
    await start(await production());
    expect((await call('/api/Property/HARBOUR')).status).toBe(404);
    expect(await property('list')).toBe('');

    expect(await property('import', await keep(hotelFile()))).toContain('imported');
    expect((await call('/api/Property/HARBOUR')).body).toMatchObject({
      CreditCards: [],
      CardsAreSimulated: false,
    });
    const { from: dateFrom, to: dateTo } = soon();
    const byCard = wireOf(aBooking({ dateFrom, dateTo }));
    expect(await call('/api/Reservation/Create', byCard)).toMatchObject({
      status: 400,
      body: { ModelState: { PaymentType: [expect.anything()] } },
    });
    expect(await property('remove', 'HARBOUR')).toContain('HARBOUR was removed');
  });
});

describe('beside a server that has the embedded database open', () => {
  const search = async (): Promise<unknown> => {
    const { from, to } = soon();
    const { body } = await call('/api/Availability/Search', {
      PropertyId: 'HARBOUR',
      DateFrom: from,
      DateTo: to,
      Rooms: [{ NumberOfAdults: 2, NumberOfChildren: 0, NumberOfInfants: 0 }],
    });
    return body['RoomTypes'];
  };
  const cheapest = async (): Promise<number> => {
    const rates = JSON.stringify(await search()).matchAll(/"MinimumRate":([\d.]+)/g);
    return Math.min(...Array.from(rates, ([, rate]) => Number(rate)));
  };

  /** Who cannot read the file cannot ask for anything. */
  async function expectAClosedDoor(): Promise<void> {
    const file = join(folder.path, 'commands.json');
    const { port } = JSON.parse(await readFile(file, 'utf8')) as { port: number };
    expect((await stat(file)).mode & 0o077).toBe(0);
    const answer = await fetch(`http://127.0.0.1:${String(port)}/`, {
      method: 'POST',
      headers: { authorization: 'Bearer guessed' },
      body: JSON.stringify({ kind: 'list' }),
    });
    expect([answer.status, await answer.text()]).toEqual([403, '']);
  }

  it('a price is changed, a hotel listed and removed, a wrong file and a stranger refused, without a stop', async () => {
    await start({ NODE_ENV: 'development' });
    await expectAClosedDoor();

    const { Rates: rates, ...rest } = hotelFile() as { Rates: object[] };
    const withRates = (...more: object[]) => keep({ ...rest, Rates: [...rates, ...more] });
    expect(await property('import', await withRates())).toContain('HARBOUR The Harbour Hotel: imported');
    expect(await cheapest()).toBeGreaterThan(24);
    expect(await property('import', await withRates({ BaseRate: 9 }))).toContain('imported');
    // Two nights, each with three for the room.
    await expect.poll(cheapest).toBe(24);

    await expect(property('import', await keep({ ...rest, Rates: [] }))).rejects.toThrow(
      /hotel\.json was not imported:\n {2}Rates/,
    );
    expect(await property('list')).toContain('HARBOUR');
    expect(await property('remove', 'HARBOUR')).toContain('HARBOUR was removed');
    expect(await property('list')).toBe('');
    await expect.poll(search).toBeUndefined();
    // A server and seven commands, each a process of its own.
  }, 240_000);
});
