import type { StayDate } from 'shared/contracts';

const longestValidity = 15;

/** The years in which a card may expire, from the property's this year on. */
export function expiryYears(today: StayDate): readonly number[] {
  const thisYear = Number(today.slice(0, 4));
  return Array.from({ length: longestValidity }, (_, index) => thisYear + index);
}

/** The months as they are printed on a card. */
export const monthOptions = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: String(index + 1).padStart(2, '0'),
}));
