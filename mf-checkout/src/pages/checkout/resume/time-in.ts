/** A time of day in the property's zone, on 24 hours (product.md 9): `10:45`. */
export const timeIn = (timeZone: string, locale: string, instant: string): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    numberingSystem: 'latn',
  }).format(new Date(instant));
