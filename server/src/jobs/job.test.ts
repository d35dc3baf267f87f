import { describe, expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { startJobs } from './job.ts';

const logger = createLogger('silent');

describe('a job', () => {
  it('goes on after a round that failed, and stops when it is told to', async () => {
    let rounds = 0;
    const { promise: third, resolve } = Promise.withResolvers<undefined>();
    const run = () => {
      rounds += 1;
      if (rounds === 3) resolve(undefined);
      return rounds === 1 ? Promise.reject(new Error('no database')) : Promise.resolve();
    };
    const jobs = startJobs([{ name: 'count', everyMs: 1, run }], logger);
    await third;
    await jobs.stop();
    expect(rounds).toBe(3);
  });

  it('ends the round under way before it is stopped', async () => {
    const { promise: finished, resolve: finish } = Promise.withResolvers<undefined>();
    const events: string[] = [];
    const run = async () => {
      await finished;
      events.push('round ended');
    };
    const jobs = startJobs([{ name: 'slow', everyMs: 1, run }], logger);
    const stopped = jobs.stop().then(() => events.push('stopped'));
    finish(undefined);
    await stopped;
    expect(events).toEqual(['round ended', 'stopped']);
  });
});
