import type { TabStorage } from 'shared/runtime';
import type { Attempt } from './attempt.ts';

const storageKey = 'mf-checkout.attempt.v1';

const isAttempt = (value: unknown): value is Attempt =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Attempt).key === 'string' &&
  typeof (value as Attempt).digest === 'string';

/** The attempt of this tab that the server has not decided yet; null when there is none. */
export function keptAttempt(storage: TabStorage): Attempt | null {
  try {
    const value: unknown = JSON.parse(storage.read(storageKey) ?? 'null');
    return isAttempt(value) ? value : null;
  } catch {
    return null;
  }
}

export const keepAttempt = (storage: TabStorage, attempt: Attempt | null): void => {
  storage.write(storageKey, JSON.stringify(attempt));
};
