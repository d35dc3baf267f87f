import { useUnit } from 'effector-react';
import { useContext, useEffect } from 'react';
import type { Property } from 'shared/contracts';
import { Button, Loading, SectionHeading } from 'shared/ui';
import { AskedByPress } from './asked-by-press.ts';
import { BookingTable } from './booking-table.tsx';
import { $dayCounts, $hasDayFailed, $today, $wantedDay, dayChosen, dayLeft, todayFx } from './today-model.ts';
import { TodayTables } from './today-tables.tsx';
import { useWords } from './use-desk.ts';

/** Of each list; the whole day of a large hotel would take seconds to draw. */
const firstRows = 10;

function Count({ label, value }: { readonly label: string; readonly value: number | string }) {
  return (
    <div className="desk-count">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Who arrives, leaves and stays on a day, what waits, and the tables. */
export function Today({ property }: { readonly property: Property }) {
  const text = useWords();
  const { today, counts, wantedDay, hasFailed, isReading, choose, leave } = useUnit({
    today: $today,
    counts: $dayCounts,
    wantedDay: $wantedDay,
    hasFailed: $hasDayFailed,
    isReading: todayFx.pending,
    choose: dayChosen,
    leave: dayLeft,
  });
  const { propertyId } = property;
  const isAsked = useContext(AskedByPress);
  useEffect(() => {
    if (!isAsked) choose({ propertyId, on: '' });
    return () => leave();
  }, [choose, leave, propertyId, isAsked]);
  const again = hasFailed && (
    <Button onClick={() => choose({ propertyId, on: wantedDay ?? '' })}>{text('calendar.retry')}</Button>
  );
  if (today === null || counts === null) return again || <Loading label={text('desk.waiting')} />;
  const {
    on,
    arrivals,
    departures,
    inHouse,
    requests,
    awaitingPayment = [],
    tables,
    unsentMails = [],
  } = today;
  const lists = [
    ['today.arrivals', arrivals, counts.arrivals],
    ['today.departures', departures, counts.departures],
    ['today.in-house', inHouse, counts.inHouse],
    ['today.requests', requests, counts.requests],
    ['today.awaiting', awaitingPayment, counts.awaitingPayment],
    ['today.unsent', unsentMails, counts.unsentMails ?? unsentMails.length],
  ] as const;
  // Who comes and goes is always said; of the rest only what there is, and the counts above have its nought.
  const isShown = (key: (typeof lists)[number][0], count: number) =>
    count > 0 || key === 'today.arrivals' || key === 'today.departures';
  return (
    <>
      <label className="desk-day">
        {text('today.day')}
        <input
          type="date"
          className="desk-input"
          autoComplete="off"
          value={(wantedDay ?? on).replaceAll('/', '-')}
          onChange={({ target }) => {
            if (target.value !== '') choose({ propertyId, on: target.value.replaceAll('-', '/') });
          }}
        />
      </label>
      {again}
      <dl className="desk-numbers" aria-busy={isReading}>
        {lists.map(([key, , count]) => (
          <Count key={key} label={text(key)} value={count} />
        ))}
        <Count
          label={text('today.checked-in')}
          value={`${String(counts.checkedIn)}/${String(counts.arrivals)}`}
        />
        <Count label={text('today.tables')} value={counts.tables} />
      </dl>
      {lists
        .filter(([key, , count]) => isShown(key, count))
        .map(([key, rows, count]) => (
          <section key={key} className="desk-part desk-of-day">
            <SectionHeading>{text(key)}</SectionHeading>
            <BookingTable
              property={property}
              bookings={rows}
              count={count}
              label={text(key)}
              first={firstRows}
            />
          </section>
        ))}
      {counts.tables > 0 && (
        <section className="desk-part desk-of-day">
          <SectionHeading>{text('today.tables')}</SectionHeading>
          <TodayTables tables={tables} count={counts.tables} first={firstRows} />
        </section>
      )}
    </>
  );
}
