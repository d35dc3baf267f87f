import type { Invoice, Property } from 'shared/contracts';
import { useTexts, useWords } from '../use-desk.ts';
import { SheetLines } from './sheet-lines.tsx';

interface Props {
  readonly property: Property;
  readonly invoice: Invoice;
}

/** An issued invoice as a sheet of paper; it is seen in print only. */
export function InvoiceSheet({ property, invoice }: Props) {
  const text = useWords();
  const { day, money } = useTexts(property.timeZone);
  const { issuer, recipient, corrects, currency, credited = 0 } = invoice;
  const sums: (readonly [label: string, amount: number])[] = [
    ...invoice.vat.map(
      ({ name, percent, base, amount }) =>
        [text('invoice.vat', { name, percent, base: money(base, currency) }), amount] as const,
    ),
    ...invoice.otherTaxes.map((tax) => [tax.text, tax.amount] as const),
    [text('bookings.total'), invoice.total],
    ...(corrects !== null && credited > 0
      ? [[text('invoice.credit', { number: corrects.number }), credited] as const]
      : []),
    ...(invoice.voucher > 0 ? [[text('act.voucher-used'), invoice.voucher] as const] : []),
    [text('bookings.paid'), invoice.paid],
    ...(invoice.balance > 0 ? [[text('invoice.balance'), invoice.balance] as const] : []),
  ];
  return (
    <div className="desk-sheet" aria-hidden="true">
      <h1>{text('invoice.number', { number: invoice.number })}</h1>
      <p>
        {day(invoice.issuedOn)}
        {corrects !== null &&
          `. ${text('invoice.corrects', { number: corrects.number, date: day(corrects.issuedOn) })}`}
      </p>
      <p>{[issuer.name, ...issuer.addressLines, issuer.vatId].filter(Boolean).join(', ')}</p>
      <p>
        {text('invoice.to')}:{' '}
        {[recipient.companyName, recipient.name, ...recipient.addressLines, recipient.vatId]
          .filter(Boolean)
          .join(', ')}
      </p>
      <p>
        {text('booking.title', { reference: invoice.referenceNumber })}, {day(invoice.dateFrom)} –{' '}
        {day(invoice.dateTo)}
      </p>
      {invoice.items.map((item, index) => (
        <SheetLines
          key={index}
          caption={[item.roomType, item.ratePlan, item.guest].filter(Boolean).join(', ')}
          lines={item.priceLines.map((line) => ({ ...line, amount: money(line.amount, currency) }))}
        />
      ))}
      <table>
        <caption>{text('booking.money')}</caption>
        <tbody>
          {sums.map(([label, amount], at) => (
            <tr key={at}>
              <th scope="row">{label}</th>
              <td>{money(amount, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
