import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { hasOtherCurrencies, MenuCurrency } from 'shared/first-screen';
import { $conversion, $language, $property, $shownCurrencies } from 'shared/runtime';
import { useIdle } from 'shared/ui';
import { currenciesRequested } from '../layout/dialogs-model.ts';
import { ratesRequested } from './model.ts';

/** The currency in the menu: a choice once there are rates, and until then what the prices are in. */
export function CurrencyItem(): ReactElement | null {
  const { property, shown, conversion, language, choose, requestRates } = useUnit({
    property: $property,
    shown: $shownCurrencies,
    conversion: $conversion,
    language: $language,
    choose: currenciesRequested,
    requestRates: ratesRequested,
  });
  useIdle(requestRates);
  if (property === null || !hasOtherCurrencies(property)) return null;
  const words = <MenuCurrency currency={conversion?.to ?? property.currency} language={language} />;
  return (
    <li>
      {shown.length === 0 ? (
        <span className="site-menu__item site-menu__item--still">{words}</span>
      ) : (
        <button
          type="button"
          className="site-menu__item"
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          onClick={() => {
            choose();
          }}
        >
          {words}
        </button>
      )}
    </li>
  );
}
