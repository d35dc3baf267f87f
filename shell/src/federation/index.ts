export { createImportRemote, pageRuntime } from './import-remote.ts';
export { createReloadMemory } from './reload-memory.ts';
export { createRemoteLoader, type RemoteLoader } from './remote-loader.ts';
