import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { languageOf, siteLanguages } from 'shared/domain';
import { $locale } from 'shared/runtime';
import { ChoiceList } from '../layout/choice-list.tsx';
import { languageRequested } from './model.ts';

/** A language by its own name, as it begins a line. */
function ownName(locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(languageOf(locale)) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** The languages of the site, each by its own name. */
export function LanguageList(): ReactElement {
  const { locale, choose } = useUnit({ locale: $locale, choose: languageRequested });
  const current = siteLanguages.find((each) => languageOf(each) === languageOf(locale));
  return (
    <ChoiceList
      choices={siteLanguages.map((each) => ({ value: each, name: ownName(each), lang: each }))}
      current={current ?? ''}
      onChoose={choose}
    />
  );
}
