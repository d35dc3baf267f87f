import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { languageOf, siteLanguages } from 'shared/domain';
import { $locale } from 'shared/runtime';
import { ChoiceList } from '../layout/choice-list.tsx';
import { languageRequested } from './model.ts';

/** The languages of the site, each by its own name. */
export function LanguageList(): ReactElement {
  const { locale, choose } = useUnit({ locale: $locale, choose: languageRequested });
  const current = siteLanguages.find((language) => languageOf(language.locale) === languageOf(locale));
  return (
    <ChoiceList
      choices={siteLanguages.map((language) => ({
        value: language.locale,
        name: language.name,
        lang: language.locale,
      }))}
      current={current?.locale ?? ''}
      onChoose={choose}
    />
  );
}
