import type { Stay } from 'shared/contracts';
import { takenApart } from './party.ts';
import { type Draft, type DraftRoom, draftOf } from './rules.ts';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What the guest has typed stays; what was left alone is as it is now. */
function merged<Of extends object>(typed: Of, before: Of, now: Of): Of {
  const keys = [...new Set([...Object.keys(typed), ...Object.keys(now)])] as (keyof Of)[];
  return keys.reduce<Of>(
    (result, key) => ({ ...result, [key]: isSame(typed[key], before[key]) ? now[key] : typed[key] }),
    now,
  );
}

const choiceOf = ({ roomTypeId, ratePlanId }: DraftRoom) => [roomTypeId, ratePlanId];

/** Guests with their ages, and a room with its rate, are one choice each: of two people's choices no third is made. */
function mergedRoom(typed: DraftRoom, before: DraftRoom, now: DraftRoom): DraftRoom {
  const [mine, former, theirs] = [takenApart(typed), takenApart(before), takenApart(now)];
  const { roomTypeId, ratePlanId } = isSame(choiceOf(typed), choiceOf(before)) ? now : typed;
  return {
    ...merged(mine.rest, former.rest, theirs.rest),
    roomTypeId,
    ratePlanId,
    ...(isSame(mine.party, former.party) ? theirs.party : mine.party),
  };
}

const roomOf = ({ rooms }: Draft, id: string): DraftRoom | undefined =>
  rooms.find((room) => room.reservationItemId === id);

/**
 * A draft after somebody else has changed its stay: only what the guest has changed in it is asked for again, so that a confirmation takes
 * nothing of theirs back. A room that was cancelled is no longer changed.
 */
export function rebasedDraft(draft: Draft, before: Stay, after: Stay): Draft {
  const [old, now] = [draftOf(before), draftOf(after)];
  const areDatesTyped = draft.dateFrom !== old.dateFrom || draft.dateTo !== old.dateTo;
  const { dateFrom, dateTo } = areDatesTyped ? draft : now;
  return {
    ...merged(draft, old, now),
    dateFrom,
    dateTo,
    contact: draft.contact && old.contact && now.contact && merged(draft.contact, old.contact, now.contact),
    rooms: now.rooms.flatMap((room) => {
      const [typed, former] = [roomOf(draft, room.reservationItemId), roomOf(old, room.reservationItemId)];
      return typed === undefined || former === undefined ? [] : [mergedRoom(typed, former, room)];
    }),
  };
}
