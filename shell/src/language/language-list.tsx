import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { languageOf, offeredLocales } from 'shared/domain';
import { $locale, $propertyGroup } from 'shared/runtime';
import { $frame } from '../frame-model.ts';
import { ChoiceList } from '../layout/choice-list.tsx';
import { languageRequested } from './model.ts';

/** A language by its own name, as it begins a line. */
function ownName(locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(languageOf(locale)) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** The languages of the hotel or the group that is shown, each by its own name; of the site where it names none. */
export function LanguageList(): ReactElement {
  const { locale, frame, group, choose } = useUnit({
    locale: $locale,
    frame: $frame,
    group: $propertyGroup,
    choose: languageRequested,
  });
  const offered = offeredLocales((frame.property ?? group)?.languages);
  const current = offered.find((each) => languageOf(each) === languageOf(locale));
  return (
    <ChoiceList
      choices={offered.map((each) => ({ value: each, name: ownName(each), lang: each }))}
      current={current ?? ''}
      onChoose={choose}
    />
  );
}
