import { createStore } from 'effector';
import type { TabStorage } from 'shared/runtime';
import type { Attempt } from './attempt.ts';

const attemptsKey = 'mf-checkout.attempts.v2';
const draftKey = 'mf-checkout.draft.v1';
const keptForMs = 24 * 60 * 60_000;

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
        // Without it a second tab does not know of the first: the guest is told by e-mail of what was booked.
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

function keptAttempts(storage: TabStorage): readonly Attempt[] {
  try {
    const value: unknown = JSON.parse(storage.read(attemptsKey) ?? '[]');
    return Array.isArray(value) ? value.filter(isAttempt) : [];
  } catch {
    return [];
  }
}

/** What this browser knows of a draft; null when nothing was sent for it. */
export const keptAttempt = (storage: TabStorage, draft: string): Attempt | null =>
  keptAttempts(storage).find((attempt) => attempt.draft === draft) ?? null;

const write = (storage: TabStorage, attempts: readonly Attempt[]): void => {
  storage.write(attemptsKey, JSON.stringify(attempts));
};

/** Keeps an attempt in place of the one before; what is older than a day goes. */
export function keepAttempt(storage: TabStorage, attempt: Attempt): void {
  const others = keptAttempts(storage).filter(
    ({ draft, at }) => draft !== attempt.draft && at > attempt.at - keptForMs,
  );
  write(storage, [...others, attempt]);
}

export const forgetAttempt = (storage: TabStorage, draft: string): void => {
  write(
    storage,
    keptAttempts(storage).filter((attempt) => attempt.draft !== draft),
  );
};

/** The bank has said yes: every tab that shows this booking knows that it is made. */
export const keepMade = (storage: TabStorage, token: string): void => {
  write(
    storage,
    keptAttempts(storage).map((attempt) =>
      attempt.token === token ? { ...attempt, sent: null, isMade: true } : attempt,
    ),
  );
};

/** The draft of this tab; a duplicate of the tab has it too. */
export function openDraft(storage: TabStorage, newDraft: () => string): string {
  const kept = storage.read(draftKey);
  if (kept !== null && kept !== '') return kept;
  const draft = newDraft();
  storage.write(draftKey, draft);
  return draft;
}

/** The next booking of this tab is another one, even when it is the same. */
export const closeDraft = (storage: TabStorage): void => {
  storage.write(draftKey, '');
};
