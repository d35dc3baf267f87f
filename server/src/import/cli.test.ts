import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('the commands of hotels load without a build: nothing that they need has components', () => {
  const { stderr, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'cli.ts'), 'help'], {
    encoding: 'utf8',
  });
  expect(stderr).not.toContain('ERR_');
  expect(stdout + stderr).toContain('property');
});
