import type { EndpointOutput } from 'shared/contracts';
import type { undoCalendarChange } from 'shared/contracts/desk';
import type { Db } from '../../db/database.ts';
import type { CalendarBefore } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { AppDeps } from '../../deps.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { bumpContentVersion } from '../property/index.ts';
import type { HotelCall } from '../staff/index.ts';
import { translate } from './messages/index.ts';
import {
  dividedRooms,
  findChange,
  forgetRates,
  listRateStates,
  listRooms,
  lockCalendar,
  markUndone,
  setRooms,
  writeRatesByHand,
  writeStockByHand,
} from './repository.ts';
import { nothingByHand, roomsAfter } from './rules.ts';

const nightsOf = (rows: readonly { readonly roomTypeId: string; readonly night: string }[]) => {
  const nights = rows.map(({ night }) => night).sort();
  return {
    roomTypeIds: [...new Set(rows.map(({ roomTypeId }) => roomTypeId))],
    from: nights[0] ?? '2000/01/01',
    to: nights.at(-1) ?? '2000/01/01',
  };
};

/** The rates of a change, each as that change has left it; throws where another has changed one since. */
async function requireRates(
  db: Db,
  propertyId: string,
  changeId: string,
  { rates }: CalendarBefore,
): Promise<void> {
  if (rates.length === 0) return;
  const ratePlanIds = [...new Set(rates.map(({ ratePlanId }) => ratePlanId))];
  const states = await listRateStates(db, propertyId, { ...nightsOf(rates), ratePlanIds });
  const key = (row: { roomTypeId: string; ratePlanId: string; night: string }) =>
    JSON.stringify([row.roomTypeId, row.ratePlanId, row.night]);
  const now = new Map(states.map((state) => [key(state), state.changeId]));
  if (rates.some((row) => now.get(key(row)) !== changeId))
    throw conflict(translate.say('calendar.undo-late'));
}

/** POST /api/Desk/UndoCalendar. */
export async function undoChange(
  { db, clock }: AppDeps,
  changeId: string,
  { property, audit }: HotelCall,
): Promise<EndpointOutput<typeof undoCalendarChange>> {
  const { propertyId } = property;
  await inTransaction(db, async (tx) => {
    await lockCalendar(tx, propertyId);
    const change = await findChange(tx, propertyId, changeId);
    if (!change) throw notFound(translate.say('calendar.undo-unknown'));
    const { before } = change;
    await requireRates(tx, propertyId, changeId, before);
    await markUndone(tx, propertyId, changeId, clock.now());
    await audit(tx, { action: 'calendar.undone', subject: changeId });
    await writeRatesByHand(
      tx,
      propertyId,
      before.rates.map((row) => ({
        ...row,
        byHand: row.byHand ?? nothingByHand,
        changeId: row.changeId ?? changeId,
      })),
    );
    await forgetRates(
      tx,
      propertyId,
      before.rates.filter(({ byHand }) => byHand === null),
    );
    const rooms =
      before.stock.length === 0 ? [] : await listRooms(tx, propertyId, nightsOf(before.stock), true);
    const undone = before.stock.map((row) => {
      const now = rooms.find(({ roomTypeId, night }) => roomTypeId === row.roomTypeId && night === row.night);
      if (now?.changeId !== changeId) throw conflict(translate.say('calendar.undo-late'));
      const total = roomsAfter(now, row.total);
      // What has been sold meanwhile stays sold, and then stands there by hand.
      const byHand = row.total === null && total === now.inFile ? null : total;
      return { row, now, total, byHand };
    });
    await writeStockByHand(
      tx,
      propertyId,
      undone.map(({ row, now, byHand }) => ({
        roomTypeId: row.roomTypeId,
        night: row.night,
        total: byHand,
        fileRows: now.fileRows,
        changeId: row.changeId ?? (byHand === null ? null : `${changeId}-undone`),
      })),
    );
    await setRooms(
      tx,
      propertyId,
      undone.flatMap(({ now, total }) => dividedRooms(now, total)),
    );
    await bumpContentVersion(tx, propertyId);
  });
  return { success: true, message: translate('calendar.undone') };
}
