import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $conversion, $property, $shownCurrencies, currencyChosen } from 'shared/runtime';
import { useLocale, useMessages } from 'shared/ui';
import { ChoiceList } from '../layout/choice-list.tsx';
import { openedMessages } from '../messages/opened.ts';

const capitalised = (name: string, locale: string): string =>
  name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);

/** The currencies in which this hotel's prices can be shown, by their names in the guest's language. */
export function CurrencyList(): ReactElement | null {
  const text = useMessages(openedMessages);
  const locale = useLocale();
  const { property, shown, conversion, choose } = useUnit({
    property: $property,
    shown: $shownCurrencies,
    conversion: $conversion,
    choose: currencyChosen,
  });
  if (property === null) return null;
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return (
    <div className="stack stack--m">
      <p className="muted">{text('currency.note', { currency: property.currency })}</p>
      <ChoiceList
        choices={shown.map((code) => ({
          value: code,
          name: capitalised(names.of(code) ?? code, locale),
          detail: code,
        }))}
        current={conversion?.to ?? property.currency}
        onChoose={choose}
      />
    </div>
  );
}
