import { useUnit } from 'effector-react';
import type { Property } from 'shared/contracts';
import { type BillLine, billOf, type Minor } from 'shared/domain';
import { formatMoney } from 'shared/runtime';
import { useLocale } from 'shared/ui';
import { $booking } from '../bookings-model.ts';
import { $invoice } from './invoice-model.ts';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { SheetLines } from './sheet-lines.tsx';
import { statusKey, useTexts, useWords } from '../use-desk.ts';

/** The booking that is open, or its invoice while that is looked at, as a sheet of paper; it is seen in print only. */
export function PrintSheet({ property }: { readonly property: Property }) {
  const text = useWords();
  const { day, instant, money } = useTexts(property.timeZone);
  const locale = useLocale();
  const { detail, issued } = useUnit({ detail: $booking, issued: $invoice });
  if (detail === null) return null;
  const invoice = issued?.invoice ?? null;
  if (invoice !== null) return <InvoiceSheet property={property} invoice={invoice} />;
  const { booking, confirmation, guests, notes, ledger, addressLines } = detail;
  const { currency } = booking;
  const { email, phone } = confirmation.booker;
  const bill = billOf(confirmation, text('act.voucher-used'));
  const ofMinor = (amount: Minor) => formatMoney(amount, currency, locale);
  const written = ({ text: words, amount, isIncluded }: BillLine) => ({
    text: words,
    amount: isIncluded ? text('booking.included') : ofMinor(amount),
  });
  return (
    <div className="desk-sheet" aria-hidden="true">
      <h1>
        {confirmation.property.propertyName}: {text('booking.title', { reference: booking.referenceNumber })}
      </h1>
      <p>
        {day(booking.dateFrom)} – {day(booking.dateTo)}, {text(statusKey(booking))}
        {booking.arrivalTime && `, ${text('bookings.arrives-at', { time: booking.arrivalTime })}`}
      </p>
      <p>{[booking.bookerName, email, phone, ...addressLines].filter(Boolean).join(', ')}</p>
      {notes !== null && notes !== '' && <p>{notes}</p>}
      {bill.rooms.map(({ item, lines }, index) => (
        <SheetLines
          key={index}
          caption={[
            item.roomType.name,
            item.ratePlan.name,
            ...(guests[index] ?? []).map(({ name }) => name),
          ].join(', ')}
          lines={lines.map(written)}
        />
      ))}
      <table>
        <caption>{text('booking.money')}</caption>
        <tbody>
          {bill.added.map(written).map((line, at) => (
            <tr key={at}>
              <td>{line.text}</td>
              <td>{line.amount}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{text('bookings.total')}</th>
            <td>{ofMinor(bill.total)}</td>
          </tr>
          {ledger.map((movement, at) => (
            <tr key={at}>
              <td>
                {instant(movement.atUtc)}, {text(`money.${movement.kind}`)}
              </td>
              <td>{money(movement.amount, movement.currency)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{text('bookings.paid')}</th>
            <td>{money(booking.paid, currency)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
