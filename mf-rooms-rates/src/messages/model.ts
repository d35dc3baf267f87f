import { $language, translateIn } from 'shared/runtime';
import { catalogues } from './catalogues.ts';

/** The words of this remote for what a model tells by itself. */
export const $text = $language.map((language) => translateIn(catalogues, language));
