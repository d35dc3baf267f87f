import { createTranslate } from 'shared/domain';
import { $locale } from 'shared/runtime';
import { catalogues } from './catalogues.ts';

/** The words of this remote for what a model tells by itself. */
export const $text = $locale.map((locale) => createTranslate(catalogues, locale));
