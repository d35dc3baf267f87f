import type { Registry, ReleaseManifest } from 'shared/contracts';
import type { HistoryEntry } from './history.ts';
import type { Locked } from './lock.ts';

/** A release of the store, or what an interrupted publish left of one. */
export type StoredRelease = { readonly name: string; readonly version: string; readonly isWhole: boolean };

/**
 * The release store: the registry, its history, and files that never change for every release. In a folder (`openFolderStore`) or in an
 * S3-compatible bucket (`openBucketStore`); both keep the same files under the same names.
 */
export interface ReleaseStore {
  /** For people. */
  readonly place: string;
  /** Null when nothing has been published yet. Throws when it does not fit its schema. */
  readonly readRegistry: () => Promise<Registry | null>;
  /** Switches in one step: whoever reads has the whole old one or the whole new one, also after a crash. */
  readonly writeRegistry: (registry: Registry) => Promise<void>;
  /** Null when there is no such release. Throws when its `release.json` does not fit its schema. */
  readonly readRelease: (name: string, version: string) => Promise<ReleaseManifest | null>;
  /** Null when there is no such file. */
  readonly readFile: (name: string, version: string, path: string) => Promise<Uint8Array | null>;
  /** Copies the finished build in `folder`; what is there already stays. A crash leaves all of it or none that counts. */
  readonly addRelease: (release: ReleaseManifest, folder: string) => Promise<void>;
  readonly listReleases: () => Promise<readonly StoredRelease[]>;
  readonly removeRelease: (release: { readonly name: string; readonly version: string }) => Promise<void>;
  readonly readHistory: () => Promise<HistoryEntry[]>;
  readonly appendHistory: (entry: HistoryEntry) => Promise<void>;
  /** Runs `work` while no other operator changes the store; `busy`, and who, when another one does. */
  readonly lock: <T>(now: () => number, work: () => Promise<T>) => Promise<Locked<T>>;
}
