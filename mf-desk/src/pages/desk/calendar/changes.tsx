import { useUnit } from 'effector-react';
import type { Property } from 'shared/contracts';
import type { CalendarChange } from 'shared/contracts/desk';
import { Button, Tag } from 'shared/ui/desk';
import { SectionHeading } from 'shared/ui';
import { Joined } from '../joined.tsx';
import { useTexts, useWords } from '../use-desk.ts';
import { $changes, undoFx, undoPressed } from './calendar-model.ts';
import type { CalendarRow } from './nights.ts';
import { useCalendarTexts } from './use-calendar.ts';

interface Props {
  readonly property: Property;
  readonly rows: readonly CalendarRow[];
  readonly currency: string;
  readonly mayUndo: boolean;
}

function useChangeWords(rows: readonly CalendarRow[], currency: string) {
  const text = useWords();
  const { price } = useCalendarTexts(currency);
  const { dayOfMonth } = useCalendarTexts(currency);
  const closed = (label: string, is: boolean | null): string[] =>
    is === null ? [] : [`${label}: ${text(is ? 'calendar.change.close' : 'calendar.change.open')}`];
  return (change: CalendarChange): { readonly what: string; readonly where: string } => {
    const types = rows.filter(
      ({ roomTypeId, ratePlanId }) => ratePlanId === null && change.roomTypeIds.includes(roomTypeId),
    );
    const rates = new Set(
      rows.flatMap(({ ratePlanId, name }) =>
        ratePlanId !== null && change.ratePlanIds.includes(ratePlanId) ? [name] : [],
      ),
    );
    const set = change.price;
    const isOfRates =
      set !== null ||
      change.minStay !== null ||
      change.isClosed !== null ||
      change.isClosedToArrival !== null ||
      change.isClosedToDeparture !== null ||
      change.isAsInFile === true;
    return {
      what: [
        ...(change.isAsInFile === true ? [text('calendar.change.as-in-file')] : []),
        ...(change.total === null ? [] : [`${text('calendar.change.total')}: ${String(change.total)}`]),
        ...closed(text('calendar.change.sale'), change.isClosed),
        ...(change.minStay === null
          ? []
          : [`${text('calendar.change.min-stay')}: ${String(change.minStay)}`]),
        ...closed(text('calendar.change.arrival'), change.isClosedToArrival),
        ...closed(text('calendar.change.departure'), change.isClosedToDeparture),
        ...(set === null ? [] : [`${text(`calendar.change.${set.kind}`)}: ${price(set.value)}`]),
      ].join(', '),
      where: [
        change.from === change.to
          ? dayOfMonth(change.from)
          : `${dayOfMonth(change.from)} – ${dayOfMonth(change.to)}`,
        types.map(({ name }) => name).join(', '),
        ...(isOfRates ? [[...rates].join(', ')] : []),
      ]
        .filter(Boolean)
        .join(' · '),
    };
  };
}

/** What was changed last, and by whom; each can be undone once. */
export function Changes({ property, rows, currency, mayUndo }: Props) {
  const text = useWords();
  const words = useChangeWords(rows, currency);
  const { instant } = useTexts(property.timeZone);
  const { changes, undo, isWorking } = useUnit({
    changes: $changes,
    undo: undoPressed,
    isWorking: undoFx.pending,
  });
  return (
    <section className="desk-part">
      <SectionHeading>{text('calendar.changes')}</SectionHeading>
      {changes.length === 0 && <p>{text('today.none')}</p>}
      <ul className="desk-lines">
        {changes.map(({ changeId, atUtc, name, change, isUndone }) => {
          const { what, where } = words(change);
          return (
            <li key={changeId}>
              <span className="cal-change">
                {what} {isUndone && <Tag>{text('calendar.undone')}</Tag>}
                <span className="desk-small desk-block">{where}</span>
                <span className="desk-small desk-block">
                  <Joined parts={[instant(atUtc), name ?? text('staff.former')]} />
                </span>
              </span>
              {mayUndo && !isUndone && (
                <Button
                  aria-label={`${text('calendar.undo')}: ${what}, ${where}`}
                  disabled={isWorking}
                  onClick={() => undo(changeId)}
                >
                  {text('calendar.undo')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
