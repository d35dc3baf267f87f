import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { languageOf, siteLanguages } from 'shared/domain';
import { $locale } from 'shared/runtime';
import { Icon } from 'shared/ui';
import { languageRequested } from './model.ts';

/** The languages of the site, each by its own name. */
export function LanguageList(): ReactElement {
  const { locale, choose } = useUnit({ locale: $locale, choose: languageRequested });
  return (
    <ul className="language-list">
      {siteLanguages.map((language) => {
        const isCurrent = languageOf(language.locale) === languageOf(locale);
        return (
          <li key={language.locale}>
            <button
              type="button"
              className="language-list__item"
              lang={language.locale}
              aria-current={isCurrent}
              onClick={() => {
                choose(language.locale);
              }}
            >
              <span dir="auto">{language.name}</span>
              {isCurrent && <Icon name="check" />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
