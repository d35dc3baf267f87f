import { nightsOf } from 'shared/domain';
import type { Db, DbTransaction } from '../../../db/database.ts';
import { conflict } from '../../../http/errors.ts';
import type { ServiceRow } from '../../booking/index.ts';
import { serviceNights } from '../../service/index.ts';
import {
  type Demand,
  demandOf,
  type FreeStock,
  lockStock,
  moveStock,
  readStock,
  roomTypeOfRow,
  type StockKind,
  takeFrom,
} from '../../stock/index.ts';
import { translate } from '../messages/index.ts';
import { stockWithout } from '../rules.ts';
import type { Writing } from './writing.ts';

const keyOf = ({ id, night }: Pick<Demand, 'id' | 'night'>): string => JSON.stringify([id, night]);

/** Rows of stock that are taken and given back, as one difference for each. */
function differences(back: readonly Demand[], taken: readonly Demand[]) {
  const sums = new Map<string, Demand>();
  const add = (row: Demand, sign: 1 | -1) => {
    const known = sums.get(keyOf(row));
    sums.set(keyOf(row), { ...row, count: (known?.count ?? 0) + sign * row.count });
  };
  for (const row of taken) add(row, 1);
  for (const row of back) add(row, -1);
  const all = [...sums.values()];
  return {
    sell: all.filter(({ count }) => count > 0),
    give: all.filter(({ count }) => count < 0).map((row) => ({ ...row, count: -row.count })),
  };
}

/** Rows of one kind that a change gives back, and what it takes of those that are free then. */
interface Swap {
  readonly kind: StockKind;
  readonly back: readonly Demand[];
  readonly choose: (freeOn: (id: string, night: string) => number) => readonly Demand[];
  /** What may be chosen. */
  readonly candidates: readonly Demand[];
}

const rowsOf = ({ back, candidates }: Swap): readonly Demand[] =>
  demandOf([...back, ...candidates].map(({ id, night }) => ({ id, nights: [night], count: 1 })));

/** What is taken; a conflict where too few are left. */
function takenOf({ back, choose }: Swap, freeRows: readonly FreeStock[]): readonly Demand[] {
  const free = new Map(freeRows.map((row) => [keyOf(row), row.free]));
  for (const row of back) free.set(keyOf(row), (free.get(keyOf(row)) ?? 0) + row.count);
  const taken = choose((id, night) => free.get(keyOf({ id, night })) ?? 0);
  if (taken.some((row) => (free.get(keyOf(row)) ?? 0) < row.count))
    throw conflict(translate.say('stay.sold-out'));
  return taken;
}

/** Swaps rows under their locks. */
async function swapStock(tx: DbTransaction, propertyId: string, swap: Swap): Promise<readonly Demand[]> {
  const { kind, back } = swap;
  const taken = takenOf(swap, await lockStock(tx, kind, propertyId, rowsOf(swap)));
  const { sell, give } = differences(back, taken);
  await moveStock(tx, kind, propertyId, give, 'returnSold');
  await moveStock(tx, kind, propertyId, sell, 'sell');
  return taken;
}

type Changing = Pick<Writing, 'row' | 'planned'>;

function swapsOf({ row, planned }: Changing, services: readonly ServiceRow[]) {
  const stay = { from: row.date_from, to: row.date_to };
  const moved = planned.rooms.filter(({ isRoomKept }) => !isRoomKept);
  const gone = {
    rooms: moved.map(({ before }) => before),
    services: services.filter(({ reservation_item_id: id }) =>
      planned.rooms.some(({ before }) => before.reservation_item_id === id),
    ),
  };
  const { back, left } = stockWithout(row.stock, gone, {
    nights: nightsOf(stay),
    nightsOfService: (service) =>
      serviceNights(service.charge_type === 'PerDay' ? 'PerDay' : 'PerStay', stay),
    roomTypeOf: roomTypeOfRow,
  });
  const choices = moved.flatMap(({ planned: room }) => room.choices);
  const extras = demandOf(
    planned.rooms.flatMap(({ planned: room }) =>
      room.extras.map(({ id, night, count }) => ({ id, nights: [night], count })),
    ),
  );
  const rooms: Swap = {
    kind: 'rooms',
    back: back.rooms,
    choose: (freeOn) => takeFrom(choices, freeOn),
    candidates: choices.flatMap(({ ids, night }) => ids.map((id) => ({ id, night, count: 1 }))),
  };
  return {
    left,
    rooms,
    extras: { kind: 'extras', back: back.extras, choose: () => extras, candidates: extras } satisfies Swap,
  };
}

/** A conflict where the rooms or extras of a change are not there now. They may still be gone when it is confirmed. */
export async function requireStock(
  db: Db,
  changing: Changing,
  services: readonly ServiceRow[],
): Promise<void> {
  const { rooms, extras } = swapsOf(changing, services);
  for (const swap of [rooms, extras])
    takenOf(swap, await readStock(db, swap.kind, changing.row.property_id, rowsOf(swap)));
}

/** Takes the rooms and extras of a change for those of before, and gives what the booking has then; a conflict where too few are left. */
export async function swapRooms(tx: DbTransaction, changing: Changing, services: readonly ServiceRow[]) {
  const swaps = swapsOf(changing, services);
  const { left } = swaps;
  const { property_id: propertyId } = changing.row;
  const rooms = await swapStock(tx, propertyId, swaps.rooms);
  const extras = await swapStock(tx, propertyId, swaps.extras);
  const together = (kept: readonly Demand[], taken: readonly Demand[]) =>
    demandOf([...kept, ...taken].map(({ id, night, count }) => ({ id, nights: [night], count })));
  return { rooms: together(left.rooms, rooms), extras: together(left.extras, extras) };
}
