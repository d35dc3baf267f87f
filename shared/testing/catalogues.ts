import type { Catalogue, PluralForms } from '../domain/index.ts';

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

/** What is wrong with a language's words, as sentences: a word that English has not, or lacks, or with other parameters. */
export function catalogueProblems(english: Catalogue, words: Catalogue): string[] {
  const missing = Object.keys(english).filter((key) => !(key in words));
  const unknown = Object.keys(words).filter((key) => !(key in english));
  const different = Object.entries(words).filter(([key, message]) => {
    const original = english[key];
    return original !== undefined && parametersOf(original) !== parametersOf(message);
  });
  return [
    ...missing.map((key) => `${key} is missing`),
    ...unknown.map((key) => `${key} is not an English one`),
    ...different.map(([key]) => `${key} has other parameters`),
  ];
}
