import { useUnit } from 'effector-react';
import type { DeskBooking } from 'shared/contracts/desk';
import type { Property } from 'shared/contracts';
import { bookingOpened } from './bookings-model.ts';
import { MoreRows, useSome } from './some-rows.tsx';
import { statusKey, useTexts, useWords } from './use-desk.ts';

interface Props {
  readonly property: Property;
  readonly bookings: readonly DeskBooking[];
  readonly label: string;
  /** What is said of no bookings. */
  readonly none?: string;
  readonly withStatus?: boolean;
  /** How many are shown at first. */
  readonly first: number;
  /** How many there are, where not all of them have come yet. */
  readonly count?: number | undefined;
}

/** What is to be noticed of a booking before it is opened. */
function useMarks(timeZone: string): (row: DeskBooking) => readonly string[] {
  const text = useWords();
  const { instant } = useTexts(timeZone);
  return (row) => [
    ...(row.hasCheckedIn ? [text('bookings.checked-in')] : []),
    ...(row.arrivalTime ? [text('bookings.arrives-at', { time: row.arrivalTime })] : []),
    ...(row.isOnRequest ? [text('bookings.request')] : []),
    ...(row.heldUntilUtc === undefined
      ? []
      : [text('status.awaiting', { until: instant(row.heldUntilUtc) })]),
  ];
}

/** Bookings as a table of plain elements; a name opens all of it. */
export function BookingTable({ property, bookings, label, none, withStatus = false, first, count }: Props) {
  const shown = useSome(bookings, first, count);
  const text = useWords();
  const { day, money } = useTexts(property.timeZone);
  const marksOf = useMarks(property.timeZone);
  const open = useUnit(bookingOpened);
  const { propertyId } = property;
  if (bookings.length === 0)
    return (
      <p className="desk-small" role={none === undefined ? undefined : 'status'}>
        {none ?? text('today.none')}
      </p>
    );
  return (
    <>
      <table className="desk-table" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{text('bookings.booker')}</th>
            <th scope="col">{text('bookings.stay')}</th>
            <th scope="col" className="desk-from-tablet">
              {text('bookings.rooms')}
            </th>
            <th scope="col" className="desk-from-desktop">
              {text('bookings.guests')}
            </th>
            {withStatus && (
              <th scope="col" className="desk-from-tablet">
                {text('bookings.status')}
              </th>
            )}
            <th scope="col" className="desk-from-tablet desk-end">
              {text('bookings.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.some.map((row) => (
            <tr key={row.reservationId}>
              <td>
                <button
                  type="button"
                  className="desk-name"
                  onClick={() => open({ propertyId, reservationId: row.reservationId })}
                >
                  {row.bookerName || row.referenceNumber}
                </button>
                <div className="desk-small desk-marks">
                  <bdi>{row.referenceNumber}</bdi>
                  {withStatus && <span className="desk-mark desk-below-tablet">{text(statusKey(row))}</span>}
                  {marksOf(row).map((mark) => (
                    <span key={mark} className="desk-mark">
                      {mark}
                    </span>
                  ))}
                </div>
              </td>
              <td>{`${day(row.dateFrom)} – ${day(row.dateTo)}`}</td>
              <td className="desk-from-tablet">{row.roomTypes.join(', ')}</td>
              <td className="desk-names desk-from-desktop">{row.guestNames.join(', ')}</td>
              {withStatus && <td className="desk-from-tablet">{text(statusKey(row))}</td>}
              <td className="desk-from-tablet desk-end">{money(row.total, row.currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <MoreRows of={shown} label={label} />
    </>
  );
}
