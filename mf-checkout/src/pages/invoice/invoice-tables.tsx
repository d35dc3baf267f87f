import { Fragment, type ReactNode } from 'react';
import type { Invoice } from 'shared/contracts';
import { useLocale, useMessages } from 'shared/ui';
import { invoiceMessages } from '../../messages/invoice.en-GB.ts';

interface TablesProps {
  readonly invoice: Invoice;
  /** A decimal amount in the currency and language of the page. */
  readonly money: (amount: number) => string;
}

interface SumLineProps {
  readonly label: ReactNode;
  readonly amount: string;
  readonly isTotal?: boolean;
}

const SumLine = ({ label, amount, isTotal = false }: SumLineProps) => (
  <div className={isTotal ? 'co-invoice__sum co-invoice__sum--total' : 'co-invoice__sum'}>
    <dt>{label}</dt>
    <dd>{amount}</dd>
  </div>
);

/** What was booked: each room with its lines, and its total. */
export function ServicesTable({ invoice, money }: TablesProps) {
  const text = useMessages(invoiceMessages);
  return (
    <table className="co-invoice__table">
      <caption className="visually-hidden">{text('invoice.services')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('invoice.service')}</th>
          <th scope="col" className="co-invoice__amount">
            {text('invoice.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {invoice.items.map((item, index) => (
          <Fragment key={index}>
            <tr className="co-invoice__room">
              <th scope="rowgroup" colSpan={2}>
                {text('invoice.room', { number: index + 1, name: item.roomType })}
                <span className="co-invoice__fact">
                  {[item.ratePlan, item.guest].filter((part) => part !== '').join(' · ')}
                </span>
              </th>
            </tr>
            {item.priceLines.map((line, place) => (
              <tr key={place}>
                <td>{line.text}</td>
                <td className="co-invoice__amount">{money(line.amount)}</td>
              </tr>
            ))}
            <tr className="co-invoice__room-total">
              <td>{text('invoice.room.total', { number: index + 1 })}</td>
              <td className="co-invoice__amount">{money(item.totalCost)}</td>
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

/** VAT by rate with its base; nothing where the hotel charges none. */
export function VatTable({ invoice, money }: TablesProps) {
  const text = useMessages(invoiceMessages);
  const locale = useLocale();
  const percentage = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  if (invoice.vat.length === 0) return null;
  return (
    <table className="co-invoice__table co-invoice__vat">
      <caption>{text('invoice.vat')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('invoice.vat.name')}</th>
          <th scope="col" className="co-invoice__amount">
            {text('invoice.vat.rate')}
          </th>
          <th scope="col" className="co-invoice__amount">
            {text('invoice.vat.base')}
          </th>
          <th scope="col" className="co-invoice__amount">
            {text('invoice.vat')}
          </th>
        </tr>
      </thead>
      <tbody>
        {invoice.vat.map(({ name, percent, base, amount }, index) => (
          <tr key={index}>
            <th scope="row">{name}</th>
            <td className="co-invoice__amount">{percentage.format(percent / 100)}</td>
            <td className="co-invoice__amount">{money(base)}</td>
            <td className="co-invoice__amount">{money(amount)}</td>
          </tr>
        ))}
        {invoice.untaxedBase !== 0 && (
          <tr>
            <th scope="row">{text('invoice.vat.untaxed')}</th>
            <td />
            <td className="co-invoice__amount">{money(invoice.untaxedBase)}</td>
            <td />
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** Other taxes and fees, the total, and how it was paid: a voucher pays, it takes nothing off. */
export function Sums({ invoice, money }: TablesProps) {
  const text = useMessages(invoiceMessages);
  const { otherTaxes, containedTaxes, total, voucher, paid, balance, corrects, credited = 0 } = invoice;
  return (
    <div className="co-invoice__sums">
      <dl>
        {otherTaxes.map((tax, index) => (
          <SumLine key={index} label={tax.text} amount={money(tax.amount)} />
        ))}
        <SumLine label={text('invoice.total')} amount={money(total)} isTotal />
        {credited > 0 && corrects !== null && (
          <SumLine label={text('invoice.credited', { number: corrects.number })} amount={money(credited)} />
        )}
        {voucher > 0 && <SumLine label={text('invoice.paid.voucher')} amount={money(voucher)} />}
        {paid > 0 && <SumLine label={text('invoice.paid')} amount={money(paid)} />}
        {balance > 0 && <SumLine label={text('invoice.balance')} amount={money(balance)} />}
      </dl>
      {containedTaxes.map((tax, index) => (
        <p key={index} className="co-fine">
          {text('invoice.contained', { tax: `${tax.text} ${money(tax.amount)}` })}
        </p>
      ))}
      {voucher > 0 && <p className="co-fine">{text('invoice.paid.voucher.text')}</p>}
    </div>
  );
}
