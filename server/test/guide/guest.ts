import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { request as askPlain } from 'node:http';
import { type RequestOptions, request as askSecure } from 'node:https';
import { text } from 'node:stream/consumers';

// Guests on the walked machine: `guest.ts book CA FILE FROM COUNT` books through the proxy; `guest.ts find FILE` looks for every booking at a process.
const site = 'book.example.org';

interface Told {
  readonly reference: string;
  readonly token: string;
}
interface Reply {
  readonly status: number;
  readonly text: string;
}

async function ask(options: RequestOptions & { readonly plain?: boolean }, body?: string): Promise<Reply> {
  const { plain = false, ...rest } = options;
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const outgoing = (plain ? askPlain : askSecure)(rest, (response) => {
    text(response).then((read) => {
      resolve({ status: response.statusCode ?? 0, text: read });
    }, reject);
  });
  outgoing.on('error', reject);
  outgoing.end(body);
  return promise;
}

function expect(what: string, { status, text: read }: Reply, isRight: boolean): void {
  if (!isRight) throw new Error(`${what}: ${String(status)} ${read.slice(0, 500)}`);
}

/** The page of the hotel, and the script that it names first. */
async function openPage(options: Parameters<typeof ask>[0]): Promise<void> {
  const page = await ask({ ...options, path: '/Book/HARBOUR' });
  expect('The page', page, page.status === 200);
  const script = /src="(\/ClientApp\/shell\/[^"]+\.js)"/.exec(page.text)?.[1] ?? '/';
  const loaded = await ask({ ...options, path: script });
  expect(script, loaded, script !== '/' && loaded.status === 200);
}

const readTold = (file: string): Told[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Told[]) : [];

async function book([caFile = '', file = '', from = '', count = '']: readonly string[]): Promise<void> {
  const bodies = JSON.parse(readFileSync('/walk/bodies.json', 'utf8')) as string[];
  const ca = readFileSync(caFile);
  const told = readTold(file);
  for (let index = Number(from); index < Number(from) + Number(count); index += 1) {
    // Limits count by address.
    const options = { host: site, ca, localAddress: `127.0.1.${String(index + 1)}` };
    await openPage(options);
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const reply = await ask(
      { ...options, method: 'POST', path: '/api/Reservation/Create', headers },
      bodies[index],
    );
    expect('A booking', reply, reply.status === 200);
    const { ReferenceNumber, ConfirmationToken } = JSON.parse(reply.text) as Record<string, string>;
    told.push({ reference: ReferenceNumber ?? '', token: ConfirmationToken ?? '' });
  }
  writeFileSync(file, JSON.stringify(told));
  process.stdout.write(`${count} bookings through the proxy\n`);
}

async function find([file = '']: readonly string[]): Promise<void> {
  const options = { plain: true, host: '127.0.0.1', port: 3001 };
  await openPage(options);
  const told = readTold(file);
  for (const { reference, token } of told) {
    const path = `/api/Reservation/Confirmation?propertyId=harbour&confirmationToken=${token}`;
    const reply = await ask({ ...options, path });
    expect(reference, reply, reply.status === 200 && reply.text.includes(reference));
  }
  writeFileSync('/walk/found.json', JSON.stringify(told.length));
  process.stdout.write(`${String(told.length)} bookings found again\n`);
}

const [what, ...args] = process.argv.slice(2);
await (what === 'book' ? book : find)(args);
