import { useUnit } from 'effector-react';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import type { StayDate } from 'shared/contracts';
import type { BookedTable } from 'shared/contracts/tables';
import { formatStayDate } from 'shared/runtime';
import { Button, Card, Notice, SectionHeading, Skeleton, useLocale, useMessages } from 'shared/ui';
import { messages as tableMessages } from '../../messages/index.ts';
import { DayPills } from '../../slots/table-booking/day-choice.tsx';
import { quickDays } from '../../slots/table-booking/draft.ts';
import { $lastDay } from '../../slots/table-booking/model.ts';
import { Pills } from '../../slots/table-booking/pills.tsx';
import { messages } from './messages.ts';
import {
  $day,
  $isMoving,
  $slot,
  $times,
  $timesFailed,
  dayChosen,
  kept,
  moveConfirmed,
  timeChosen,
} from './model.ts';
import { Refusal } from './refusal.tsx';

/** The other times of the day. */
function Times() {
  const text = useMessages(messages);
  const tableText = useMessages(tableMessages);
  const { times, slot, failed, choose } = useUnit({
    times: $times,
    slot: $slot,
    failed: $timesFailed,
    choose: timeChosen,
  });
  if (failed) return <Notice tone="negative" title={tableText('table.failed.title')} announce />;
  if (times === null) return <Skeleton shape="block" height={104} />;
  if (times.length === 0)
    return (
      <Notice tone="warning" title={tableText('table.none.title')} announce>
        {text('manage.none')}
      </Notice>
    );
  return (
    <Pills
      id="table-move-time"
      legend={tableText('table.time')}
      value={slot?.time ?? null}
      onChange={(time) => choose(time)}
      options={times.map(({ time }) => ({ value: time, label: <bdi>{time}</bdi>, spoken: time }))}
    />
  );
}

/** Another day and time of the same restaurant, for the same party. */
export function MoveForm({ today, table }: { readonly today: StayDate; readonly table: BookedTable }) {
  const text = useMessages(messages);
  const locale = useLocale();
  const { day, slot, lastDay, isMoving, chooseDay, confirm, keep } = useUnit({
    day: $day,
    slot: $slot,
    lastDay: $lastDay,
    isMoving: $isMoving,
    chooseDay: dayChosen,
    confirm: moveConfirmed,
    keep: kept,
  });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.focus();
    form.current?.scrollIntoView({ block: 'start' });
  }, []);
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    confirm();
  };
  const offer =
    table.promotionName !== null &&
    slot !== null &&
    !slot.promotions.some(({ id }) => id === table.promotionId)
      ? table.promotionName
      : null;
  return (
    <Card as="section" padding="large" aria-labelledby="table-move">
      <form
        ref={form}
        className="stack rt-form"
        tabIndex={-1}
        onSubmit={onSubmit}
        aria-busy={isMoving}
        aria-labelledby="table-move"
      >
        <SectionHeading id="table-move">{text('manage.move')}</SectionHeading>
        <p className="muted">{text('manage.move.lead')}</p>
        <DayPills
          id="table-move-date"
          value={day}
          days={quickDays(table.stay, today)}
          today={today}
          lastDay={table.stay?.dateTo ?? lastDay ?? today}
          onChange={(date) => chooseDay(date)}
        />
        <Times />
        {offer !== null && <p>{text('manage.offer-ends', { offer })}</p>}
        <Refusal />
        {slot !== null && day !== null && (
          <p className="rt-bar__summary" role="status">
            {text('manage.move.to', { date: formatStayDate(day, 'comma', locale), time: slot.time })}
          </p>
        )}
        <div className="cluster">
          <Button kind="primary" type="submit" busy={isMoving} disabled={slot === null}>
            {text(isMoving ? 'manage.moving' : 'manage.move.confirm')}
          </Button>
          <Button disabled={isMoving} onClick={() => keep()}>
            {text('manage.move.keep')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
