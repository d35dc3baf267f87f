/** A moment in words, by the hotel's clock. */
export const instantText = (at: Date, timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    hourCycle: 'h23',
    numberingSystem: 'latn',
    timeZone,
  }).format(at);
