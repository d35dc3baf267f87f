import type { Theme } from 'shared/contracts';
import { contrast } from 'shared/domain';
import { isCurrency } from './check-values.ts';
import { problemAt, type Path, type Problem } from './problems.ts';
import type { PropertyFile } from './property-file.ts';

/** Least contrast of text (WCAG 2.2, 1.4.3), and of a button that can be told from the page at all. */
const textContrast = 4.5;
const seenContrast = 1.5;

/** A theme in which nothing can be read or found. */
export function checkTheme({ dark, lightPage, primary }: Theme, path: Path): Problem[] {
  const tooAlike = (name: string, colour: string, needed: number, what: string) =>
    contrast(colour, lightPage) >= needed
      ? []
      : [
          problemAt(
            [...path, name],
            `${what} on LightPage: a contrast of ${contrast(colour, lightPage).toFixed(1)}, and ${String(needed)} is needed`,
          ),
        ];
  return [
    ...tooAlike('Dark', dark, textContrast, 'Text in this colour cannot be read'),
    ...tooAlike('Primary', primary, seenContrast, 'Buttons in this colour cannot be seen'),
  ];
}

/** Prices are shown in the hotel's currency, and in these others. */
export function checkAvailableCurrencies({ property }: PropertyFile): Problem[] {
  const { currency, availableCurrencies: shown } = property;
  const path = ['Property', 'AvailableCurrencies'];
  return [
    ...(shown.length > 0 && isCurrency(currency) && !shown.includes(currency)
      ? [problemAt(path, `The hotel’s own currency ${currency} is not among them`)]
      : []),
    ...shown.flatMap((code, index) =>
      shown.indexOf(code) < index ? [problemAt([...path, index], `“${code}” is used twice`)] : [],
    ),
  ];
}

const speaksOf = (ids: readonly string[] | null, id: string): boolean => ids?.includes(id) !== false;

/** Offers that promise an early booking whose rate is sold later too: a guest would get it for tonight. */
export const offerWarnings = ({ bookConfig, ratePlans, rates }: PropertyFile): Problem[] =>
  bookConfig.offers.flatMap(({ name, ratePlanCode, minDaysBeforeArrival }, index) => {
    const plan = ratePlans.find((each) => each.ratePlanCode === ratePlanCode);
    if (typeof minDaysBeforeArrival !== 'number' || !plan) return [];
    const isHeld = rates.some(
      (rule) =>
        speaksOf(rule.ratePlanIds, plan.ratePlanId) &&
        (rule.minDaysBeforeArrival ?? 0) >= minDaysBeforeArrival,
    );
    return isHeld
      ? []
      : [
          problemAt(
            ['BookConfig', 'Offers', index, 'MinDaysBeforeArrival'],
            `“${name}”: no rule of Rates holds “${plan.ratePlanId}” to it, so its rate is sold later too`,
          ),
        ];
  });

interface Sold {
  readonly hasRate: boolean;
  readonly hasStock: boolean;
}

function soldOf({ rates, stock }: PropertyFile, roomTypeId: string): Sold {
  return {
    hasRate: rates.some((rule) => rule.baseRate !== null && speaksOf(rule.roomTypeIds, roomTypeId)),
    hasStock: stock.some((rule) => rule.total > 0 && speaksOf(rule.roomTypeIds, roomTypeId)),
  };
}

/** Room types that can never be booked. */
export const checkSold = (file: PropertyFile): Problem[] =>
  file.roomTypes.flatMap(({ roomTypeId }, index) => {
    const { hasRate, hasStock } = soldOf(file, roomTypeId);
    return hasRate || hasStock
      ? []
      : [problemAt(['RoomTypes', index], 'No rule of Rates gives it a BaseRate, and none of Stock a room')];
  });

/** Those that cannot be booked now, which may be meant. */
export const unsoldWarnings = (file: PropertyFile): Problem[] =>
  file.roomTypes.flatMap(({ roomTypeId }, index) => {
    const { hasRate, hasStock } = soldOf(file, roomTypeId);
    return [
      ...(hasRate
        ? []
        : [problemAt(['RoomTypes', index], 'No rule of Rates gives it a BaseRate: it is not sold')]),
      ...(hasStock
        ? []
        : [problemAt(['RoomTypes', index], 'No rule of Stock gives it a room: it is not sold')]),
    ];
  });
