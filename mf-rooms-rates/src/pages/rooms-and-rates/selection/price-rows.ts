import type { StayDate } from 'shared/contracts';
import type { Minor, NightRate, PriceLine } from 'shared/domain';

export type PriceRow =
  | { readonly kind: 'night'; readonly date: StayDate; readonly amount: Minor }
  | { readonly kind: 'line'; readonly line: PriceLine; readonly amount: Minor };

const sum = (nights: readonly NightRate[]): Minor =>
  nights.reduce((total, { baseRate }) => total + baseRate, 0);

/** A price line by line, each night by itself where nights differ; the rows add up to what the lines add up to. */
export const priceRows = (lines: readonly PriceLine[], nights: readonly NightRate[]): PriceRow[] =>
  lines.flatMap((line): PriceRow[] =>
    line.kind === 'nights' && line.night?.varies === true && sum(nights) === line.amount
      ? nights.map(({ date, baseRate }) => ({ kind: 'night', date, amount: baseRate }))
      : [{ kind: 'line', line, amount: line.amount }],
  );
