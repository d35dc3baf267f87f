import type { TextByLanguage } from '../contracts/index.ts';
import type { Catalogue, LanguageTag } from '../domain/index.ts';

type OtherLanguage = Exclude<LanguageTag, 'en'>;

/** A remote's catalogues, one for each language of the site. */
type Catalogues<Base extends Catalogue> = Readonly<Record<'en-GB', Base> & Record<OtherLanguage, Catalogue>>;

/**
 * Looks texts up in all catalogues of a remote at once, for what `src/declaration.ts` says of its pages. Throws where one of them lacks the
 * text: a guest would be the first to see an English title there. Node reads declarations as they are written, without a
 * build, so this door imports types only.
 */
export const declaredTexts =
  <const Base extends Catalogue>(catalogues: Catalogues<Base>) =>
  (key: keyof Base & string): TextByLanguage => {
    const textIn = (language: 'en-GB' | OtherLanguage): string => {
      const text: unknown = catalogues[language][key];
      if (typeof text !== 'string') throw new Error(`The text “${key}” is missing in “${language}”.`);
      return text;
    };
    return {
      'en-GB': textIn('en-GB'),
      da: textIn('da'),
      de: textIn('de'),
      fr: textIn('fr'),
      es: textIn('es'),
      it: textIn('it'),
      nl: textIn('nl'),
      sv: textIn('sv'),
      nb: textIn('nb'),
      pt: textIn('pt'),
      pl: textIn('pl'),
      ja: textIn('ja'),
      ar: textIn('ar'),
    };
  };
