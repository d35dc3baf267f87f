import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../src/logger.ts';
import { importTestHotel } from './support/import.ts';
import { createTestApp, type TestApp } from './support/app.ts';

describe('what every answer of the API has', () => {
  let server: TestApp;
  const lines: string[] = [];
  beforeAll(async () => {
    const logger = createLogger('info', { write: (line: string) => void lines.push(line) });
    server = await createTestApp('postgres', { logger });
  });
  afterAll(() => server.close());

  it('a correlation id: the caller’s when it is harmless, else a new one', async () => {
    const own = await server.app.inject({
      url: '/api/none',
      headers: { 'x-correlation-id': 'page-12345678' },
    });
    expect(own.headers['x-correlation-id']).toBe('page-12345678');
    const forged = await server.app.inject({ url: '/api/none', headers: { 'x-correlation-id': 'a b' } });
    expect(forged.headers['x-correlation-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each(['GET', 'POST', 'DELETE'] as const)('JSON for an unknown address: %s', async (method) => {
    const response = await server.app.inject({ method, url: '/api/Unknown/Thing' });
    expect([response.statusCode, response.json()]).toEqual([
      404,
      { Message: 'Not found', Code: 'http.not-found' },
    ]);
  });

  it.each([
    ['DELETE', '/api/Availability/Search', 'OPTIONS, POST'],
    ['GET', '/api/Availability/Search', 'OPTIONS, POST'],
    ['POST', '/api/Property/TEST', 'GET, HEAD, OPTIONS'],
    ['PUT', '/api/Availability', 'GET, HEAD, OPTIONS'],
    ['GET', '/api/WebVitals', 'OPTIONS, POST'],
  ] as const)('405 with Allow for a wrong method: %s %s', async (method, url, allow) => {
    const response = await server.app.inject({ method, url });
    expect([response.statusCode, response.headers.allow]).toEqual([405, allow]);
  });

  it.each([
    ['/api/Availability/Search', 'OPTIONS, POST'],
    ['/api/Property/TEST', 'GET, HEAD, OPTIONS'],
  ])('204 with Allow for OPTIONS, and no other site is let in: %s', async (url, allow) => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const response = await server.app.inject({ method: 'OPTIONS', url, headers });
    expect([response.statusCode, response.headers.allow, response.body]).toEqual([204, allow, '']);
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it.each(['/API/Property/TEST', '/Api/Account', '/api', '/api?x=1', '/API'])(
    'never a page for what is meant as a call: %s',
    async (url) => {
      const response = await server.app.inject({ url, headers: { accept: 'text/html' } });
      expect([response.statusCode, response.json()]).toEqual([
        404,
        { Message: 'Not found', Code: 'http.not-found' },
      ]);
    },
  );

  it('the same limits however its address is written', async () => {
    const response = await server.app.inject('/%61pi/Property/NOWHERE');
    expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it.each([
    ['null', 'null', { Body: ['This has to be an object with its fields.'] }],
    ['a list', '[]', { Body: ['This has to be an object with its fields.'] }],
    ['a text', '"x"', { Body: ['This has to be an object with its fields.'] }],
  ])('words for a body that is %s', async (_title, payload, state) => {
    expect((await send(payload, 'application/json')).json()).toEqual({
      Message: 'The request is invalid.',
      Code: 'http.invalid',
      ModelState: state,
      ModelStateCodes: { Body: ['field.object'] },
    });
  });

  const send = (payload: string, type: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/Availability/Search',
      payload,
      headers: { 'content-type': type },
    });

  it.each([
    ['a body that is no JSON', '{', 'application/json', 400],
    ['an empty body', '', 'application/json', 400],
    ['another content type', '<a/>', 'text/xml', 415],
    ['plain text', 'x', 'text/plain', 415],
    ['more than 256 KiB', JSON.stringify({ x: 'a'.repeat(256 * 1024) }), 'application/json', 413],
  ])('a plain refusal of %s', async (_title, payload, type, status) => {
    const response = await send(payload, type);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toHaveProperty('Message');
  });

  it('never a stack or SQL when something breaks', async () => {
    const broken = await createTestApp();
    await broken.database.close();
    const response = await broken.app.inject('/api/Property/TEST');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      Message: 'Action failed',
      Code: 'error.action-failed',
      CorrelationId: response.headers['x-correlation-id'],
    });
    await broken.app.close();
  });

  it('a log line with the route, never the address', async () => {
    lines.length = 0;
    await server.app.inject(
      '/api/Reservation/Confirmation?propertyId=TEST&confirmationToken=very-secret-token',
    );
    expect(lines.join('')).toContain('/api/Reservation/Confirmation');
    expect(lines.join('')).not.toContain('very-secret-token');
  });

  it.each([
    ['what jsnlog sends', JSON.stringify({ r: 'id', lg: [{ l: 5000, m: 'it broke', n: 'shell', t: 1 }] })],
    ['nonsense', '{'],
    ['too much', 'x'.repeat(70_000)],
  ])('204 for %s to the client log', async (_title, payload) => {
    const response = await server.app.inject({ method: 'POST', url: '/jsnlog.logger', payload });
    expect([response.statusCode, response.body]).toEqual([204, '']);
  });

  it('what a browser reports in the log', async () => {
    lines.length = 0;
    const payload = { lg: [{ l: 4000, m: 'card 4242424242424242', n: 'shell', t: 0 }] };
    await server.app.inject({ method: 'POST', url: '/jsnlog.logger', payload });
    expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ level: 'warn', source: 'browser', msg: 'card ••••' }),
    );
  });

  it.each([
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('an answer compressed as the client allows: %s', async (accepted, encoding) => {
    await importTestHotel(server);
    const response = await server.app.inject({
      url: '/api/Property/TEST',
      headers: { 'accept-encoding': accepted },
    });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers.vary).toContain('accept-encoding');
  });
});
