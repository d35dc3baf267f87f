// For releases-crash.test.ts: publishes the given builds in turns, as an operator's process does, until it is killed.
import { withLock } from './lock.ts';
import { publishBuild } from './publish.ts';
import { reconcileHistory } from './reconcile.ts';
import { openStore } from './store.ts';

const [dir = '', rounds = '1', ...folders] = process.argv.slice(2);
const store = openStore(dir);

for (let round = 0; round < Number(rounds); round += 1) {
  const folder = folders[round % folders.length] ?? '';
  // Somebody else may hold the lock: the next try is another round.
  await withLock(dir, Date.now, async () => {
    await reconcileHistory(store, Date.now);
    await publishBuild(store, folder, { property: null, now: Date.now });
  });
}
