const two = (number: number): string => String(number).padStart(2, '0');
/** From the early morning through the night after the day of arrival. */
const halfHours: readonly string[] = Array.from({ length: 48 }, (_, index) => {
  const minutes = (6 * 60 + index * 30) % (24 * 60);
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
});

/** Before six o'clock it is the night after the day of arrival (docs/decisions/0084). */
export const isAfterMidnight = (time: string): boolean => time < '06:00';

const inNightOrder = (time: string): string => (isAfterMidnight(time) ? `1${time}` : `0${time}`);

/** What may be chosen, with the time that the booking has: the desk may have set one to the minute. */
export const arrivalTimes = (chosen: string): readonly string[] =>
  chosen === '' || halfHours.includes(chosen)
    ? halfHours
    : [...halfHours, chosen].toSorted((a, b) => (inNightOrder(a) < inNightOrder(b) ? -1 : 1));
