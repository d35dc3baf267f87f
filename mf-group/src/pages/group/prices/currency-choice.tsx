import { reflect, SelectField, useLocale, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { currencyChanged } from '../search/model.ts';
import { $currencies, $isComparable, $shownIn } from './model.ts';

interface CurrencyChoiceViewProps {
  readonly currencies: readonly string[];
  /** Null while the rates are on their way. */
  readonly shownIn: string | null;
  readonly isComparable: boolean;
  readonly onChange: (currency: string) => void;
}

/** Hotels of several currencies are compared in one of them. */
export function CurrencyChoiceView({ currencies, shownIn, isComparable, onChange }: CurrencyChoiceViewProps) {
  const text = useMessages(messages);
  const locale = useLocale();
  if (!isComparable) return null;
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return (
    <SelectField
      autoComplete="off"
      className="gr-tools__currency"
      label={text('group.currency')}
      rich="search"
      value={shownIn ?? ''}
      onChange={onChange}
      options={currencies.map((code) => ({ value: code, label: `${code} · ${names.of(code) ?? code}` }))}
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
