import { Window } from 'happy-dom';
import { JL } from 'jsnlog';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../src/logger.ts';
import { createTestApp, type TestApp } from './support/app.ts';

type Line = Readonly<Record<string, unknown>>;

/** The client that pages use, in a window of its own, against the server on a port. */
describe('the jsnlog client', () => {
  let server: TestApp;
  let window: Window;
  let address: string;
  const lines: Line[] = [];
  const requests: { readonly status: number; readonly requestId: unknown; readonly entries: number }[] = [];

  beforeAll(async () => {
    const logger = createLogger('trace', {
      write: (line: string) => void lines.push(JSON.parse(line) as Line),
    });
    server = await createTestApp('postgres', { logger });
    server.app.addHook('onResponse', (request, reply, done) => {
      const { lg } = request.body as { readonly lg: readonly unknown[] };
      const requestId = request.headers['jsnlog-requestid'];
      requests.push({ status: reply.statusCode, requestId, entries: lg.length });
      done();
    });
    address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    window = new Window({ url: `${address}/Book/HARBOUR` });
    // The client's own place for it, which its types leave out.
    Object.assign(JL, { _createXMLHttpRequest: () => new window.XMLHttpRequest() });
  });
  afterAll(async () => {
    await window.happyDOM.close();
    await server.close();
  });
  beforeEach(() => {
    lines.length = 0;
    requests.length = 0;
  });

  /** A logger whose batches go out as soon as they are full. */
  const loggerOf = (name: string, batchSize: number) => {
    const appender = JL.createAjaxAppender(name);
    appender.setOptions?.({
      url: `${address}/jsnlog.logger`,
      batchSize,
      maxBatchSize: batchSize,
      sendTimeout: 5000,
    });
    JL.setOptions({ requestId: 'page-1234' });
    return JL(name).setOptions({ appenders: [appender], level: 1000 });
  };
  const written = () => lines.filter((line) => line['source'] === 'browser');
  const sent = async (count: number) => {
    while (requests.length < count)
      await new Promise((resolve) => server.app.server.once('request', () => setImmediate(resolve)));
  };

  it('is taken with its header, and its card numbers and control characters are not', async () => {
    loggerOf('checkout', 1).error('card 4242 4242 4242 4242\r\n{"level":"fatal"}\u001b[31m');
    await sent(1);
    expect(requests).toEqual([{ status: 204, requestId: 'page-1234', entries: 1 }]);
    expect(written()).toEqual([
      expect.objectContaining({
        level: 'error',
        logger: 'checkout',
        pageRequestId: 'page-1234',
        msg: 'card •••• {"level":"fatal"} [31m',
      }),
    ]);
  });

  it('sends batches of twenty', async () => {
    const logger = loggerOf('search', 20);
    for (let entry = 1; entry <= 20; entry += 1) logger.warn(`entry ${String(entry)}`);
    await sent(1);
    expect(requests).toEqual([{ status: 204, requestId: 'page-1234', entries: 20 }]);
    expect(written().map(({ msg }) => msg)).toEqual(
      Array.from({ length: 20 }, (_none, index) => `entry ${String(index + 1)}`),
    );
  });

  it('is answered 204 when it sends too much, of which nothing is written', async () => {
    const logger = loggerOf('shell', 21);
    for (let entry = 1; entry <= 21; entry += 1) logger.info('one too many');
    await sent(1);
    expect([requests[0]?.status, written()]).toEqual([204, []]);
  });
});
