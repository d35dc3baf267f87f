import { reflect, SelectField, useLocale, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { currencyChanged } from '../search/model.ts';
import { $currencies, $isComparable, $shownIn } from './model.ts';

const own = '';

interface CurrencyChoiceViewProps {
  readonly currencies: readonly string[];
  /** Null: each hotel's own. */
  readonly shownIn: string | null;
  readonly isComparable: boolean;
  readonly onChange: (currency: string | null) => void;
}

/** Hotels of several currencies can be compared in one of them. */
export function CurrencyChoiceView({ currencies, shownIn, isComparable, onChange }: CurrencyChoiceViewProps) {
  const text = useMessages(messages);
  const locale = useLocale();
  if (!isComparable) return null;
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return (
    <SelectField
      className="gr-tools__currency"
      label={text('group.currency')}
      rich="search"
      value={shownIn ?? own}
      onChange={(value) => onChange(value === own ? null : value)}
      options={[
        { value: own, label: text('group.currency.own') },
        ...currencies.map((code) => ({ value: code, label: `${code} · ${names.of(code) ?? code}` })),
      ]}
    />
  );
}

export const CurrencyChoice = reflect({
  view: CurrencyChoiceView,
  bind: {
    currencies: $currencies,
    shownIn: $shownIn,
    isComparable: $isComparable,
    onChange: currencyChanged,
  },
});
