import type { ReactElement, ReactNode } from 'react';
import { formatMoney, type Minor } from '../../domain/index.ts';
import { classNames } from '../class-names.ts';
import { useLocale, useUiMessages } from '../words/use-messages.ts';

/** For display only: nothing that is charged is computed from it (decisions 1). */
export interface Conversion {
  readonly currency: string;
  /** How many units of `currency` one unit of the price's currency is worth. */
  readonly rate: number;
}

export interface PriceProps {
  readonly amount: Minor;
  readonly currency: string;
  /** Struck through, and only where it is greater (decisions 2). */
  readonly original?: Minor | null | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** A quieter second line: "for 3 nights", "£120 per night". */
  readonly caption?: ReactNode;
  /** A quiet word before the amount: "from". */
  readonly prefix?: string | undefined;
  readonly convert?: Conversion | null | undefined;
  readonly className?: string | undefined;
}

const converted = (
  amount: Minor,
  currency: string,
  { currency: other, rate }: Conversion,
  locale: string,
): string => {
  const digits =
    new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
    2;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: other,
    maximumFractionDigits: 0,
  });
  return format.format((amount / 10 ** digits) * rate);
};

/** An amount of money in minor units as a guest reads it. */
export function Price({
  amount,
  currency,
  original,
  size = 'medium',
  caption,
  prefix,
  convert,
  className,
}: PriceProps): ReactElement {
  const locale = useLocale();
  const text = useUiMessages();
  const struck = typeof original === 'number' && original > amount;
  return (
    <span className={classNames('price', `price--${size}`, className)}>
      <span className="price__line">
        {prefix !== undefined && <span className="price__prefix">{prefix}</span>}
        {struck && (
          <s className="price__original">
            <span className="visually-hidden">{text('ui.was')} </span>
            {formatMoney(original, currency, locale)}
          </s>
        )}
        <span className="price__amount">{formatMoney(amount, currency, locale)}</span>
      </span>
      {caption !== undefined && caption !== null && <span className="price__caption">{caption}</span>}
      {convert !== undefined && convert !== null && convert.currency !== currency && (
        <span className="price__caption">
          {text('ui.about', { amount: converted(amount, currency, convert, locale) })}
        </span>
      )}
    </span>
  );
}

export interface PriceLineItem {
  readonly text: ReactNode;
  readonly amount: Minor;
  readonly tone?: 'positive' | undefined;
}

export interface PriceLinesProps {
  readonly lines: readonly PriceLineItem[];
  readonly currency: string;
  readonly total?: { readonly text: string; readonly amount: Minor } | undefined;
}

/** How a price is made up, line by line, with its total. */
export function PriceLines({ lines, currency, total }: PriceLinesProps): ReactElement {
  const locale = useLocale();
  return (
    <dl className="price-lines">
      {lines.map((line, index) => (
        <div
          key={index}
          className={classNames(
            'price-lines__line',
            line.tone === 'positive' && 'price-lines__line--positive',
          )}
        >
          <dt>{line.text}</dt>
          <dd>{formatMoney(line.amount, currency, locale)}</dd>
        </div>
      ))}
      {total !== undefined && (
        <div className="price-lines__line price-lines__line--total">
          <dt>{total.text}</dt>
          <dd>{formatMoney(total.amount, currency, locale)}</dd>
        </div>
      )}
    </dl>
  );
}
