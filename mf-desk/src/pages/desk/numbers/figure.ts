import type { Figures } from 'shared/contracts/desk';
import { useLocale } from 'shared/ui';
import { numberFormat } from '../formats.ts';
import { useTexts, useWords } from '../use-desk.ts';

/** What is charted and compared, and where it stands in the figures of a day. */
export const figureFields = {
  occupancy: 'occupancy',
  adr: 'adr',
  'rev-par': 'revPar',
  revenue: 'roomRevenue',
  'pick-up': 'pickUpRooms',
  'lead-time': 'leadTime',
} as const satisfies Readonly<Record<string, keyof Figures>>;
export type FigureName = keyof typeof figureFields;
const figureNames = ['occupancy', 'adr', 'rev-par', 'revenue', 'pick-up', 'lead-time'] as const;
export { figureNames };

/** Of a table of days: a month; a year of rows would take seconds to draw. */
export const firstRows = 31;

/** With one decimal; a share that would come to 0 with its first digit, so that a room that is sold is never nothing. */
export const shareDigits = (share: number): Intl.NumberFormatOptions =>
  share > 0 && share < 0.0005
    ? { style: 'percent', maximumSignificantDigits: 1 }
    : { style: 'percent', maximumFractionDigits: 1 };

/** Figures as the desk reads them; a dash stands for a missing one. */
export function useFigures(timeZone: string, currency: string) {
  const text = useWords();
  const locale = useLocale();
  const { money } = useTexts(timeZone);
  const number = (value: number, options: Intl.NumberFormatOptions): string =>
    numberFormat(locale, options).format(value);
  return (name: FigureName, value: number | null): string => {
    if (value === null) return text('numbers.none');
    if (name === 'occupancy') return number(value, shareDigits(value));
    if (name === 'pick-up') return number(value, { signDisplay: 'exceptZero' });
    if (name === 'lead-time') return number(value, { maximumFractionDigits: 1 });
    return money(value, currency);
  };
}
