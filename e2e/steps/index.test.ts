import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('the steps of the journeys load without a build, as benches and pictures of the screens take them', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'index.ts')], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});
