import { checkRange } from './check-days.ts';
import { problemAt, type Path, type Problem } from './problems.ts';
import type { PropertyFile } from './property-file.ts';

type Rule = NonNullable<PropertyFile['services'][number]['prices']>[number];

const daysOf = ({ price: _price, ...days }: Rule): string => JSON.stringify(days);

function checkRule(rule: Rule, path: Path, { seasons }: PropertyFile): Problem[] {
  const { season, from, to, weekdays } = rule;
  const problem = (isWrong: boolean, field: string, message: string): Problem[] =>
    isWrong ? [problemAt([...path, field], message)] : [];
  return [
    ...problem(
      season !== null && !seasons.some(({ name }) => name === season),
      'Season',
      `There is no season “${season ?? ''}”`,
    ),
    ...problem(
      season !== null && (from !== null || to !== null),
      'Season',
      'A rule has either a Season or From and To',
    ),
    ...checkRange(path, from, to),
    ...problem(
      season === null && from === null && to === null && weekdays === null,
      'Price',
      'This would be the price of every day: the Articles have that',
    ),
  ];
}

/** Prices of extras by day that cannot be charged, or that no day could have. */
export const checkServicePrices = (file: PropertyFile): Problem[] =>
  file.services.flatMap(({ prices = [] }, index) => {
    const days = prices.map(daysOf);
    return prices.flatMap((rule, place) => {
      const path: Path = ['Services', index, 'Prices', place];
      return [
        ...checkRule(rule, path, file),
        ...(days.lastIndexOf(daysOf(rule)) > place
          ? [problemAt(path, 'A later rule has these very days, so this price is never charged')]
          : []),
      ];
    });
  });
