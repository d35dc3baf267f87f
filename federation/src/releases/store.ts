import type { Registry, ReleaseManifest } from 'shared/contracts';
import type { HistoryEntry } from './history.ts';
import type { Locked } from './lock.ts';
import type { ReleaseStatement } from './release-signature.ts';
import type { Right } from './trust.ts';

/** A release of the store, or what an interrupted publish left of one. */
export type StoredRelease = { readonly name: string; readonly version: string; readonly isWhole: boolean };

type Named = { readonly name: string; readonly version: string };

/**
 * The content of a store before its signatures are checked: the registry, its history, and the files of every release, which never change.
 * In a folder (`openFolderStore`) or in an S3-compatible bucket (`openBucketStore`), with the same files under the same names.
 */
export interface StoreFiles {
  /** For people. */
  readonly place: string;
  /** Null when nothing has been published yet. */
  readonly readRegistry: () => Promise<string | null>;
  /** Switches in one step: a reader gets the whole old one or the whole new one, also after a crash. */
  readonly writeRegistry: (text: string) => Promise<void>;
  /** Null when there is no such file. */
  readonly readFile: (name: string, version: string, path: string) => Promise<Uint8Array | null>;
  /** Copies the finished build in `folder`; what is there already stays. After a crash the release is complete, or does not count. */
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

/** The release store with its signatures checked: reading what no entitled key has signed throws an UntrustedError. */
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
  /** The lines signed by a key that may switch their name; others do not count. */
  readonly readHistory: () => Promise<HistoryEntry[]>;
  /** How many lines do not count. */
  readonly countUnsignedHistory: () => Promise<number>;
  readonly appendHistory: (entry: HistoryEntry) => Promise<void>;
  /** Adds this place's signature to everything that its key may sign; with `unsigned` also to what has none yet. Gives what was signed. */
  readonly reSign: (options: { readonly unsigned: boolean }) => Promise<readonly string[]>;
  /** Why this place may not publish or switch `name`; empty when it may. */
  readonly permissionErrors: (right: Right, name: string) => readonly string[];
  /** The operator, for the history. */
  readonly author: string | null;
}
