import { addDays, nightsOf } from 'shared/domain';
import type { TakenStock } from '../../db/schema.ts';
import { extraStockId } from './repository.ts';
import type { PropertySnapshot } from './snapshot/index.ts';

/** A hotel as though a booking had taken nothing of it. */
export function withGivenBack(snapshot: PropertySnapshot, { rooms, extras }: TakenStock): PropertySnapshot {
  const taken = [...rooms, ...extras.map((row) => ({ ...row, id: extraStockId(row.id) }))];
  const own = (id: string, night: string): number =>
    taken.reduce((sum, row) => sum + (row.id === id && row.night === night ? row.count : 0), 0);
  const { stock } = snapshot;
  return {
    ...snapshot,
    stock: {
      ...stock,
      free: (id, stay) =>
        Math.min(
          ...nightsOf(stay).map(
            (night) => stock.free(id, { from: night, to: addDays(night, 1) }) + own(id, night),
          ),
        ),
    },
  };
}
