import type { ReactElement, ReactNode } from 'react';
import { convert, convertLines, formatMoney, type Minor } from '../../domain/index.ts';
import { classNames } from '../class-names.ts';
import { uiMessages } from '../messages/en-GB.ts';
import { useConversion, useMoney } from '../money/use-money.ts';
import { useLocale, useMessages } from '../words/use-messages.ts';

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
  /** This is what the guest is about to pay: beside another currency it says what is charged. */
  readonly charged?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Where prices are shown in another currency: what is charged, in the hotel's own; above a list of prices, the currency alone. Nothing elsewhere. */
export function ChargedIn({
  amount,
  currency,
}: {
  readonly amount?: Minor | undefined;
  readonly currency: string;
}): ReactElement | null {
  const locale = useLocale();
  const text = useMessages(uiMessages);
  if (useConversion(currency) === null) return null;
  return (
    <span className="price__caption">
      {amount === undefined
        ? text('ui.charged-in-currency', { currency })
        : text('ui.charged-in', { currency, amount: formatMoney(amount, currency, locale) })}
    </span>
  );
}

/** An amount of money in minor units as a guest reads it. */
export function Price({
  amount,
  currency,
  original,
  size = 'medium',
  caption,
  prefix,
  charged = false,
  className,
}: PriceProps): ReactElement {
  const text = useMessages(uiMessages);
  const money = useMoney();
  const struck = typeof original === 'number' && original > amount;
  return (
    <span className={classNames('price', `price--${size}`, className)}>
      <span className="price__line">
        {prefix !== undefined && <span className="price__prefix">{prefix}</span>}
        {struck && (
          <s className="price__original">
            <span className="visually-hidden">{text('ui.was')} </span>
            {money(original, currency)}
          </s>
        )}
        <span className="price__amount">{money(amount, currency)}</span>
      </span>
      {caption !== undefined && caption !== null && <span className="price__caption">{caption}</span>}
      {charged && <ChargedIn amount={amount} currency={currency} />}
    </span>
  );
}

export interface PriceLineItem {
  readonly text: ReactNode;
  readonly amount: Minor;
  /** What stands in the amount's place: "Free". */
  readonly instead?: string | undefined;
  readonly tone?: 'positive' | undefined;
}

export interface PriceLinesProps {
  readonly lines: readonly PriceLineItem[];
  readonly currency: string;
  readonly total?: { readonly text: string; readonly amount: Minor } | undefined;
}

/** How a price is made up, line by line, with its total; in another currency the lines still add up to it. What costs nothing is free. */
export function PriceLines({ lines, currency, total }: PriceLinesProps): ReactElement {
  const locale = useLocale();
  const text = useMessages(uiMessages);
  const conversion = useConversion(currency);
  const amounts = lines.map((line) => line.amount);
  const shown = conversion === null ? amounts : convertLines(amounts, conversion);
  const money = (amount: Minor): string => formatMoney(amount, conversion?.to ?? currency, locale);
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
          <dd>
            {line.instead ?? (line.amount === 0 ? text('ui.free') : money(shown[index] ?? line.amount))}
          </dd>
        </div>
      ))}
      {total !== undefined && (
        <div className="price-lines__line price-lines__line--total">
          <dt>{total.text}</dt>
          <dd>{money(conversion === null ? total.amount : convert(total.amount, conversion))}</dd>
        </div>
      )}
    </dl>
  );
}
