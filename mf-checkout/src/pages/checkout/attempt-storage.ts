import { createStore } from 'effector';
import type { TabStorage } from 'shared/runtime';
import type { Attempt } from './attempt.ts';

const attemptsKey = 'mf-checkout.attempts.v2';
const draftKey = 'mf-checkout.draft.v1';
const retentionMs = 24 * 60 * 60_000;

/** What all tabs of this browser share; the same interface as a tab's own. Never cards or passwords (decisions 3). */
export const $siteStorage = createStore<TabStorage>(
  {
    read: (key) => {
      try {
        return globalThis.localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    write: (key, value) => {
      try {
        globalThis.localStorage.setItem(key, value);
      } catch {
        // Without it a second tab does not know of the first; the guest still gets an e-mail about each booking.
      }
    },
  },
  { serialize: 'ignore' },
);

const isAttempt = (value: unknown): value is Attempt =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Attempt).draft === 'string' &&
  typeof (value as Attempt).stay === 'string' &&
  typeof (value as Attempt).at === 'number';

function storedAttempts(storage: TabStorage): readonly Attempt[] {
  try {
    const value: unknown = JSON.parse(storage.read(attemptsKey) ?? '[]');
    return Array.isArray(value) ? value.filter(isAttempt) : [];
  } catch {
    return [];
  }
}

/** The attempt that this browser stored for a draft; null when nothing was sent for it. */
export const storedAttempt = (storage: TabStorage, draft: string): Attempt | null =>
  storedAttempts(storage).find((attempt) => attempt.draft === draft) ?? null;

const write = (storage: TabStorage, attempts: readonly Attempt[]): void => {
  storage.write(attemptsKey, JSON.stringify(attempts));
};

/** Replaces the draft's stored attempt, and deletes attempts that are older than a day. */
export function storeAttempt(storage: TabStorage, attempt: Attempt): void {
  const others = storedAttempts(storage).filter(
    ({ draft, at }) => draft !== attempt.draft && at > attempt.at - retentionMs,
  );
  write(storage, [...others, attempt]);
}

export const forgetAttempt = (storage: TabStorage, draft: string): void => {
  write(
    storage,
    storedAttempts(storage).filter((attempt) => attempt.draft !== draft),
  );
};

/** The booking is made: every tab that shows it can see that. */
export const storeMade = (storage: TabStorage, token: string): void => {
  write(
    storage,
    storedAttempts(storage).map((attempt) =>
      attempt.token === token ? { ...attempt, sent: null, isMade: true } : attempt,
    ),
  );
};

/** The draft of this tab; a duplicate of the tab has it too. */
export function openDraft(storage: TabStorage, newDraft: () => string): string {
  const stored = storage.read(draftKey);
  if (stored !== null && stored !== '') return stored;
  const draft = newDraft();
  storage.write(draftKey, draft);
  return draft;
}

/** The tab's next booking is a new one, even for the same rooms. */
export const closeDraft = (storage: TabStorage): void => {
  storage.write(draftKey, '');
};
