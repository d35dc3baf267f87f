import { emptyDraft, type TableDraft } from './draft.ts';

/** What of a table's form survives a reload: the draft, for which hotel and stay it is, and the guest's own token. */
export interface KeptDraft {
  readonly propertyId: string;
  /** The booking's confirmation token; null for a table without a stay. */
  readonly token: string | null;
  readonly guestToken: string;
  readonly draft: TableDraft;
}

export const storageKey = 'mf-restaurant.draft.v1';

/** Reads what the tab kept; null when it is something else, for instance of an older version. */
export function readKept(value: unknown): KeptDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const kept = value as Partial<KeptDraft>;
  if (typeof kept.propertyId !== 'string' || typeof kept.guestToken !== 'string') return null;
  const draft: unknown = kept.draft;
  const isDraft =
    typeof draft === 'object' && draft !== null && Object.keys(emptyDraft).every((name) => name in draft);
  return isDraft ? (value as KeptDraft) : null;
}

/** The draft of this hotel and stay; of another one only how to reach the guest is of use. */
export function draftFor(kept: KeptDraft | null, propertyId: string, token: string | null): TableDraft {
  if (kept === null || kept.propertyId !== propertyId) return emptyDraft;
  if (kept.token === token) return kept.draft;
  const { emailAddress, contactNumber } = kept.draft;
  return token === null ? { ...emptyDraft, emailAddress, contactNumber } : emptyDraft;
}
