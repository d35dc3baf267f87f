import type { WordLoaders } from './languages.ts';
import { countMessages, priceLineMessages } from './counts.en-gb.ts';
import { errorMessages, successMessages, warningMessages } from './errors.en-gb.ts';
import { validationMessages } from './validation.en-gb.ts';

export * from './cancellation.ar.ts';
export * from './cancellation.da.ts';
export * from './cancellation.en-gb.ts';
export * from './languages.ts';
export * from './translate.ts';

/** The en-GB texts of the rules: product.md 5, 8 and 9. Pages add their own catalogue to it. */
export const domainMessages = {
  ...errorMessages,
  ...warningMessages,
  ...successMessages,
  ...validationMessages,
  ...countMessages,
  ...priceLineMessages,
} as const;

export type DomainMessageKey = keyof typeof domainMessages;

/** The rules' own words in other languages. */
export const domainWords: WordLoaders = {
  da: () => import(/* webpackChunkName: "words-da" */ './da.ts').then(({ da }) => da),
  ar: () => import(/* webpackChunkName: "words-ar" */ './ar.ts').then(({ ar }) => ar),
};
