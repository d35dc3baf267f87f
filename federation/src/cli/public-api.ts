import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import semver from 'semver';
import { findRemotes, workspaceRoot } from '../build/workspace.ts';
import { needsBeyondRange } from '../public-api/remote-needs.ts';
import {
  compareApi,
  hiddenBreaks,
  leastVersion,
  readPublicApi,
  readReport,
  reportOf,
  writeReport,
} from '../public-api/report.ts';
import { fail } from './report.ts';

// pnpm public-api: renews docs/public-api, and raises sharedApi by a minor where something was added.
const packageFile = join(workspaceRoot, 'shared/package.json');
const packageText = await readFile(packageFile, 'utf8');
const [, sharedApi = '0.0.0'] = /"sharedApi": "([^"]+)"/.exec(packageText) ?? [];
const before = await readReport(workspaceRoot);
const now = await readPublicApi(workspaceRoot);
const changes = before === null ? [] : compareApi(before, now);
for (const { is, what } of changes) console.log(`  ${is.padEnd(8)}  ${what}`);
const hidden = before === null ? [] : hiddenBreaks(before.report.sharedApi, sharedApi, changes);
if (hidden.length > 0) {
  fail([
    `Remotes that were built before would fail. Keep the old beside the new for a release, or raise sharedApi in shared/package.json to ${leastVersion(sharedApi, changes)}:`,
    ...hidden.map((sentence) => `  ${sentence}`),
  ]);
}
const least = before === null ? sharedApi : leastVersion(before.report.sharedApi, changes);
const version = semver.gt(least, sharedApi) ? least : sharedApi;
if (version !== sharedApi) {
  await writeFile(
    packageFile,
    packageText.replace(`"sharedApi": "${sharedApi}"`, `"sharedApi": "${version}"`),
  );
  console.log(`sharedApi ${sharedApi} → ${version}`);
}
// All versions before the first report count as one.
const report = reportOf(before?.report ?? null, now, version, before === null ? '1.0.0' : version);
await writeReport(workspaceRoot, report, now.contracts);
for (const remote of findRemotes(workspaceRoot))
  for (const sentence of await needsBeyondRange(remote, report)) console.log(sentence);
console.log(`docs/public-api describes sharedApi ${version}.`);
