import type { TabStorage } from 'shared/runtime';
import type { Attempt, HeldRooms } from './attempt.ts';

const storageKey = 'mf-checkout.attempt.v1';

const isAttempt = (value: unknown): value is Attempt =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Attempt).key === 'string' &&
  typeof (value as Attempt).digest === 'string';

function read(storage: TabStorage, key: string): unknown {
  try {
    return JSON.parse(storage.read(key) ?? 'null');
  } catch {
    return null;
  }
}

/** The attempt of this tab that the server has not decided yet; null when there is none. */
export function keptAttempt(storage: TabStorage): Attempt | null {
  const value = read(storage, storageKey);
  return isAttempt(value) ? value : null;
}

export const keepAttempt = (storage: TabStorage, attempt: Attempt | null): void => {
  storage.write(storageKey, JSON.stringify(attempt));
};

const heldKey = 'mf-checkout.held.v1';

const isHeld = (value: unknown): value is HeldRooms =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as HeldRooms).token === 'string' &&
  typeof (value as HeldRooms).stay === 'string';

/** The rooms that are held for this tab's guest; null when there are none. */
export function keptHold(storage: TabStorage): HeldRooms | null {
  const value = read(storage, heldKey);
  return isHeld(value) ? value : null;
}

export const keepHold = (storage: TabStorage, held: HeldRooms | null): void => {
  storage.write(heldKey, JSON.stringify(held));
};
