import { domainMessages, type WordLoaders } from 'shared/domain';
import { enGb } from './en-gb.ts';

export const messages = { 'en-GB': { ...domainMessages, ...enGb } };

/** The shell's own words in other languages. */
export const shellWords: WordLoaders = {
  da: () => import(/* webpackChunkName: "words-da" */ './da.ts').then(({ da }) => da),
  ar: () => import(/* webpackChunkName: "words-ar" */ './ar.ts').then(({ ar }) => ar),
};
