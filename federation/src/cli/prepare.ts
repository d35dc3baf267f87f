import { apps, buildable } from '../build/build-all.ts';
import { publishChanged } from '../releases/publish-changed.ts';
import { openOperatorStore } from './operator-store.ts';
import { fail, failIfUncommitted, failIfUntrusted, failIfUnwritable, runBuild } from './report.ts';

// For `npm start` and the browser tests: builds what changed and publishes it to the local store, in one process.
if (!process.argv.includes('--try')) failIfUncommitted(process.env, 'npm start -- --try');
const names = buildable();
const results = await runBuild(names);
const store = await openOperatorStore(process.env)
  .catch(failIfUnwritable)
  .catch((error: unknown) => fail([error instanceof Error ? error.message : String(error)]));
// The shell first.
const builds = apps().flatMap((name) => results.filter((result) => result.name === name));
const published = await store
  .lock(Date.now, () => publishChanged(store, builds, Date.now))
  .catch(failIfUntrusted)
  .catch(failIfUnwritable);
if (published.kind === 'busy') fail([`Somebody else is working on the releases: ${published.holder}.`]);
const reasons = published.value.flatMap((result) => (result.kind === 'rejected' ? result.reasons : []));
if (reasons.length > 0) fail(['A build was not published:', ...reasons.map((reason) => `  ${reason}`)]);
const changed = published.value.filter((result) => result.kind === 'published');
if (changed.length > 0) console.log(`  published: ${changed.map((result) => result.name).join(', ')}`);
