import { useUnit } from 'effector-react';
import type { DeskBooking } from 'shared/contracts/desk';
import type { Property } from 'shared/contracts';
import { Button, Table, type TableColumnsType, Tag } from 'shared/ui/desk';
import { bookingOpened } from './bookings-model.ts';
import { MoreRows, useSome } from './some-rows.tsx';
import { statusKey, useTexts, useWords } from './use-desk.ts';

interface Props {
  readonly property: Property;
  readonly bookings: readonly DeskBooking[];
  readonly label: string;
  readonly withStatus?: boolean;
  /** How many are shown at first; all of them unless said. */
  readonly first?: number;
}

/** Bookings as a table; a name opens all of it. */
export function BookingTable({ property, bookings, label, withStatus = false, first = Infinity }: Props) {
  const shown = useSome(bookings, first);
  const text = useWords();
  const { day, instant, money } = useTexts(property.timeZone);
  const open = useUnit(bookingOpened);
  const { propertyId } = property;
  const columns: TableColumnsType<DeskBooking> = [
    {
      title: text('bookings.booker'),
      key: 'booker',
      render: (_, row) => (
        <>
          <Button
            type="link"
            className="desk-name"
            onClick={() => open({ propertyId, reservationId: row.reservationId })}
          >
            {row.bookerName || row.referenceNumber}
          </Button>
          <div className="desk-small">
            {row.referenceNumber} {row.hasCheckedIn && <Tag>{text('bookings.checked-in')}</Tag>}
            {row.arrivalTime && <Tag>{text('bookings.arrives-at', { time: row.arrivalTime })}</Tag>}
            {row.isOnRequest && <Tag>{text('bookings.request')}</Tag>}
            {row.heldUntilUtc !== undefined && (
              <Tag className="desk-wrap">{text('status.awaiting', { until: instant(row.heldUntilUtc) })}</Tag>
            )}
          </div>
        </>
      ),
    },
    {
      title: text('bookings.stay'),
      key: 'stay',
      render: (_, row) => `${day(row.dateFrom)} – ${day(row.dateTo)}`,
    },
    {
      title: text('bookings.rooms'),
      key: 'rooms',
      responsive: ['md'],
      render: (_, row) => row.roomTypes.join(', '),
    },
    {
      title: text('bookings.guests'),
      key: 'guests',
      responsive: ['lg'],
      render: (_, row) => row.guestNames.join(', '),
    },
    ...(withStatus
      ? [
          {
            title: text('bookings.status'),
            key: 'status',
            responsive: ['sm' as const],
            render: (_: unknown, row: DeskBooking) => text(statusKey(row)),
          },
        ]
      : []),
    {
      title: text('bookings.total'),
      key: 'total',
      align: 'end',
      responsive: ['sm'],
      render: (_, row) => money(row.total, row.currency),
    },
  ];
  return (
    <>
      <Table<DeskBooking>
        aria-label={label}
        rowKey="reservationId"
        columns={columns}
        dataSource={[...shown.some]}
        pagination={false}
        locale={{ emptyText: text('today.none') }}
      />
      <MoreRows of={shown} label={label} />
    </>
  );
}
