const known = new Map<string, unknown>();

function once<Format>(kind: string, locale: string, options: object, make: () => Format): Format {
  const key = `${kind} ${locale} ${JSON.stringify(options)}`;
  // The kind is part of the key, so that what is found under it was made by the same function.
  const format = (known.get(key) as Format | undefined) ?? make();
  known.set(key, format);
  return format;
}

/** Making a format takes as long as writing a hundred numbers with it, and a calendar or a table writes thousands. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  once('number', locale, options, () => new Intl.NumberFormat(locale, options));

export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  once('date', locale, options, () => new Intl.DateTimeFormat(locale, options));
