import { describe, expect, it } from 'vitest';
import { clientLogSchema } from 'shared/contracts';
import { fixedClock } from 'shared/testing';
import * as z from 'zod/mini';
import { createClientLogger, type LogEntry } from './client-log.ts';

const entry: LogEntry = {
  level: 'fatal',
  logger: 'page',
  message: { text: 'broken', remote: 'mf-search', version: '1' },
};

function givenLogger() {
  const posted: string[] = [];
  const later: (() => void)[] = [];
  const logger = createClientLogger({
    requestId: 'request-1',
    now: fixedClock().now,
    post: (body) => posted.push(body),
    after: (_ms, run) => later.push(run),
  });
  const read = () => posted.map((body) => z.parse(clientLogSchema, JSON.parse(body)));
  return { logger, later, read };
}

describe('the client log (product.md 7)', () => {
  it('gathers entries and sends them as jsnlog does', () => {
    const { logger, later, read } = givenLogger();
    logger.log(entry);
    logger.log(entry);
    expect(read()).toEqual([]);
    later.forEach((run) => {
      run();
    });
    expect(read()).toMatchObject([
      { r: 'request-1', lg: [{ l: 6000, n: 'page', t: 1795255200000 }, { l: 6000 }] },
    ]);
  });

  it('sends at most 20 entries at once and 100 a page', () => {
    const { logger, read } = givenLogger();
    for (let count = 0; count < 150; count += 1) logger.log(entry);
    logger.flush();
    expect(read().map(({ lg }) => lg.length)).toEqual([20, 20, 20, 20, 20]);
  });
});
