import type { Invoice } from 'shared/contracts';
import { toMinor } from 'shared/domain';
import { formatMoney, formatStayDate } from 'shared/runtime';
import { Facts, useLocale, useMessages } from 'shared/ui';
import { invoiceMessages } from '../../messages/invoice.en-GB.ts';
import { ServicesTable, Sums, VatTable } from './invoice-tables.tsx';
import { PartyLines } from './recipient-lines.tsx';

/** An issued invoice as it is printed on A4. */
export function InvoiceDocument({ invoice }: { readonly invoice: Invoice }) {
  const text = useMessages(invoiceMessages);
  const locale = useLocale();
  const { currency, corrects, poNumber } = invoice;
  const day = (date: string) => formatStayDate(date, 'comma', locale);
  const money = (amount: number) => formatMoney(toMinor(amount, currency), currency, locale);
  return (
    <article className="co-invoice" aria-labelledby="co-invoice-number">
      <header className="co-invoice__head">
        <div>
          <h2 className="co-invoice__number" id="co-invoice-number">
            {text('invoice.number', { number: invoice.number })}
          </h2>
          <p className="muted">{invoice.propertyName}</p>
        </div>
        <section aria-label={text('invoice.from')}>
          <PartyLines party={invoice.issuer} />
        </section>
      </header>
      {corrects !== null && (
        <p className="co-invoice__corrects">
          {text('invoice.corrects', { number: corrects.number, date: day(corrects.issuedOn) })}
        </p>
      )}
      <div className="co-invoice__facts">
        <section>
          <h3 className="eyebrow">{text('invoice.to')}</h3>
          <PartyLines party={invoice.recipient} />
        </section>
        <Facts
          items={[
            { term: text('invoice.issuedOn'), detail: day(invoice.issuedOn) },
            { term: text('invoice.reference'), detail: invoice.referenceNumber },
            ...(poNumber === null ? [] : [{ term: text('invoice.poNumber'), detail: poNumber }]),
            {
              term: text('invoice.stay'),
              detail: text('invoice.stay.days', { from: day(invoice.dateFrom), to: day(invoice.dateTo) }),
            },
          ]}
        />
      </div>
      <ServicesTable invoice={invoice} money={money} />
      <VatTable invoice={invoice} money={money} />
      <Sums invoice={invoice} money={money} />
    </article>
  );
}
