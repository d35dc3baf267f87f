import { expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { watchSending } from './watch-sending.ts';

it('says once that traces do not arrive, and once that they do again', () => {
  const lines: string[] = [];
  const logger = createLogger('info', {
    write: (line) => lines.push((JSON.parse(line) as { readonly msg: string }).msg),
  });
  const sent = watchSending(logger);
  const away = new Error('connect ECONNREFUSED');
  for (const failure of [null, away, away, null, null, away]) sent(failure);
  expect(lines).toEqual(['traces do not arrive', 'traces arrive again', 'traces do not arrive']);
});
