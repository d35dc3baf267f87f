import type { StayDate } from 'shared/contracts';
import { addDays, toDecimal, toUrlDate } from 'shared/domain';
import type { DbTransaction } from '../../db/database.ts';
import { type NightStock, roomTypeOfRow } from '../stock/index.ts';
import {
  forgetAllByHand,
  listRatesByHand,
  listStockByHand,
  noteRatesOfFile,
  putRatesBack,
  writeStockByHand,
} from './repository.ts';
import type { RateNightState } from './rules.ts';

export type ByHandField =
  | 'rooms'
  | 'base rate'
  | 'minimum stay'
  | 'closed'
  | 'closed to arrival'
  | 'closed to departure';

/** A value that was set by hand and is another in the property file, on nights that follow each other. */
export interface ByHandConflict {
  readonly roomTypeId: string;
  /** Null for the rooms of a type. */
  readonly ratePlanId: string | null;
  /** Both included. */
  readonly from: StayDate;
  readonly to: StayDate;
  readonly field: ByHandField;
  readonly byHand: number | boolean;
  readonly inFile: number | boolean;
  /** Which of the two is there now. */
  readonly kept: 'by hand' | 'file';
}

type OneNight = Omit<ByHandConflict, 'kept' | 'to'>;

function runsOf(nights: readonly OneNight[], kept: ByHandConflict['kept']): ByHandConflict[] {
  const same = ({ from: _, ...rest }: OneNight): string => JSON.stringify(rest);
  return [...Map.groupBy(nights, same).values()].flatMap((alike) => {
    const runs: ByHandConflict[] = [];
    for (const night of alike) {
      const last = runs.at(-1);
      if (last !== undefined && addDays(last.to, 1) === night.from)
        runs[runs.length - 1] = { ...last, to: night.from };
      else runs.push({ ...night, to: night.from, kept });
    }
    return runs;
  });
}

function differing({ inFile, byHand, ...state }: RateNightState, currency: string): OneNight[] {
  if (inFile === null || byHand === null) return [];
  const decimal = (minor: number | null) => (minor === null ? null : toDecimal(minor, currency));
  const pairs = [
    ['base rate', decimal(byHand.base), toDecimal(inFile.base, currency)],
    ['minimum stay', byHand.minStay, inFile.minStay],
    ['closed', byHand.closed ? true : null, false],
    ['closed to arrival', byHand.closedToArrival, inFile.closedToArrival],
    ['closed to departure', byHand.closedToDeparture, inFile.closedToDeparture],
  ] as const;
  const { roomTypeId, ratePlanId, night: from } = state;
  return pairs.flatMap(([field, hand, file]) =>
    hand === null || hand === file
      ? []
      : [{ roomTypeId, ratePlanId, from, field, byHand: hand, inFile: file }],
  );
}

export interface Keeping {
  readonly propertyId: string;
  readonly currency: string;
  readonly from: StayDate;
  /** What was set by hand is forgotten. */
  readonly overwrite: boolean;
}

/** After the file's prices are written: puts those set by hand back, or forgets them, and says where they differ. */
export async function keepRatesByHand(
  tx: DbTransaction,
  { propertyId, currency, from, overwrite }: Keeping,
): Promise<ByHandConflict[]> {
  await noteRatesOfFile(tx, propertyId, from);
  const states = await listRatesByHand(tx, propertyId, from);
  if (!overwrite) await putRatesBack(tx, propertyId, states);
  const nights = states.flatMap((state) => differing(state, currency));
  return runsOf(nights, overwrite ? 'file' : 'by hand');
}

/** The rooms of each night with those set by hand, and where these differ from the file's. */
export async function keepStockByHand(
  tx: DbTransaction,
  { propertyId, from, overwrite }: Keeping,
  stock: readonly NightStock[],
): Promise<{ readonly stock: NightStock[]; readonly conflicts: ByHandConflict[] }> {
  const key = (id: string, night: StayDate): string => JSON.stringify([id, night]);
  const rows = await listStockByHand(tx, propertyId, from, null);
  const byHand = new Map(rows.map((row) => [key(row.room_type_id, row.night), row.total]));
  if (overwrite) await forgetAllByHand(tx, propertyId, from);
  const nights = stock.flatMap(({ id, night, total }): OneNight[] => {
    const hand = byHand.get(key(id, night));
    if (hand === undefined || hand === null || hand === total) return [];
    return [{ roomTypeId: id, ratePlanId: null, from: night, field: 'rooms', byHand: hand, inFile: total }];
  });
  const kept = stock.map((row) => ({ ...row, total: byHand.get(key(row.id, row.night)) ?? row.total }));
  return { stock: overwrite ? [...stock] : kept, conflicts: runsOf(nights, overwrite ? 'file' : 'by hand') };
}

/** What the file's rows of stock are where the desk has set another number of rooms: an undo brings them back. */
export async function noteRoomsOfFile(
  tx: DbTransaction,
  { propertyId, from }: Keeping,
  rows: readonly NightStock[],
): Promise<void> {
  const key = (id: string, night: StayDate): string => JSON.stringify([id, night]);
  const byNight = Map.groupBy(rows, ({ id, night }) => key(roomTypeOfRow(id), night));
  const byHand = await listStockByHand(tx, propertyId, from, null);
  await writeStockByHand(
    tx,
    propertyId,
    byHand.flatMap(({ room_type_id: roomTypeId, night, total, change_id: changeId }) => {
      const ofNight = byNight.get(key(roomTypeId, night));
      if (ofNight === undefined) return [];
      const fileRows = Object.fromEntries(ofNight.map((row) => [row.id, row.total]));
      return [{ roomTypeId, night, total, changeId, fileRows }];
    }),
  );
}

const written = (value: number | boolean): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);

export function conflictText({
  roomTypeId,
  ratePlanId,
  from,
  to,
  field,
  byHand,
  inFile,
  kept,
}: ByHandConflict): string {
  const what = ratePlanId === null ? `“${roomTypeId}”` : `“${roomTypeId}” at “${ratePlanId}”`;
  const days = from === to ? toUrlDate(from) : `${toUrlDate(from)} to ${toUrlDate(to)}`;
  const outcome = kept === 'by hand' ? 'kept as set by hand' : 'overwritten';
  return `${what}, ${days}, ${field}: ${written(byHand)} by hand, ${written(inFile)} in the file, ${outcome}`;
}
