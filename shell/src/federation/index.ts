export { createImportRemote } from './import-remote.ts';
export { createReloadMemory } from './reload-memory.ts';
export { createRemoteLoader, type RemoteLoader } from './remote-loader.ts';
export { readShareScope } from './share-scope.ts';
