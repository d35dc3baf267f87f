// For releases-crash.test.ts: publishes the given builds in turns, as an operator's process does, until it is killed.
import { publishBuild } from './publish.ts';
import { reconcileHistory } from './reconcile.ts';
import { openStore, type StoreLocation } from './open-store.ts';

const [location = '', rounds = '1', ...folders] = process.argv.slice(2);
// Given by the test as JSON.
const store = await openStore(JSON.parse(location) as StoreLocation);

for (let round = 0; round < Number(rounds); round += 1) {
  const folder = folders[round % folders.length] ?? '';
  // Somebody else may hold the lock: the next try is another round.
  await store.lock(Date.now, async () => {
    await reconcileHistory(store, Date.now);
    await publishBuild(store, folder, { property: null, now: Date.now });
  });
}
