import * as z from 'zod/mini';
import { availabilityDaySchema, type AvailabilityDay, type StayDate } from '../contracts/index.ts';
import { addDays } from '../domain/index.ts';

type CalendarRate = AvailabilityDay['rates'][number];

/** A rate of the double room at 120.00 a night without restrictions. */
export const aCalendarRate = (overrides: Partial<CalendarRate> = {}): CalendarRate => ({
  roomTypeId: 'double',
  ratePlanId: 'flexible',
  minimumRate: 120,
  minLengthOfStay: null,
  maxLengthOfStay: null,
  minStayThrough: null,
  minDaysBeforeArrival: null,
  maxDaysBeforeArrival: null,
  closedToArrival: false,
  closedToDeparture: false,
  ...overrides,
});

/** So many nights from `first` with five rooms free; `special` changes some of them. */
export const aCalendar = (
  first: StayDate,
  nights: number,
  special: Readonly<Record<StayDate, Partial<AvailabilityDay>>> = {},
): readonly AvailabilityDay[] =>
  Array.from({ length: nights }, (_, index) => {
    const dateOfStay = addDays(first, index);
    return { dateOfStay, availableRooms: 5, rates: [aCalendarRate()], ...special[dateOfStay] };
  });

/** The same as the server sends it, for calls whose answer is read bit by bit. */
export const calendarOnTheWire = (days: readonly AvailabilityDay[]): readonly unknown[] =>
  days.map((day) => z.encode(availabilityDaySchema, day));
