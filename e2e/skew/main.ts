import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { removeDataDir, startSite } from '../support/site.ts';
import { testPreviousApi } from './api.ts';
import { tryPairs } from './pairs.ts';
import { openPresent, openPrevious, previousRevision } from './releases.ts';
import { Report } from './report.ts';

// pnpm test:skew [--from REVISION]: the previous release and the present one on each other (docs/runbooks/skew.md).
const { values } = parseArgs({ options: { from: { type: 'string' } } });
const began = performance.now();
const previous = await openPrevious(previousRevision(values.from));
console.log(`The previous release is ${previous.name}.`);
const present = await openPresent();
const report = new Report();

/** The database as the previous server made and filled it; the present one migrates it. */
const prepared = await mkdtemp(join(tmpdir(), 'skew-'));
const old = await startSite({ dataDir: prepared, root: previous.root });
await old.stop();

console.log('\nOld remotes on the new shell');
await tryPairs(
  prepared,
  { say: (remote) => `old ${remote} on the new shell`, base: present, guest: previous },
  report,
);
console.log('\nNew remotes on the old shell');
await tryPairs(
  prepared,
  { say: (remote) => `new ${remote} on the old shell`, base: previous, guest: present },
  report,
);
await removeDataDir(prepared);

console.log('\nThe previous release’s calls on the new server, and servers of both on one database');
await testPreviousApi(previous.root, report);

console.log(`\n${((performance.now() - began) / 1000).toFixed(0)} s`);
console.log(`${report.passed} passed, ${report.failed} failed`);
process.exitCode = report.failed > 0 ? 1 : 0;
