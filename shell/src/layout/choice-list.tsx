import type { ReactElement } from 'react';
import { Icon } from 'shared/ui';

export interface Choice {
  readonly value: string;
  readonly name: string;
  /** A quieter word at its side. */
  readonly detail?: string | undefined;
  /** BCP 47 tag of the name, where it is not the page's language. */
  readonly lang?: string | undefined;
}

interface ChoiceListProps {
  readonly choices: readonly Choice[];
  readonly current: string;
  readonly onChoose: (value: string) => void;
}

/** One of a few, chosen at once: the languages and the currencies of the site. */
export const ChoiceList = ({ choices, current, onChoose }: ChoiceListProps): ReactElement => (
  <ul className="choice-list">
    {choices.map(({ value, name, detail, lang }) => (
      <li key={value}>
        <button
          type="button"
          className="choice-list__item"
          {...(lang === undefined ? {} : { lang })}
          aria-current={value === current}
          onClick={() => {
            onChoose(value);
          }}
        >
          <span className="choice-list__name" dir="auto">
            {name}
          </span>
          {detail !== undefined && <span className="choice-list__detail">{detail}</span>}
          {value === current && <Icon name="check" />}
        </button>
      </li>
    ))}
  </ul>
);
