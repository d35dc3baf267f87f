import { otherLanguages, type Catalogue, type PluralForms, type WordLoaders } from '../domain/index.ts';

const formsOf = (message: string | PluralForms): string[] =>
  typeof message === 'string' ? [message] : Object.values(message);

/** A count may be a word of its own ("one night"), so it need not be written. */
function parametersOf(message: string | PluralForms): string {
  const names = formsOf(message).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  return [...new Set(names)]
    .filter((name) => name !== 'count')
    .toSorted()
    .join();
}

/** The forms that the language's plural rules ask for and a message with forms lacks; English ones need no test. */
function missingForms(message: string | PluralForms, language: string): string[] {
  if (typeof message === 'string') return [];
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  // Of a million things (Spanish, French, Italian, Portuguese) no message speaks; many Arabic ones are written so that they suit every number.
  const needed = pluralCategories.filter((each) => !unsaid(language).includes(each));
  return needed.filter((each) => message[each] === undefined);
}

const unsaid = (language: string): readonly string[] =>
  language === 'ar' ? ['zero', 'one', 'two', 'few', 'many'] : language === 'pl' ? [] : ['many'];

/** How the words of a button begin to be compared: capitals and punctuation are not heard. */
const heard = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\p{P}\s]+/gu, ' ')
    .trim();

/** Guests who speak to their browser say what a button shows: its whole name has those words where the English one has them (WCAG 2.5.3). */
function unheard(english: Catalogue, words: Catalogue): string[] {
  const isWithin = (of: Catalogue, short: string, long: string): boolean => {
    const [shown, name] = [of[short], of[long]];
    return typeof shown === 'string' && typeof name === 'string' && heard(name).includes(heard(shown));
  };
  return Object.keys(words).flatMap((long) => {
    const short = long.replace(/(?:-full|\.label)$/, '');
    const isNamed = short !== long && short in words && isWithin(english, short, long);
    return isNamed && !isWithin(words, short, long) ? [`${long} does not have the words of ${short}`] : [];
  });
}

/** What is wrong with a language's words, as sentences: a word that English has not, or lacks, with other parameters without a form of its plural, or a name without the words that are shown. */
function catalogueProblems(english: Catalogue, words: Catalogue, language: string): string[] {
  const missing = Object.keys(english).filter((key) => !(key in words));
  const unknown = Object.keys(words).filter((key) => !(key in english));
  const different = Object.entries(words).filter(([key, message]) => {
    const original = english[key];
    return original !== undefined && parametersOf(original) !== parametersOf(message);
  });
  const formless = Object.entries(words).flatMap(([key, message]) =>
    missingForms(message, language).map((form) => `${key} has no form for ${form}`),
  );
  return [
    ...missing.map((key) => `${key} is missing`),
    ...unknown.map((key) => `${key} is not an English one`),
    ...different.map(([key]) => `${key} has other parameters`),
    ...formless,
    ...unheard(english, words),
  ];
}

/** The same for every language of the site. */
export async function wordsProblems(english: Catalogue, loaders: WordLoaders): Promise<string[]> {
  const all = await Promise.all(
    otherLanguages.map(async (language) => {
      const words = (await loaders[language]?.()) ?? {};
      return catalogueProblems(english, words, language).map((problem) => `${language}: ${problem}`);
    }),
  );
  return all.flat();
}
