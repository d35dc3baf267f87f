/** Things in a sentence, in the way of a language: "A, B and C", "A、B、C". */
export const listText = (things: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(things);
