import { createMessages, type WordLoaders } from 'shared/domain';
import { enGb } from './en-GB.ts';

export const messages = createMessages(enGb);

/** The shell's own messages in other languages. */
export const shellCatalogues: WordLoaders = {
  da: () => import(/* webpackChunkName: "words-da" */ './da.ts').then(({ da }) => da),
  ar: () => import(/* webpackChunkName: "words-ar" */ './ar.ts').then(({ ar }) => ar),
};
