import { fromUrlDate } from 'shared/domain';
import { isRecurring } from './days.ts';
import { problemAt, type Path, type Problem } from './problems.ts';
import type { PropertyFile } from './property-file.ts';

/** What cannot be meant by the two ends of a range of days. */
export function checkRange(path: Path, from: string | null, to: string | null): Problem[] {
  const wrong = (name: string, message: string) => [problemAt([...path, name], message)];
  for (const [name, day] of [
    ['From', from],
    ['To', to],
  ] as const) {
    if (day === null) continue;
    // A leap year, so that 02-29 may recur.
    const date = isRecurring(day) ? `2028-${day}` : day;
    if (!day.startsWith('today') && fromUrlDate(date) === null)
      return wrong(name, 'This day is not in the calendar');
    if (isRecurring(day) && (from === null || to === null))
      return wrong(name, 'A day of every year needs both From and To');
  }
  if (from === null || to === null) return [];
  if (isRecurring(from) !== isRecurring(to)) return wrong('To', 'From and To must both recur, or neither');
  const comparable =
    !isRecurring(from) && from.startsWith('today') === to.startsWith('today') && !from.startsWith('today');
  return comparable && to < from ? wrong('To', 'This day is before From') : [];
}

const checkClosedDays = ({ restaurants }: PropertyFile): Problem[] =>
  restaurants.flatMap(({ closedDays }, index) =>
    closedDays.flatMap((day, position) => {
      const date = isRecurring(day) ? `2028-${day}` : day;
      return day.startsWith('today') || fromUrlDate(date) !== null
        ? []
        : [problemAt(['Restaurants', index, 'ClosedDays', position], 'This day is not in the calendar')];
    }),
  );

/** Days that are not in the calendar, and ranges that speak of no night. */
export function checkNights(file: PropertyFile): Problem[] {
  const rules = [
    ...file.rates.map((rule, index) => ({ rule, path: ['Rates', index] })),
    ...file.stock.map((rule, index) => ({ rule, path: ['Stock', index] })),
    ...file.allotments.map((rule, index) => ({ rule, path: ['Allotments', index] })),
  ];
  return [
    ...checkClosedDays(file),
    ...file.seasons.flatMap((season, index) => checkRange(['Seasons', index], season.from, season.to)),
    ...rules.flatMap(({ rule, path }) =>
      rule.season !== null && (rule.from !== null || rule.to !== null)
        ? [problemAt([...path, 'Season'], 'A rule has either a Season or From and To')]
        : checkRange(path, rule.from, rule.to),
    ),
  ];
}
