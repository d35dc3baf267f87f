import { memo, type ReactElement } from 'react';
import type { StayDate } from '../../contracts/index.ts';
import { formatStayDate } from '../../domain/index.ts';
import { classNames } from '../class-names.ts';
import { datesMessages } from '../messages/dates.en-GB.ts';
import { useLocale, useMessages } from '../words/use-messages.ts';

/** What is known of one day of the calendar. */
export interface DayFacts {
  readonly place: 'from' | 'to' | 'between' | null;
  readonly isToday: boolean;
  /** The one day that Tab comes to. */
  readonly isEntry: boolean;
  /** Past, or further ahead than the calendar goes. */
  readonly isOutside: boolean;
  /** Why it cannot be chosen, or null. */
  readonly reason: string | null;
  /** A few characters under the number, such as a price. */
  readonly note: string | null;
  /** The note in words. */
  readonly spokenNote: string | null;
  /** A character or two at the corner. */
  readonly mark: string | null;
}

interface DayCellProps {
  readonly date: StayDate;
  /** Seen where there is no column of this weekday. */
  readonly weekday: string;
  readonly facts: DayFacts;
  readonly onChoose: (date: StayDate) => void;
  readonly onPoint: (date: StayDate | null) => void;
}

const placeKeys = { from: 'ui.arrival', to: 'ui.departure', between: 'ui.in-stay' } as const;

const factNames = [
  'place',
  'isToday',
  'isEntry',
  'isOutside',
  'reason',
  'note',
  'spokenNote',
  'mark',
] as const satisfies readonly (keyof DayFacts)[];

const sameFacts = (a: DayFacts, b: DayFacts): boolean => factNames.every((name) => a[name] === b[name]);

function Day({ date, weekday, facts, onChoose, onPoint }: DayCellProps): ReactElement {
  const locale = useLocale();
  const text = useMessages(datesMessages);
  const { place, isToday, isEntry, isOutside, reason, note, spokenNote, mark } = facts;
  const spoken = [
    formatStayDate(date, 'long', locale),
    isToday ? text('ui.today') : null,
    place === null ? null : text(placeKeys[place]),
    spokenNote,
    reason,
  ].filter((part) => part !== null);
  return (
    <td
      role="gridcell"
      aria-selected={place !== null}
      className={classNames('calendar__cell', place !== null && `calendar__cell--${place}`)}
    >
      <button
        type="button"
        className={classNames(
          'calendar__day',
          isToday && 'calendar__day--today',
          isOutside && 'calendar__day--outside',
        )}
        data-date={date}
        data-autofocus={isEntry || undefined}
        tabIndex={isEntry ? 0 : -1}
        aria-disabled={reason !== null || undefined}
        title={reason ?? undefined}
        onClick={() => {
          onChoose(date);
        }}
        onPointerEnter={({ pointerType }) => {
          // A finger that only scrolls passes over many days.
          if (pointerType !== 'touch') onPoint(date);
        }}
      >
        {/* Its name is written inside, not as a label: what is seen has to be part of a label word for word, and begins it. */}
        <span className="calendar__number">
          <span className="calendar__weekday" aria-hidden="true">
            {weekday}
          </span>
          {Number(date.slice(8))}
        </span>
        <span className="visually-hidden"> {spoken.join(text('count.comma'))}</span>
        <span className="calendar__note" aria-hidden="true">
          {note}
        </span>
        {mark !== null && (
          <span className="calendar__mark" aria-hidden="true">
            {mark}
          </span>
        )}
      </button>
    </td>
  );
}

/** One day; drawn again only when something about it changes. */
export const DayCell = memo(
  Day,
  (before, after) =>
    before.date === after.date && before.onChoose === after.onChoose && sameFacts(before.facts, after.facts),
);
