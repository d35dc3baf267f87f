import { useUnit } from 'effector-react';
import { SelectField, useLocale, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { currencyChanged } from '../search/model.ts';
import { $currencies, $isComparable, $shownIn } from './model.ts';

const own = '';

/** Hotels of several currencies can be compared in one of them. */
export function CurrencyChoice() {
  const text = useMessages(messages);
  const locale = useLocale();
  const { currencies, shownIn, isComparable, change } = useUnit({
    currencies: $currencies,
    shownIn: $shownIn,
    isComparable: $isComparable,
    change: currencyChanged,
  });
  if (!isComparable) return null;
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return (
    <SelectField
      className="gr-tools__currency"
      label={text('group.currency')}
      value={shownIn ?? own}
      onChange={(value) => change(value === own ? null : value)}
      options={[
        { value: own, label: text('group.currency.own') },
        ...currencies.map((code) => ({ value: code, label: `${code} · ${names.of(code) ?? code}` })),
      ]}
    />
  );
}
