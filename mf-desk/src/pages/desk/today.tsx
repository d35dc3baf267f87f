import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { Property } from 'shared/contracts';
import type { DeskTable } from 'shared/contracts/desk';
import { Input, Statistic, Table } from 'shared/ui/desk';
import { Loading, SectionHeading } from 'shared/ui';
import { BookingTable } from './booking-table.tsx';
import { $today, dayChosen } from './today-model.ts';
import { MoreRows, useSome } from './some-rows.tsx';
import { useWords } from './use-desk.ts';

/** Of each list; the whole day of a large hotel would take seconds to draw. */
const firstRows = 10;

/** Who arrives, leaves and stays on a day, what waits, and the tables. */
export function Today({ property }: { readonly property: Property }) {
  const text = useWords();
  const { today, choose } = useUnit({ today: $today, choose: dayChosen });
  const { propertyId } = property;
  useEffect(() => {
    choose({ propertyId, on: '' });
  }, [choose, propertyId]);
  const tablesShown = useSome(today?.tables ?? [], firstRows);
  if (today === null) return <Loading label={text('desk.waiting')} />;
  const { on, arrivals, departures, inHouse, requests, awaitingPayment = [], tables } = today;
  const lists = [
    ['today.arrivals', arrivals],
    ['today.departures', departures],
    ['today.in-house', inHouse],
    ['today.requests', requests],
    ['today.awaiting', awaitingPayment],
  ] as const;
  const checkedIn = arrivals.filter(({ hasCheckedIn }) => hasCheckedIn).length;
  return (
    <>
      <label className="desk-day">
        {text('today.day')}
        <Input
          type="date"
          value={on.replaceAll('/', '-')}
          onChange={({ target }) => {
            if (target.value !== '') choose({ propertyId, on: target.value.replaceAll('-', '/') });
          }}
        />
      </label>
      <div className="desk-numbers">
        {lists.map(([key, rows]) => (
          <Statistic key={key} title={text(key)} value={rows.length} />
        ))}
        <Statistic
          title={text('today.checked-in')}
          value={`${String(checkedIn)}/${String(arrivals.length)}`}
        />
        <Statistic title={text('today.tables')} value={tables.length} />
      </div>
      {lists.map(([key, rows]) => (
        <section key={key} className="desk-part">
          <SectionHeading>{text(key)}</SectionHeading>
          <BookingTable property={property} bookings={rows} label={text(key)} first={firstRows} />
        </section>
      ))}
      <section className="desk-part">
        <SectionHeading>{text('today.tables')}</SectionHeading>
        <Table<DeskTable>
          aria-label={text('today.tables')}
          rowKey="referenceNumber"
          dataSource={[...tablesShown.some]}
          pagination={false}
          locale={{ emptyText: text('today.none') }}
          columns={[
            { title: text('today.time'), dataIndex: 'visitTime' },
            { title: text('today.restaurant'), dataIndex: 'restaurantName' },
            { title: text('today.party'), dataIndex: 'partySize' },
            { title: text('today.contact'), dataIndex: 'contactNumber', responsive: ['sm'] },
          ]}
        />
        <MoreRows of={tablesShown} label={text('today.tables')} />
      </section>
    </>
  );
}
