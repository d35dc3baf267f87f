import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/app.ts';
import { engines } from './support/database.ts';

describe.each(engines)('health on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  afterAll(() => server.close());

  it('is alive and ready', async () => {
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
    expect((await server.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });
});
