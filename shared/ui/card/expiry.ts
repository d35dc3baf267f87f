import type { StayDate } from '../../contracts/index.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

const longestValidity = 15;

/** The years in which a card may expire, from the property's this year on. */
export const yearOptions = (today: StayDate): readonly Option[] =>
  Array.from({ length: longestValidity }, (_, index) => {
    const year = String(Number(today.slice(0, 4)) + index);
    return { value: year, label: year };
  });

/** The months as they are printed on a card. */
export const monthOptions: readonly Option[] = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: String(index + 1).padStart(2, '0'),
}));

/** What a list shows of a month or a year; 0 is not chosen yet. */
export const chosen = (value: number): string => (value === 0 ? '' : String(value));
