import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { stayProblemText, useDayNotes } from 'shared/availability-calendar';
import { calendarEnGb } from 'shared/availability-calendar/messages';
import type { Property, Stay, StayDate } from 'shared/contracts';
import { guestCount, lastKnownDay, partyText, stayRules, todayIn } from 'shared/domain';
import { $clock, createMessages } from 'shared/runtime';
import { Button, useConversion, useLateDialog, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { $calendar, calendarWanted, datesChosen } from './model.ts';
import { type Draft, withOwnNights } from './rules.ts';

const calendarMessages = createMessages(calendarEnGb);

const loadCalendar = () => import('shared/ui/date');
const DateRangeDialog = lazy(() => loadCalendar().then((door) => ({ default: door.DateRangeDialog })));

interface DatesProps {
  readonly stay: Stay;
  readonly draft: Draft;
  readonly property: Property;
}
interface Range {
  readonly from: StayDate | null;
  readonly to: StayDate | null;
}

/** Other dates, from the calendar; the nights that the booking has already are free to it. */
export function Dates({ stay, draft, property }: DatesProps) {
  const text = useMessages(messages);
  const calendarText = useMessages(calendarMessages);
  const { clock, choose, calendar, want } = useUnit({
    clock: $clock,
    choose: datesChosen,
    calendar: $calendar,
    want: calendarWanted,
  });
  useEffect(() => {
    want();
  }, [want]);
  const { isOpen, open, close } = useLateDialog(loadCalendar);
  const [range, setRange] = useState<Range | null>(null);
  const today = todayIn(property.timeZone, clock.now());
  const { from, to } = range ?? { from: draft.dateFrom, to: draft.dateTo };
  const rules = useMemo(
    () =>
      stayRules(withOwnNights(calendar, stay), {
        rooms: draft.rooms.length,
        minimumNights: 1,
        closedToday: null,
      }),
    [calendar, stay, draft.rooms.length],
  );
  // What another guest would pay for a night; the quote says what the change costs.
  const notes = useDayNotes(calendar, property.currency);
  const conversion = useConversion(property.currency);
  const parties = draft.rooms;
  const [only] = parties;
  const guests =
    parties.length === 1 && only !== undefined
      ? partyText(only, text)
      : text('count.guests', { count: parties.reduce((sum, room) => sum + guestCount(room), 0) });
  const legend =
    calendar === null
      ? undefined
      : calendarText('calendar.legend-guests', { guests, currency: conversion?.to ?? property.currency });
  const shut = (): void => {
    setRange(null);
    close();
  };
  return (
    <div>
      <Button icon="calendar" onClick={open}>
        {text('change.dates')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DateRangeDialog
            open
            onClose={shut}
            title={text('change.dates')}
            from={from}
            to={to}
            onChange={setRange}
            min={today}
            max={lastKnownDay(today)}
            today={today}
            unavailable={(date, role) => {
              const problem =
                role === 'arrival' || from === null
                  ? rules.arrivalProblem(date)
                  : rules.stayProblem({ from, to: date });
              return problem === null ? null : stayProblemText(problem, calendarText);
            }}
            note={notes.price}
            spokenNote={notes.spokenPrice}
            legend={legend}
            submit={{
              label: text('change.dates.take'),
              onSubmit: () => {
                if (from !== null && to !== null) choose({ from, to });
                shut();
              },
            }}
            autoFocus
          />
        </Suspense>
      )}
    </div>
  );
}
