import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiRoutesOf } from '../src/http/other-calls.ts';
import { createOpenApiDocument, statusesOf } from '../src/openapi/document.ts';
import { documented, endpoints } from '../src/openapi/endpoints.ts';
import { examples } from '../src/openapi/examples.ts';
import { operations } from '../src/openapi/operations.ts';
import { createTestApp, type TestApp } from './support/app.ts';

/** Routes under /api that are no call of the contracts. */
const otherRoutes = [
  'GET /api/docs',
  'GET /api/openapi.json',
  'GET /api/Payment/Simulator/:challengeId',
  'POST /api/Payment/Simulator/:challengeId',
  'GET /api/Payment/Simulator/Challenge/:challengeId',
  'POST /api/Payment/Simulator/Challenge/:challengeId',
  'POST /api/WebVitals',
  'GET /api/Review/Stop',
  'POST /api/Review/Stop',
  'POST /api/Payment/Paystack/Webhook',
  'POST /api/Payment/Stripe/Webhook',
];

describe('the OpenAPI document', () => {
  const file = join(import.meta.dirname, '..', '..', 'docs', 'openapi.json');

  it('is the one in docs; `pnpm openapi` writes it', async () => {
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(createOpenApiDocument());
  });

  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const result = await validator.validate(JSON.stringify(createOpenApiDocument(), null, 1));
    expect(result.errors).toBeUndefined();
    expect([result.valid, validator.version]).toEqual([true, '3.1']);
  });

  it('has words for every call, and for no other', () => {
    expect(Object.keys(operations).sort()).toEqual(documented.map(({ name }) => name).sort());
    for (const { summary, description } of Object.values(operations)) {
      expect(summary).not.toBe('');
      expect(description).not.toBe('');
    }
  });

  it('has an example of every call, and of no other', () => {
    expect(Object.keys(examples).sort()).toEqual(documented.map(({ name }) => name).sort());
  });

  it.each(documented)('gives an example that $name takes', ({ name, endpoint: { body } }) => {
    const example = examples[name]?.body;
    expect(example === undefined).toBe(body === undefined);
    if (body) expect(z.safeDecode(body, example as never).error).toBeUndefined();
  });

  it('says of every call that changes something what may refuse it before it is looked at', () => {
    for (const { name, endpoint } of documented) {
      if (endpoint.method === 'GET' || name === 'postClientLog') continue;
      expect([name, statusesOf({ name, endpoint })]).toEqual([
        name,
        expect.arrayContaining([400, 403, 413, 415, 429, 503]),
      ]);
    }
  });
});

describe('the server and its contracts', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp();
    await server.app.ready();
  });
  afterAll(() => server.close());

  it.each(endpoints)('serve $name', ({ endpoint: { method, path } }) => {
    expect(server.app.hasRoute({ method, url: path })).toBe(true);
  });

  it('have no call that is not a contract', () => {
    const defined = endpoints.map(({ endpoint: { method, path } }) => `${method} ${path}`);
    // Those of the desk have contracts of their own, and a test that knows them all (desk-permissions.test.ts).
    const routes = apiRoutesOf(server.app).filter((route) => !/^HEAD | \/api\/Desk\//.test(route));
    expect(routes.filter((route) => !defined.includes(route) && !otherRoutes.includes(route))).toEqual([]);
  });

  it('serve the document and its page, which loads nothing and runs nothing', async () => {
    const json = await server.app.inject('/api/openapi.json');
    expect([json.statusCode, json.json()]).toEqual([200, createOpenApiDocument()]);
    const page = await server.app.inject('/api/docs');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(page.body).not.toMatch(/<script|<link|<img| style=| on\w+=/);
    for (const { name } of documented) expect(page.body).toContain(`<article id="${name}"`);
    for (const [, id] of page.body.matchAll(/href="#([^"]+)"/g))
      expect(page.body).toContain(`id="${String(id)}"`);
  });
});
