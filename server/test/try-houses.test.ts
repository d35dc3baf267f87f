import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tryHouses } from '../src/db/try-item.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { engines } from './support/database.ts';

describe.each(engines)('a job that looks at every hotel, on %s', (engine) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await createTestApp(engine);
  });
  afterEach(() => server.close());

  const houses = ['first', 'second', 'third'].map((propertyId) => ({ propertyId }));
  const round = async (broken: readonly string[], goesOn = () => true): Promise<string[]> => {
    const done: string[] = [];
    await tryHouses(server.deps, {
      job: 'numbers',
      houses,
      work: ({ propertyId }) => {
        if (broken.includes(propertyId)) return Promise.reject(new Error('its rows are broken'));
        done.push(propertyId);
        return Promise.resolve();
      },
      goesOn,
    });
    return done;
  };
  const failures = () =>
    server.deps.db.selectFrom('job_failure').select(['property_id', 'item_id', 'attempts']).execute();

  it('goes on where one fails, counts its failures, and forgets them once it succeeds', async () => {
    expect(await round(['second'])).toEqual(['first', 'third']);
    await round(['second']);
    expect(await failures()).toEqual([{ property_id: 'second', item_id: 'numbers', attempts: 2 }]);
    expect(await round([])).toEqual(['first', 'second', 'third']);
    expect(await failures()).toEqual([]);
  });

  it('leaves alone what failed elsewhere, and ends where it is to end', async () => {
    await round(['second']);
    expect(await round([], () => false)).toEqual(['first']);
    expect(await failures()).toHaveLength(1);
  });
});
