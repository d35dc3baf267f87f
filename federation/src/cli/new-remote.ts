import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '../build/workspace.ts';
import { newRemote } from '../generate/new-remote.ts';
import { readShareVersions } from '../share-table.ts';
import { fail } from './report.ts';

// pnpm new-remote <mf-name> [--server]
const usage = [
  'pnpm new-remote <mf-name> [--server]: a folder with a remote: page, declaration, model, tests, journey, dev host, manifest',
  '  --server: with calls of its own: contracts, and the server part that answers them under /api/x/<mf-name>',
];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    server: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) {
  console.log(usage.join('\n'));
  process.exit(0);
}
const name = positionals[0] ?? fail(usage);
const { sharedApi } = readShareVersions(workspaceRoot);
const result = await newRemote(workspaceRoot, name, { sharedApi, withServer: values.server });
if (result.kind === 'rejected') fail([result.reason]);
const pnpm = join(workspaceRoot, 'node_modules/pnpm/bin/pnpm.mjs');
spawnSync(process.execPath, [pnpm, 'install', '--no-frozen-lockfile'], {
  cwd: workspaceRoot,
  stdio: 'inherit',
});
// The lines of imports get the project's form with the new name's length.
spawnSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', name], {
  cwd: workspaceRoot,
  stdio: 'inherit',
});
const steps = [
  [`pnpm --filter ${name} dev`, 'look at it alone, http://localhost:3100'],
  [`pnpm exec vitest run ${name}`, 'its tests'],
  [`pnpm dev --remote ${name}`, 'the same page with hot reload'],
  [`pnpm e2e --project ${name}`, 'its journey in a browser'],
  ...(values.server
    ? ([[`pnpm build ${name}-server`, 'its server part; the site has it from its next start']] as const)
    : []),
  [
    `pnpm release build ${name} && pnpm release publish ${name} --try`,
    `then it is at ${result.address}, also on a site that runs already`,
  ],
] as const;
const width = Math.max(...steps.map(([command]) => command.length));
console.log(`${name} is made. What the site has to know of its page stands in ${name}/src/declaration.ts.`);
console.log('Next:');
for (const [command, what] of steps) console.log(`  ${command.padEnd(width)}  ${what}`);
