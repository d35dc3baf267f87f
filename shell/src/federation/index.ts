export { createImportRemote } from './import-remote.ts';
export { pageRuntime } from './page-runtime.ts';
export { createReloadMemory } from './reload-memory.ts';
export { createRemoteLoader, type RemoteLoader } from './remote-loader.ts';
