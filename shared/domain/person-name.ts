/** Languages in which the family name comes first. */
const familyFirst: readonly string[] = ['ja', 'zh', 'ko', 'hu', 'vi'];

/** First and last name, or their fields, in the order in which a language has them. */
export const inNameOrder = <T>(locale: string, first: T, last: T): readonly [T, T] =>
  familyFirst.includes(locale.slice(0, 2)) ? [last, first] : [first, last];

/** A person's whole name as a language writes it. */
export const personName = (
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
  locale: string,
): string => inNameOrder(locale, firstName, lastName).join(' ').trim();
