import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { responseSchema } from 'shared/contracts';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedWhenEmpty } from '../src/import/seed.ts';
import { endpoints } from '../src/openapi/endpoints.ts';
import { examples } from '../src/openapi/examples.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { replayedNames, replayExamples, type ReplayedResponse } from './support/replay-examples.ts';

const demoFolder = join(import.meta.dirname, '..', 'demo');
const replayed = replayedNames({ endpoints, examples });

describe('the examples of the OpenAPI document, on the demonstration hotels', () => {
  let server: TestApp;
  let releasesDir = '';
  let answers: ReadonlyMap<string, ReplayedResponse> = new Map();
  const answerOf = (name: string) => answers.get(name)?.body ?? {};
  beforeAll(async () => {
    releasesDir = await mkdtemp(join(tmpdir(), 'examples-'));
    server = await createTestApp();
    const context = { ...server.deps, releasesDir, dryRun: false };
    await seedWhenEmpty(context, demoFolder, () => undefined);
    answers = await replayExamples(server, { endpoints, examples });
  }, 120_000);
  afterAll(async () => {
    await server.close();
    await rm(releasesDir, { recursive: true });
  });

  it.each(replayed)('%s works', (name) => {
    const { status, body } = answers.get(name) ?? { status: 0, body: {} };
    expect([status, body['Success'] ?? true, body['IsValid'] ?? true], JSON.stringify(body)).toEqual([
      name === 'postClientLog' ? 204 : 200,
      true,
      true,
    ]);
    const endpoint = endpoints.find((call) => call.name === name)?.endpoint;
    if (endpoint && status === 200) {
      expect(z.safeDecode(responseSchema(endpoint, 200), body as never).error).toBeUndefined();
    }
  });

  it('finds something', () => {
    expect(answerOf('searchAvailability')).toMatchObject({ IsPromoCodeValid: true });
    expect(answerOf('searchAvailability')['RoomTypes']).not.toEqual([]);
    for (const list of ['getRestaurants', 'getRestaurantAvailability', 'getCalendar', 'searchCompanies']) {
      expect([list, answerOf(list)]).not.toEqual([list, []]);
    }
    expect(answerOf('getServices')['Services']).not.toEqual([]);
    expect(answerOf('searchPropertyGroup')).toMatchObject({
      Properties: [{ IsAvailable: true }, {}, {}, {}],
    });
    expect(answerOf('getMyReservations')).toMatchObject({ Upcoming: [{ Status: 'Confirmed' }], Past: [] });
    expect(answerOf('createReservation')).toMatchObject({ Status: 'Confirmed' });
  });
});
