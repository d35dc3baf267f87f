import * as z from 'zod/mini';

const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** No stay is outside of these years; a database knows no year nought. */
const isUsualYear = (year: number): boolean => year >= 1900 && year <= 2999;

function isCalendarDate(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.split('/').map(Number);
  return isUsualYear(year) && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** A calendar day of the property as `YYYY/MM/DD` (product.md 9); not an instant, has no time zone. */
export const stayDateSchema = z
  .string()
  .check(z.regex(/^\d{4}\/\d{2}\/\d{2}$/, 'A date must be written YYYY/MM/DD'))
  .check(z.refine(isCalendarDate, { params: { message: 'field.day' } }));
export type StayDate = z.infer<typeof stayDateSchema>;

/** Money on the wire: a decimal number of the property's currency, at most its minor digits. */
export const amountSchema = z.number().check(z.minimum(-1e12), z.maximum(1e12));

/** ISO 4217 code such as `GBP`. */
export const currencySchema = z.string().check(z.regex(/^[A-Z]{3}$/));

export const idSchema = z.string().check(z.minLength(1), z.maxLength(64));
export const textSchema = z.string().check(z.maxLength(4000));
export const shortTextSchema = z.string().check(z.maxLength(200));
export const countSchema = z.int().check(z.minimum(0), z.maximum(999));
export const languageCodeSchema = z.string().check(z.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/));
export const colourSchema = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, 'A colour is written #rrggbb'));
export const timeOfDaySchema = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time is written HH:mm'));
/**
 * The fields of an object that are in another language than was asked for, by their names, and the language of each: a page says
 * it with `lang` and `dir`. Of a list that is so in part, the texts by their places (`Amenities.2`). Absent: all are in that language, or nothing is known of it.
 */
/** Of texts that a booking keeps as they were agreed; absent where it is the language asked for, or where it is not known. */
export const bookedLanguageSchema = z.optional(languageCodeSchema);

export const textLanguagesSchema = z.optional(z.record(z.string(), languageCodeSchema));
export type TextLanguages = NonNullable<z.output<typeof textLanguagesSchema>>;
/** An instant as ISO 8601 text in UTC. */
export const instantSchema = z.iso.datetime();
