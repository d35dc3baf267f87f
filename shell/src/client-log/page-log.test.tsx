import { afterEach, describe, expect, it } from 'vitest';
import { clientLogSchema, getProperty } from 'shared/contracts';
import { createHttpClient, type ApiFailure, type HttpClient } from 'shared/runtime';
import * as z from 'zod/mini';
import { lastBatch } from './last-batch.ts';
import type { LogEntry } from './log-entry.ts';
import { createClientLog } from './client-log.ts';
import { startJsnlog } from './jsnlog.lazy.ts';
import { loggingClient } from './logging-client.ts';
import { reportUncaughtErrors } from './uncaught-errors.ts';

/** Records what jsnlog would send; the server answers at once unless a test says otherwise. */
const bodies: string[] = [];
const requestIds = new Set<string>();
let answer: () => Promise<void> = () => Promise.resolve();
const keep = (_: unknown, init?: RequestInit): Promise<Response> => {
  bodies.push(String(init?.body));
  requestIds.add(new Headers(init?.headers).get('JSNLog-RequestId') ?? '');
  return answer().then(() => new Response(null, { status: 204 }));
};

const sent = () =>
  bodies
    .flatMap((body) => z.parse(clientLogSchema, JSON.parse(body)).lg)
    .map(({ l, n, m }) => ({ level: l, logger: n, message: JSON.parse(m) as Record<string, unknown> }));

window.fetch = keep;
// One page has one client; its appender has one name.
const sendLast = lastBatch({ fetch: keep }, 'page-1');
const send: (entry: LogEntry) => void = startJsnlog(window, 'page-1', sendLast);
const leave = () => window.dispatchEvent(new Event('pagehide'));
const show = () => window.dispatchEvent(new Event('pageshow'));
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));
const page = () => ({ remote: 'mf-search', version: '1.2.0' });
const facts = { page, correlationId: () => 'call-7' };

