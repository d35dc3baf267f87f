import { join } from 'node:path';
import { openFolderStore, type FolderStore } from './folder-store.ts';
import { keyFilesOf, makeLocalKeys, openReleaseKeys, type KeyFiles } from './release-keys.ts';
import { isSigned, parseStored } from './signed-registry.ts';

export interface LocalStore {
  readonly dataDir: string;
  /** `DATA_DIR/releases` unless said. */
  readonly releasesDir?: string | undefined;
  /** The usual ones of the data directory unless said: then they must be there. */
  readonly keyFiles?: KeyFiles | undefined;
  readonly author?: string | null;
  readonly commit?: string | null;
}

/**
 * The store in a folder of this machine, with the keys in its data directory. Without keys it makes one and trusts it; that key signs what
 * the folder has from before there were signatures.
 */
export async function openLocalStore(local: LocalStore): Promise<FolderStore> {
  const { dataDir, releasesDir = join(dataDir, 'releases'), author = null, commit = null } = local;
  const keyFiles = local.keyFiles ?? keyFilesOf(dataDir);
  const isNew = local.keyFiles === undefined && (await makeLocalKeys(keyFiles));
  const store = openFolderStore(releasesDir, openReleaseKeys(keyFiles, { author, commit }));
  const text = isNew ? await store.files.readRegistry() : null;
  if (text !== null && !isSigned(parseStored(text, releasesDir).written))
    await store.reSign({ unsigned: true });
  return store;
}
