// For releases-crash.test.ts: publishes the given builds in turns, as an operator's process does, until it is killed.
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
  // Somebody else may hold the lock: the next try is another round.
  await store
    .lock(Date.now, async () => {
      await reconcileHistory(store, Date.now);
      await publishBuild(store, folder, { property: null, now: Date.now });
    })
    .catch(goOnWhenOvertaken);
}

/** What a process had sent before it was killed may reach the bucket only now; whoever began without it is refused, rightly. */
function goOnWhenOvertaken(error: unknown): void {
  if (!(error instanceof Error && error.message.includes('switched the registry meanwhile'))) throw error;
}
