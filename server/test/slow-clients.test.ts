import { connect, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpApp } from '../src/http/create-http-app.ts';
import { createLogger } from '../src/logger.ts';

// A handler has less time than a body has to come: that one is on its way must not count.
const timeouts = {
  headersMs: 150,
  requestMs: 300,
  handlerMs: 100,
  responseMs: 100,
  checkEveryMs: 50,
  keepAliveMs: 100,
};

async function* halfAnAnswer(): AsyncGenerator<string> {
  yield 'the first half';
  await new Promise(() => undefined);
}

describe('connections', () => {
  let app: FastifyInstance;
  afterEach(() => app.close());

  let logged: string[] = [];

  const start = async (): Promise<number> => {
    logged = [];
    const logger = createLogger('info', { write: (line: string) => void logged.push(line) });
    app = createHttpApp({ logger, trustProxy: false, timeouts });
    app.post('/api/echo', (request) => request.body);
    await app.listen({ port: 0, host: '127.0.0.1' });
    return (app.server.address() as AddressInfo).port;
  };

  const open = async (): Promise<Socket> => {
    const socket = connect(await start(), '127.0.0.1');
    await new Promise((resolve) => socket.once('connect', resolve));
    return socket;
  };

  /** Everything that comes until the server closes the connection. */
  const readAll = (socket: Socket): Promise<string> =>
    new Promise((resolve) => {
      let text = '';
      socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
      socket.on('error', () => undefined);
      socket.on('close', () => {
        resolve(text);
      });
    });

  const head = 'POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

  it.each([
    ['headers that never end', head, '408', 'The request took too long.', 'http.too-slow'],
    [
      'a body that never ends',
      `${head}Content-Length: 100\r\n\r\n{`,
      '408',
      'The request took too long.',
      'http.too-slow',
    ],
    [
      'headers without end',
      `${head}X-Long: ${'x'.repeat(20_000)}\r\n`,
      '431',
      'The headers are too large.',
      'http.headers-too-large',
    ],
    ['what is no HTTP', 'hello\r\n\r\n', '400', 'The request is invalid.', 'http.invalid'],
  ])('with %s are answered and closed', async (_title, sent, status, message, code) => {
    const socket = await open();
    const answer = readAll(socket);
    socket.write(sent);
    expect(await answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect((await answer).split('\r\n\r\n')[1]).toBe(JSON.stringify({ Message: message, Code: code }));
  });

  it.each([
    ['goes away', (socket: Socket) => void socket.destroy()],
    ['is too slow', () => undefined],
  ])(
    'of a client that %s are no fault of ours: one line with the route, without a stack',
    async (_title, leave) => {
      const socket = await open();
      void readAll(socket);
      const isHeard = new Promise((resolve) => app.server.once('request', resolve));
      socket.write(`${head.replace('/api/echo', '/api/echo?token=private')}Content-Length: 100\r\n\r\n{`);
      await isHeard;
      leave(socket);
      await expect.poll(() => logged.join('')).toContain('cut off');
      const lines = logged.map((line): unknown => JSON.parse(line));
      expect(lines).toContainEqual(
        expect.objectContaining({
          level: 'info',
          method: 'POST',
          route: '/api/echo',
          msg: 'request cut off by its client',
        }),
      );
      expect(logged.join('')).not.toMatch(/"level":"(warn|error)"|stack|private/);
    },
  );

  it('are kept after an answer, and closed when they stay idle', async () => {
    const socket = await open();
    const answer = readAll(socket);
    socket.write(`${head}Content-Length: 2\r\n\r\n{}`);
    expect(await answer).toMatch(/^HTTP\/1.1 200 OK[^]*connection: keep-alive/i);
  });
});

describe('a request that nobody answers', () => {
  it('is told so in time, with when to come again, and those beside it are answered', async () => {
    const app = createHttpApp({ logger: createLogger('silent'), trustProxy: false, timeouts });
    app.get('/api/never', () => new Promise(() => undefined));
    app.get('/api/fast', () => ({ done: true }));
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    try {
      const never = fetch(`${address}/api/never`);
      expect((await fetch(`${address}/api/fast`)).status).toBe(200);
      const answer = await never;
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
      expect(await answer.json()).toEqual({ Message: 'Action failed', Code: 'error.action-failed' });
    } finally {
      await app.close();
    }
  });

  it('is cut off when it has begun and does not end', async () => {
    const app = createHttpApp({ logger: createLogger('silent'), trustProxy: false, timeouts });
    app.get('/api/half', (_request, reply) => reply.send(Readable.from(halfAnAnswer())));
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    try {
      const answer = await fetch(`${address}/api/half`);
      expect(answer.status).toBe(200);
      await expect(answer.text()).rejects.toThrow('terminated');
    } finally {
      await app.close();
    }
  });
});

describe('an answer that nobody reads', () => {
  const large = 'x'.repeat(64 * 1024 * 1024);
  it('is cut off in time, and whoever listens to news is not', async () => {
    const app = createHttpApp({ logger: createLogger('silent'), trustProxy: false, timeouts });
    app.get('/api/large', (_request, reply) => reply.send(large));
    app.get('/news', { config: { isStream: true } }, (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200);
      reply.raw.write('news\n');
      return reply;
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const ask = (path: string): Socket => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
      return socket;
    };
    const connections = () =>
      new Promise<number>((resolve) => {
        app.server.getConnections((_error, count) => {
          resolve(count);
        });
      });
    const listener = ask('/news');
    await new Promise((resolve) => listener.once('data', resolve));
    const idle = ask('/api/large').pause();
    await expect.poll(connections).toBe(2);
    await expect.poll(connections, { timeout: 5000 }).toBe(1);
    expect(listener.destroyed).toBe(false);
    idle.destroy();
    listener.destroy();
    await app.close();
  });
});

describe('a server that closes', () => {
  it('finishes what runs, refuses what comes, and keeps no connection', async () => {
    const app = createHttpApp({ logger: createLogger('silent'), trustProxy: false });
    const begun = Promise.withResolvers<undefined>();
    const finish = Promise.withResolvers<undefined>();
    app.get('/api/slow', async () => {
      begun.resolve(undefined);
      await finish.promise;
      return { done: true };
    });
    app.get('/api/fast', () => ({ done: true }));
    const closing = Promise.withResolvers<undefined>();
    app.addHook('preClose', (done) => {
      closing.resolve(undefined);
      done();
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });

    const slow = fetch(`${address}/api/slow`);
    await begun.promise;
    // Its request has begun, so it is not idle; the rest of it comes too late.
    const late = connect(Number(new URL(address).port), '127.0.0.1');
    const lateResponse = new Promise<string>((resolve) =>
      late.once('data', (data: Buffer) => {
        resolve(data.toString());
      }),
    );
    const isHeard = new Promise((resolve) => app.server.once('connection', resolve));
    late.write('GET /api/fast HTTP/1.1\r\nHost: x\r\n');
    await isHeard;

    const closed = app.close();
    await closing.promise;
    late.write('\r\n');
    expect(await lateResponse).toMatch(
      /^HTTP\/1.1 503 [^]*connection: close[^]*retry-after: 1[^]*The service is restarting/i,
    );
    finish.resolve(undefined);
    const answer = await slow;
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    await answer.text();
    await closed;
    await expect(fetch(`${address}/api/fast`)).rejects.toThrow();
  });
});
