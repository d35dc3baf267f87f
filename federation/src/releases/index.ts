export { publishBuild, type PublishResult } from './publish.ts';
export { rollBack, type RollbackResult } from './rollback.ts';
export { openStore, type ReleaseStore } from './store.ts';
export { releaseProblems, verifyStore } from './verify.ts';
export { liveSince, versionStack, type HistoryEntry } from './history.ts';
export { pinRemote, unpinRemote, type PinResult } from './pin.ts';
export { pruneStore } from './prune.ts';
export { reconcileHistory } from './reconcile.ts';
export { withLock } from './lock.ts';
