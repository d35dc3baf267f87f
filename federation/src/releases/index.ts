export { publishBuild, type PublishResult } from './publish.ts';
export { rollBack, type RollbackResult } from './rollback.ts';
export { type ReleaseStore } from './store.ts';
export { createReleaseReader, type ReleaseReader, type Releases } from './release-reader.ts';
export { openFolderStore, type FolderStore } from './folder-store.ts';
export { bucketOf, openBucketReleases, openStore } from './open-store.ts';
export { verifyStore } from './verify.ts';
export { type HistoryEntry } from './history.ts';
export { readStatus, type StatusRow } from './status.ts';
export { pinRemote, unpinRemote, type PinResult } from './pin.ts';
export { withdrawRemote, type WithdrawResult } from './withdraw.ts';
export { createMirror, type Mirror } from './mirror.ts';
export { type BucketSettings } from './bucket.ts';
export { type BucketStore } from './bucket-store.ts';
export { pruneStore } from './prune.ts';
export {
  generateKeys,
  keyFilesOf,
  openReleaseKeys,
  readTrustFile,
  writeNewKey,
  writeTrustFile,
  type KeyFiles,
  type ReleaseKeys,
} from './release-keys.ts';
export { openLocalStore, type LocalStore } from './local-store.ts';
export { signatureFile } from './release-signature.ts';
export { parsePublicKey } from './trust.ts';
export { keyIdOf } from './signature.ts';
export { integrityOf } from '../build/release-files.ts';
export { UntrustedError } from './untrusted.ts';
export { reconcileHistory } from './reconcile.ts';
export {
  explainUnwritable,
  unwritableText,
  whyNotWritten,
  whyUnwritable,
  type FolderSetting,
} from './unwritable.ts';
