import type { StayDate } from 'shared/contracts';
import { isBlank, toUrlDate } from 'shared/domain';
import { expandAllotments, expandStock } from './expand-stock.ts';
import { problemAt, type Problem } from './problems.ts';
import type { PropertyFile } from './property-file.ts';

/** Allotments without a name. */
export const checkAllotmentNames = ({ allotments }: PropertyFile): Problem[] =>
  allotments.flatMap(({ name }, index) =>
    isBlank(name) ? [problemAt(['Allotments', index, 'Name'], 'This has to be written out')] : [],
  );

/** Allotments that have, with those before them, more rooms than there are; a night on which nothing is sold has none. */
export function checkAllotments(file: PropertyFile, nights: readonly StayDate[], today: StayDate): Problem[] {
  if (file.allotments.length === 0) return [];
  const keyOf = (id: string, night: StayDate): string => JSON.stringify([id, night]);
  const totals = new Map(
    expandStock(file, nights, today).map(({ id, night, total }) => [keyOf(id, night), total]),
  );
  const given = new Map<string, number>();
  return file.allotments.flatMap((allotment, index) => {
    const rows = expandAllotments({ ...file, allotments: [allotment] }, nights, today);
    const tooMany = rows.filter(({ id, night, total }) => {
      const key = keyOf(id, night);
      const sum = (given.get(key) ?? 0) + total;
      given.set(key, sum);
      const rooms = totals.get(key) ?? 0;
      return rooms > 0 && sum > rooms;
    });
    const [first] = tooMany;
    if (first === undefined) return [];
    const key = keyOf(first.id, first.night);
    const message = `There are ${String(totals.get(key) ?? 0)} rooms of “${first.id}” on ${toUrlDate(first.night)}, and allotments have ${String(given.get(key) ?? 0)}`;
    return [problemAt(['Allotments', index, 'Rooms'], message)];
  });
}
