import type { Registry, ReleaseManifest } from 'shared/contracts';
import type { HistoryEntry } from './history.ts';
import type { Locked } from './lock.ts';
import type { ReleaseStatement } from './release-signature.ts';
import type { Right } from './trust.ts';

/** A release of the store, or what an interrupted publish left of one. */
export type StoredRelease = { readonly name: string; readonly version: string; readonly isWhole: boolean };

type Named = { readonly name: string; readonly version: string };

/**
 * What lies in a store, believed by nobody yet: the registry, its history, and files that never change for every release. In a folder
 * (`openFolderStore`) or in an S3-compatible bucket (`openBucketStore`); both keep the same files under the same names.
 */
export interface StoreFiles {
  /** For people. */
  readonly place: string;
  /** Null when nothing has been published yet. */
  readonly readRegistry: () => Promise<string | null>;
  /** Switches in one step: whoever reads has the whole old one or the whole new one, also after a crash. */
  readonly writeRegistry: (text: string) => Promise<void>;
  /** Null when there is no such file. */
  readonly readFile: (name: string, version: string, path: string) => Promise<Uint8Array | null>;
  /** Copies the finished build in `folder`; what is there already stays. A crash leaves all of it or none that counts. */
  readonly addRelease: (release: Named, folder: string, signature: string) => Promise<void>;
  readonly writeSignature: (release: Named, signature: string) => Promise<void>;
  readonly listReleases: () => Promise<readonly StoredRelease[]>;
  readonly removeRelease: (release: Named) => Promise<void>;
  readonly readHistory: () => Promise<string | null>;
  readonly writeHistory: (text: string) => Promise<void>;
  /** Runs `work` while no other operator changes the store; `busy`, and who, when another one does. */
  readonly lock: <T>(now: () => number, work: () => Promise<T>) => Promise<Locked<T>>;
}

/** A release of a store: what it is, and who signed it. */
export interface SignedRelease {
  readonly release: ReleaseManifest;
  readonly statement: ReleaseStatement;
}

/** The release store, of which only what was signed by somebody who may is believed. Reading anything else throws an UntrustedError. */
export interface ReleaseStore extends Pick<
  StoreFiles,
  'place' | 'readFile' | 'listReleases' | 'removeRelease' | 'lock'
> {
  readonly readRegistry: () => Promise<Registry | null>;
  /** With the text that was checked. */
  readonly readRegistryText: () => Promise<{ readonly registry: Registry; readonly text: string } | null>;
  /** Signs what becomes different. */
  readonly writeRegistry: (registry: Registry) => Promise<void>;
  /** Null when there is no such release. */
  readonly readRelease: (name: string, version: string) => Promise<ReleaseManifest | null>;
  readonly readSigned: (name: string, version: string) => Promise<SignedRelease | null>;
  /** Signs the finished build in `folder`, and copies it. */
  readonly addRelease: (release: Named, folder: string) => Promise<void>;
  /** The lines that were signed by somebody who may switch what they are about; others do not count. */
  readonly readHistory: () => Promise<HistoryEntry[]>;
  /** How many lines do not count. */
  readonly countUnsignedHistory: () => Promise<number>;
  readonly appendHistory: (entry: HistoryEntry) => Promise<void>;
  /** Signs everything here once more that this place's key may sign; what is not signed at all only when asked. Gives what was signed. */
  readonly signAgain: (options: { readonly unsigned: boolean }) => Promise<readonly string[]>;
  /** Why this place may not publish or switch `name`; empty when it may. */
  readonly refusals: (right: Right, name: string) => readonly string[];
  /** Who works here now, for the history. */
  readonly author: string | null;
}