describe('the client log (product.md 7)', () => {
  afterEach(() => {
    show();
    bodies.length = 0;
    document.body.replaceChildren();
  });
  const log = () => createClientLog(window, () => Promise.resolve(send), sendLast);

  it('tells an uncaught error once, with remote, version and correlation id, by the file that threw it', async () => {
    reportUncaughtErrors(window, log(), facts);
    const filename = 'https://hotel.example/ClientApp/mf-checkout/2.0.0/remote.js';
    window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('x is undefined'), filename }));
    await turn();
    leave();
    expect(sent()).toMatchObject([
      {
        level: 6000,
        logger: 'page',
        message: {
          remote: 'mf-checkout',
          version: '2.0.0',
          correlationId: 'call-7',
          name: 'TypeError',
          text: 'x is undefined',
        },
      },
    ]);
    expect([...requestIds]).toEqual(['page-1']);
  });

  it('blames the page for an error of which no file tells', async () => {
    reportUncaughtErrors(window, log(), facts)('out of memory', page());
    await turn();
    leave();
    expect(sent()[0]?.message).toMatchObject({ ...page(), name: 'unknown', text: 'out of memory' });
  });

  it('never tells what stands in a field', async () => {
    document.body.innerHTML = '<input value="Byron"><textarea>late arrival</textarea>';
    log().log({
      level: 'error',
      logger: 'page',
      message: page(),
      error: new Error('cannot read "Byron" of late arrival'),
    });
    // The guest has gone on before the client has come.
    document.body.replaceChildren();
    await turn();
    leave();
    expect(sent()[0]?.message['text']).toBe('cannot read "•••" of •••');
  });

  it('tells a burst in batches of at most twenty, in order, and none of it is lost', async () => {
    const { log: tell } = log();
    for (let count = 0; count < 47; count += 1)
      tell({ level: 'warning', logger: 'page', message: { count } });
    await turn();
    await turn();
    leave();
    const batches = bodies.map((body) => z.parse(clientLogSchema, JSON.parse(body)).lg);
    expect(batches.map(({ length }) => length)).toEqual([20, 20, 7]);
    expect(sent().map(({ message }) => message['count'])).toEqual(
      Array.from({ length: 47 }, (_, index) => index),
    );
  });

  it('tells what happens while an answer is awaited and the guest leaves', async () => {
    const { log: tell } = log();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    answer = () => promise;
    tell({ level: 'error', logger: 'page', message: { count: 1 } });
    await turn();
    leave();
    tell({ level: 'error', logger: 'page', message: { count: 2 } });
    await turn();
    leave();
    expect(sent().map(({ message }) => message['count'])).toEqual([1, 2]);
    // A page that is shown again goes on, and tells nothing twice.
    show();
    resolve(undefined);
    answer = () => Promise.resolve();
    await turn();
    tell({ level: 'error', logger: 'page', message: { count: 3 } });
    await turn();
    leave();
    expect(sent().map(({ message }) => message['count'])).toEqual([1, 2, 3]);
  });

  it('tells what happens before its client is fetched when the guest leaves', () => {
    const { log: tell } = createClientLog(window, () => new Promise(() => undefined), sendLast);
    document.body.innerHTML = '<input value="Ada"><input value="Ada Byron">';
    const error = new Error('cannot read Ada Byron of ada@example.org at /Status/s3cret');
    tell({ level: 'fatal', logger: 'page', message: { count: 1 }, error });
    expect(sent()).toEqual([]);
    leave();
    const text = 'Error: cannot read ••• of ••• at •••';
    expect(sent()).toMatchObject([{ level: 6000, message: { count: 1, text } }]);
    tell({ level: 'error', logger: 'page', message: { count: 2 } });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sent().map(({ message }) => message['count'])).toEqual([1, 2]);
  });

  it('tells what goes wrong while the page is left', async () => {
    const { log: tell } = log();
    tell({ level: 'error', logger: 'page', message: { count: 1 } });
    await turn();
    leave();
    tell({ level: 'error', logger: 'page', message: { count: 2 } });
    expect(sent().map(({ message }) => message['count'])).toEqual([1, 2]);
  });

  it.each<[string, ApiFailure, boolean]>([
    ['no network', { kind: 'network', correlationId: 'c' }, true],
    ['too slow', { kind: 'timeout', correlationId: 'c' }, true],
    ['not as agreed', { kind: 'contract', paths: ['Items'], correlationId: 'c' }, true],
    ['500', aRefusal(500), true],
    ['404', aRefusal(404), true],
    ['401: nobody is logged in', aRefusal(401), false],
    ['given up by leaving the page', { kind: 'aborted', correlationId: 'c' }, false],
  ])('a call that failed, %s: %o is told: %s', async (_, failure, isTold) => {
    const entries: unknown[] = [];
    const failing = { call: () => Promise.resolve({ ok: false, failure }) };
    const logger = { log: (entry: unknown) => entries.push(entry) };
    // One client for every endpoint; here it has one answer.
    const client = loggingClient(failing as unknown as HttpClient, logger, page);
    await client.call(getProperty, { params: { id: 'Byron' } });
    expect(entries).toHaveLength(isTold ? 1 : 0);
    if (isTold) {
      expect(entries[0]).toMatchObject({
        logger: 'api',
        message: { ...page(), call: 'GET /api/Property/:id', kind: failure.kind, correlationId: 'c' },
      });
    }
    expect(JSON.stringify(entries)).not.toContain('Byron');
  });
});

it('tells which fields of a call that was never sent are outside its contract, and not what is in them', async () => {
  const entries: unknown[] = [];
  const http = createHttpClient({
    fetch: () => Promise.reject(new Error('nothing is sent')),
    newId: () => 'c',
    timeoutMs: 1000,
  });
  const logger = { log: (entry: unknown) => entries.push(entry) };
  await loggingClient(http, logger, page).call(getProperty, { params: { id: 'Byron'.repeat(20) } });
  expect(entries).toMatchObject([
    { level: 'error', message: { kind: 'http', status: 400, paths: 'id', correlationId: 'c' } },
  ]);
  expect(JSON.stringify(entries)).not.toContain('Byron');
});

function aRefusal(status: number): ApiFailure {
  return {
    kind: 'http',
    status,
    message: 'Byron',
    modelState: {},
    retryAfterSeconds: null,
    body: null,
    correlationId: 'c',
  };
}
