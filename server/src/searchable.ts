/** Letters that do not come apart into a letter and its marks. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  þ: 'th',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  ŧ: 't',
  ſ: 's',
};

/**
 * A text as it is searched: small letters without marks, words with one space between them. The same for what is stored and what is typed, so
 * that a search finds the same on every database: `Öztürk` by `ozturk`, `Łódź` by `lodz`.
 */
export const searchable = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}'’‘ʼ]/gu, '')
    .replace(/[ßæœøðþđħıłŋŧſ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}@.+_]+/gu, ' ')
    .trim();
