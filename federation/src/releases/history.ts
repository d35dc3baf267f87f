import type { ReleaseManifest } from 'shared/contracts';
import * as z from 'zod/mini';

/** One line of `history.jsonl`: what an operator changed. */
export const historyEntrySchema = z.object({
  /** Instant, ISO 8601 in UTC. */
  at: z.string(),
  action: z.enum(['publish', 'rollback', 'pin', 'unpin', 'withdraw']),
  name: z.string(),
  from: z.nullable(z.string()),
  /** Null: a property's pin was taken away, or the remote was withdrawn. */
  to: z.nullable(z.string()),
  /** The one property that it was done for; null for all. */
  property: z.nullable(z.string()),
  why: z.nullable(z.string()),
  /** What is new in the version that was published, a line each. */
  changes: z._default(z.array(z.string()), []),
  /** The operator who did it; null when unknown. */
  author: z._default(z.nullable(z.string()), null),
  /** What the version that runs now was built from; null where it is not known. */
  commit: z._default(z.nullable(z.string()), null),
});
export type HistoryEntry = z.output<typeof historyEntrySchema>;

/**
 * The versions that `name` could go back to, oldest first, the current one last: a publish adds one, a rollback
 * takes away all that came after the version it went to. Changes for one property do not count.
 */
export function versionStack(history: readonly HistoryEntry[], name: string): string[] {
  const stack: string[] = [];
  for (const entry of history) {
    if (entry.name !== name || entry.property !== null || entry.to === null) continue;
    const known = stack.lastIndexOf(entry.to);
    if (known >= 0) stack.length = entry.action === 'rollback' ? known + 1 : stack.length;
    if (stack.at(-1) !== entry.to) stack.push(entry.to);
  }
  return stack;
}

/** When the version that `name` has now came, for all or for one property; null when the history does not say. */
export function liveSince(
  history: readonly HistoryEntry[],
  name: string,
  version: string,
  property: string | null = null,
): string | null {
  const last = history.findLast((entry) => entry.name === name && entry.property === property);
  return last?.to === version ? last.at : null;
}

/** The version that the last change of `name` for all hotels has rolled back to `version`; null where it was no rollback. */
export function rolledBackFrom(
  history: readonly HistoryEntry[],
  name: string,
  version: string,
): string | null {
  const last = history.findLast((entry) => entry.name === name && entry.property === null);
  return last?.action === 'rollback' && last.to === version ? last.from : null;
}

/** What is new in a release since the one that it replaces, a line each; all of its changes when it replaces none. */
export const newChanges = (release: ReleaseManifest, replaced: ReleaseManifest | null): string[] =>
  release.changes.filter((line) => replaced?.changes.includes(line) !== true);
