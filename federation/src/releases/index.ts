export { publishBuild, type PublishResult } from './publish.ts';
export { rollBack, type RollbackResult } from './rollback.ts';
export { openStore, type ReleaseStore } from './store.ts';
export { verifyStore } from './verify.ts';
export { withLock } from './lock.ts';
