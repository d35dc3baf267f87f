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

  it('begins after its time, and never where it is stopped before', async () => {
    const begun: string[] = [];
    const { promise: firstRound, resolve } = Promise.withResolvers<undefined>();
    const run = (name: string) => () => {
      begun.push(name);
      resolve(undefined);
      return Promise.resolve();
    };
    const jobs = startJobs(
      [
        { name: 'hourly', everyMs: 3_600_000, run: run('hourly') },
        { name: 'soon', everyMs: 1, run: run('soon') },
      ],
      logger,
    );
    expect(begun).toEqual([]);
    await firstRound;
    await jobs.stop();
    expect(begun).not.toContain('hourly');
  });

  it('ends the round under way before it is stopped', async () => {
    const { promise: finished, resolve: finish } = Promise.withResolvers<undefined>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<undefined>();
    const events: string[] = [];
    const run = async () => {
      begin(undefined);
      await finished;
      events.push('round ended');
    };
    const jobs = startJobs([{ name: 'slow', everyMs: 1, run }], logger);
    await begun;
    const stopped = jobs.stop().then(() => events.push('stopped'));
    finish(undefined);
    await stopped;
    expect(events).toEqual(['round ended', 'stopped']);
  });
});
