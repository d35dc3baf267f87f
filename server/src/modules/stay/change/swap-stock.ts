import { nightsOf } from 'shared/domain';
import type { DbTransaction } from '../../../db/database.ts';
import { conflict } from '../../../http/errors.ts';
import type { ServiceRow } from '../../booking/index.ts';
import { serviceNights } from '../../service/index.ts';
import {
  type Demand,
  demandOf,
  lockStock,
  moveStock,
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

/** Swaps rows of one kind under their locks; a conflict where too few are left. */
async function swapStock(
  tx: DbTransaction,
  propertyId: string,
  kind: StockKind,
  back: readonly Demand[],
  choose: (freeOn: (id: string, night: string) => number) => readonly Demand[],
  candidates: readonly Demand[],
): Promise<readonly Demand[]> {
  const lockedRows = demandOf(
    [...back, ...candidates].map(({ id, night }) => ({ id, nights: [night], count: 1 })),
  );
  const free = new Map(
    (await lockStock(tx, kind, propertyId, lockedRows)).map((row) => [keyOf(row), row.free]),
  );
  for (const row of back) free.set(keyOf(row), (free.get(keyOf(row)) ?? 0) + row.count);
  const taken = choose((id, night) => free.get(keyOf({ id, night })) ?? 0);
  if (taken.some((row) => (free.get(keyOf(row)) ?? 0) < row.count))
    throw conflict(translate.say('stay.sold-out'));
  const { sell, give } = differences(back, taken);
  await moveStock(tx, kind, propertyId, give, 'returnSold');
  await moveStock(tx, kind, propertyId, sell, 'sell');
  return taken;
}

export async function swapRooms(tx: DbTransaction, writing: Writing, services: readonly ServiceRow[]) {
  const { row, planned } = writing;
  const stay = { from: row.date_from, to: row.date_to };
  const moved = planned.rooms.filter(({ isRoomKept }) => !isRoomKept);
  const gone = {
    rooms: moved.map(({ before }) => before),
    services: services.filter(({ reservation_item_id: id }) =>
      planned.rooms.some(({ before }) => before.reservation_item_id === id),
    ),
  };
  const stock = stockWithout(row.stock, gone, {
    nights: nightsOf(stay),
    nightsOfService: (service) =>
      serviceNights(service.charge_type === 'PerDay' ? 'PerDay' : 'PerStay', stay),
    roomTypeOf: roomTypeOfRow,
  });
  const choices = moved.flatMap(({ planned: room }) => room.choices);
  const candidates = choices.flatMap(({ ids, night }) => ids.map((id) => ({ id, night, count: 1 })));
  const rooms = await swapStock(
    tx,
    row.property_id,
    'rooms',
    stock.back.rooms,
    (freeOn) => takeFrom(choices, freeOn),
    candidates,
  );
  const extras = demandOf(
    planned.rooms.flatMap(({ planned: room }) =>
      room.extras.map(({ id, night, count }) => ({ id, nights: [night], count })),
    ),
  );
  await swapStock(tx, row.property_id, 'extras', stock.back.extras, () => extras, extras);
  const together = (left: readonly Demand[], taken: readonly Demand[]) =>
    demandOf([...left, ...taken].map(({ id, night, count }) => ({ id, nights: [night], count })));
  return { rooms: together(stock.left.rooms, rooms), extras: together(stock.left.extras, extras) };
}
