export { failureRecorder } from './recorder.ts';
export { countRemoteFailures, type FailureCount, purgeRemoteFailures } from './repository.ts';
export { failureOfMessage, releaseOfAddress, type RemoteFailure } from './rules.ts';
