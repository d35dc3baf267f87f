import type { ReleaseManifest } from 'shared/contracts';

/** What is new in a release since the one that it replaces, a line each; all of its changes when it replaces none. */
export const newChanges = (release: ReleaseManifest, replaced: ReleaseManifest | null): string[] =>
  release.changes.filter((line) => replaced?.changes.includes(line) !== true);
