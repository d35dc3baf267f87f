import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from '../build/workspace.ts';
import { newRemote } from '../generate/new-remote.ts';
import { readShareVersions } from '../share-table.ts';
import { fail } from './report.ts';

// pnpm new-remote <mf-name>
const name = process.argv[2] ?? fail(['pnpm new-remote <mf-name>']);
const { sharedApi } = readShareVersions(workspaceRoot);
const result = await newRemote(workspaceRoot, name, sharedApi);
if (result.kind === 'refused') fail([result.reason]);
const pnpm = join(workspaceRoot, 'node_modules/pnpm/bin/pnpm.mjs');
spawnSync(process.execPath, [pnpm, 'install', '--no-frozen-lockfile'], {
  cwd: workspaceRoot,
  stdio: 'inherit',
});
// The lines of package.json and imports get the project's form with the new name's length.
spawnSync(
  process.execPath,
  ['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level', 'warn', name],
  {
    cwd: workspaceRoot,
    stdio: 'inherit',
  },
);
console.log(`${name} is made. Next:
  pnpm --filter ${name} dev              look at it alone, http://localhost:3100
  pnpm exec vitest run ${name}           its tests
  shell/src/routes                       give its page an address
  pnpm release build ${name} && pnpm release publish ${name}`);
