import type { ConfirmationTable } from 'shared/contracts';
import { guestsText } from 'shared/domain';
import { formatStayDate } from 'shared/runtime';
import { Card, SectionHeading, useLocale, useMessages } from 'shared/ui';
import { bookedMessages } from '../../messages/booked.en-GB.ts';

/** The tables that were booked for the stay; nothing without a table. */
export function BookedTables({ tables }: { readonly tables: readonly ConfirmationTable[] }) {
  const text = useMessages(bookedMessages);
  const locale = useLocale();
  if (tables.length === 0) return null;
  return (
    <Card as="section" padding="large">
      <SectionHeading>{text('confirmation.tables')}</SectionHeading>
      <ul className="co-booked">
        {tables.map((table) => (
          <li key={table.bookingReference} className="co-room">
            <h3 className="co-room__name">{table.restaurantName}</h3>
            <p>
              {text('confirmation.table.when', {
                date: formatStayDate(table.visitDate, 'comma', locale),
                time: table.visitTime,
                guests: guestsText(
                  { numberOfAdults: table.partySize, numberOfChildren: 0, numberOfInfants: 0 },
                  text,
                ),
              })}
            </p>
            <p className="co-room__fact">
              {[
                text('confirmation.table.reference', { reference: table.bookingReference }),
                ...(table.promotionName === null ? [] : [table.promotionName]),
                ...(table.leaveTime === null
                  ? []
                  : [text('confirmation.table.until', { time: table.leaveTime })]),
              ].join(' · ')}
            </p>
            {typeof table.manageUrl === 'string' && (
              <p className="co-room__fact">
                <a href={table.manageUrl}>{text('confirmation.table.manage')}</a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
