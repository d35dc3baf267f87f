import type { ReactElement } from 'react';
import type { Property } from '../contracts/index.ts';
import type { Language } from '../domain/index.ts';
import { frameTranslate } from './messages/en-GB.ts';

/** Whether a hotel has a currency beside its own to show its prices in. */
export const hasOtherCurrencies = (property: Property | null): boolean =>
  property?.availableCurrencies.some((currency) => currency !== property.currency) === true;

interface MenuCurrencyProps {
  readonly currency: string;
  readonly language: Language;
}

/** The currency in the menu: its code alone where the menu lies in the header. */
export const MenuCurrency = ({ currency, language }: MenuCurrencyProps): ReactElement => (
  <>
    <span className="site-menu__in-bar" aria-hidden="true">
      {currency}
    </span>
    <span className="site-menu__in-list">{frameTranslate(language)('frame.currency', { currency })}</span>
  </>
);
