import { emptyDraft, nextDraft, type TableDraft } from './draft.ts';

/** What of a table's form survives a reload: the draft, for which hotel and stay it is, and the guest's own token. */
export interface SavedDraft {
  readonly propertyId: string;
  /** The booking's confirmation token; null for a table without a stay. */
  readonly token: string | null;
  readonly guestToken: string;
  readonly draft: TableDraft;
}

export const storageKey = 'mf-restaurant.draft.v1';

/** Reads the draft that the tab saved; null for anything else, for instance of an older version. */
export function readSavedDraft(value: unknown): SavedDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const saved = value as Partial<SavedDraft>;
  if (typeof saved.propertyId !== 'string' || typeof saved.guestToken !== 'string') return null;
  const draft: unknown = saved.draft;
  const isDraft =
    typeof draft === 'object' && draft !== null && Object.keys(emptyDraft).every((name) => name in draft);
  return isDraft ? (value as SavedDraft) : null;
}

/** The draft of this hotel and stay; of another one only how to reach the guest is of use. */
export function draftFor(saved: SavedDraft | null, propertyId: string, token: string | null): TableDraft {
  if (saved === null || saved.propertyId !== propertyId) return emptyDraft;
  if (saved.token === token) return saved.draft;
  return token === null ? nextDraft(saved.draft) : emptyDraft;
}
