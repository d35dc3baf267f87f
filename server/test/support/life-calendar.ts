import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../src/db/database.ts';
import type { Talk } from './life-asking.ts';
import { lifeRates } from './life-hotel.ts';
import { asClerk } from './life-staff.ts';
import { dayOf, type Wire } from './life-wishes.ts';

/** Nights of a room type, and what is set on them. */
export interface CalendarWish {
  readonly room: 'double' | 'suite';
  readonly night: number;
  readonly nights: number;
  readonly set: Wire;
}

/** What the desk sets by hand: rooms, prices and rules of nights, some of them sold. */
export function createCalendar(db: Db, { get, post }: Talk) {
  let isChanged = false;
  return {
    /** Looks at what it would do, and does it; refused where that is no change. */
    setNights: async (index: number, { room, night, nights, set }: CalendarWish): Promise<void> => {
      const asked = {
        PropertyId: 'harbour',
        RoomTypeIds: [room],
        RatePlanIds: [...lifeRates],
        From: dayOf(night),
        To: dayOf(Math.min(9, night + nights)),
        ...set,
      };
      isChanged = true;
      const shown = await post(index, '/api/Desk/PreviewCalendar', asked, asClerk(index));
      if (shown?.status !== 200) return;
      const { Fingerprint } = shown.body;
      await post(index, '/api/Desk/ChangeCalendar', { ...asked, Fingerprint }, asClerk(index));
    },
    undoNights: async (index: number): Promise<void> => {
      const listed = await get(index, '/api/Desk/CalendarChanges?propertyId=harbour', asClerk(index));
      const changes = (listed?.['Changes'] ?? []) as readonly Wire[];
      const last = changes.find((change) => change['IsUndone'] === false);
      const ChangeId = last?.['ChangeId'] ?? randomUUID();
      await post(index, '/api/Desk/UndoCalendar', { PropertyId: 'harbour', ChangeId }, asClerk(index));
    },
    /** Everything as the file says, by `bring`, where something was set by hand. */
    forgetNights: async (bring: () => Promise<unknown>): Promise<void> => {
      if (!isChanged) return;
      await bring();
      await sql`delete from calendar_change`.execute(db);
      isChanged = false;
    },
  };
}
