import type { CalendarChange } from 'shared/contracts/desk';
import { typedNumber } from 'shared/domain';

/** What the form holds: texts as they were typed, days as browsers write them, counts in digits alone. */
export interface ChangeFields {
  readonly roomTypeIds: readonly string[];
  readonly ratePlanIds: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly total: string;
  readonly sale: '' | 'closed' | 'open';
  readonly minStay: string;
  readonly arrival: '' | 'closed' | 'open';
  readonly departure: '' | 'closed' | 'open';
  readonly priceKind: '' | 'set' | 'add' | 'percent';
  readonly price: string;
  readonly isAsInFile: boolean;
}

export const noChange = {
  total: '',
  sale: '',
  minStay: '',
  arrival: '',
  departure: '',
  priceKind: '',
  price: '',
  isAsInFile: false,
} as const satisfies Partial<ChangeFields>;

const countOf = (typed: string): number | null => (typed === '' ? null : Number(typed));
const closedOf = (chosen: ChangeFields['sale']): boolean | null =>
  chosen === '' ? null : chosen === 'closed';

/** The change as the server reads it. What was left empty stays as it is. */
export function changeOf(propertyId: string, fields: ChangeFields, locale: string): CalendarChange {
  const price = typedNumber(fields.price, locale);
  return {
    propertyId,
    roomTypeIds: [...fields.roomTypeIds],
    ratePlanIds: [...fields.ratePlanIds],
    from: fields.from.replaceAll('-', '/'),
    to: fields.to.replaceAll('-', '/'),
    total: countOf(fields.total),
    isClosed: closedOf(fields.sale),
    minStay: countOf(fields.minStay),
    isClosedToArrival: closedOf(fields.arrival),
    isClosedToDeparture: closedOf(fields.departure),
    price: fields.priceKind === '' || price === null ? null : { kind: fields.priceKind, value: price },
    isAsInFile: fields.isAsInFile ? true : null,
  };
}

export const changesSomething = (change: CalendarChange): boolean =>
  change.roomTypeIds.length > 0 &&
  [
    change.total,
    change.isClosed,
    change.minStay,
    change.isClosedToArrival,
    change.isClosedToDeparture,
    change.price,
    change.isAsInFile,
  ].some((value) => value !== null);
