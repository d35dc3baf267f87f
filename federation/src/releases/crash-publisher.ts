// For releases-crash.test.ts: publishes the given builds one after the other, as an operator's process does, until it is killed.
import { publishBuild } from './publish.ts';
import { reconcileHistory } from './reconcile.ts';
import { openStore, type StoreLocation } from './open-store.ts';
import { keyFilesOf, openReleaseKeys } from './release-keys.ts';

const [location = '', keyFolder = '', rounds = '1', ...folders] = process.argv.slice(2);
// Given by the test as JSON.
const keys = openReleaseKeys(keyFilesOf(keyFolder), { author: 'An operator', commit: null });
const store = await openStore(JSON.parse(location) as StoreLocation, keys);

for (let round = 0; round < Number(rounds); round += 1) {
  const folder = folders[round % folders.length] ?? '';
  // Another process may hold the lock: the next round retries.
  await store
    .lock(Date.now, async () => {
      await reconcileHistory(store, Date.now);
      await publishBuild(store, folder, { property: null, now: Date.now });
    })
    .catch(ignoreOvertaken);
}

/** A write that a killed process had sent may reach the bucket only now; then the bucket rightly rejects the switch of this one. */
function ignoreOvertaken(error: unknown): void {
  if (!(error instanceof Error && error.message.includes('switched the registry meanwhile'))) throw error;
}
