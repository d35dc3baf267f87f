import { expect, it } from 'vitest';
import type { TabStorage } from 'shared/runtime';
import {
  closeDraft,
  forgetAttempt,
  storeAttempt,
  storeMade,
  storedAttempt,
  openDraft,
} from './attempt-storage.ts';
import type { Attempt } from './attempt.ts';

function aStorage(): TabStorage {
  const kept = new Map<string, string>();
  return { read: (key) => kept.get(key) ?? null, write: (key, value) => void kept.set(key, value) };
}
const attempt: Attempt = { draft: 'd1', stay: 's', sent: null, token: 'secret', isMade: false, at: 1000 };
const day = 24 * 60 * 60_000;

it('every tab learns that the booking is made', () => {
  const storage = aStorage();
  storeAttempt(storage, attempt);
  storeMade(storage, 'secret');
  expect(storedAttempt(storage, 'd1')?.isMade).toBe(true);
});
it('what is a day old is forgotten', () => {
  const storage = aStorage();
  storeAttempt(storage, attempt);
  storeAttempt(storage, { ...attempt, draft: 'd2', at: attempt.at + day });
  expect(storedAttempt(storage, 'd1')).toBeNull();
});
it('one is forgotten without the others', () => {
  const storage = aStorage();
  storeAttempt(storage, attempt);
  storeAttempt(storage, { ...attempt, draft: 'd2' });
  forgetAttempt(storage, 'd1');
  expect([storedAttempt(storage, 'd1'), storedAttempt(storage, 'd2')?.draft]).toEqual([null, 'd2']);
});
it('a draft lasts until its booking is made', () => {
  const storage = aStorage();
  const names = ['d1', 'd2'];
  const newDraft = () => names.shift() ?? '';
  expect([openDraft(storage, newDraft), openDraft(storage, newDraft)]).toEqual(['d1', 'd1']);
  closeDraft(storage);
  expect(openDraft(storage, newDraft)).toBe('d2');
});
it('what somebody else has written there is not believed', () => {
  const storage = aStorage();
  storage.write('mf-checkout.attempts.v2', '[{"draft":1},null]');
  expect(storedAttempt(storage, 'd1')).toBeNull();
});
