import { memo } from 'react';
import type { CalendarRate, CalendarRoomType } from 'shared/contracts/desk';
import { addDays } from 'shared/domain';
import { rateNightOf, roomsOf, useCellWords } from './cell-words.ts';
import { useCalendarTexts } from './use-calendar.ts';

export const cellId = (row: number, night: number): string => `cal-${String(row)}-${String(night)}`;

export interface BlockProps {
  readonly row: number;
  readonly name: string;
  readonly isRate: boolean;
  readonly type: CalendarRoomType | undefined;
  readonly rate: CalendarRate | undefined;
  readonly offset: number;
  /** Nights since the first, and how many are in this block. */
  readonly firstNight: string;
  readonly from: number;
  readonly count: number;
  readonly currency: string;
  /** Chosen nights of this block; -1 for none. */
  readonly chosenFrom: number;
  readonly chosenTo: number;
  readonly active: number;
}

interface Shown {
  readonly main: string;
  readonly marks: string;
  readonly label: readonly string[];
  readonly look: string;
}

/** More characters than the usual letters have room for. */
const longest = 8;

/** A few nights of a line, one element each: drawn again only when something of them has changed. */
export const GridBlock = memo(function GridBlock(props: BlockProps) {
  const { row, name, isRate, type, rate, offset, firstNight, from, count, currency } = props;
  const { price, fullDay } = useCalendarTexts(currency);
  const words = useCellWords(price);
  const shownOf = (index: number): Shown => {
    if (type === undefined) return { main: '…', marks: '', label: [], look: '' };
    if (!isRate) {
      const rooms = roomsOf(type, index);
      if (rooms === null) return { main: '', marks: '', label: [], look: '' };
      const taken = rooms.held > 0 ? `${String(rooms.sold)}+${String(rooms.held)}` : String(rooms.sold);
      return {
        main: String(rooms.free),
        marks: `${taken}/${String(rooms.total)}`,
        label: words.rooms(rooms),
        look: `${rooms.free <= 0 ? ' cal-full' : ''}${rooms.isByHand ? ' cal-by-hand' : ''}`,
      };
    }
    const night = rateNightOf(rate, index);
    if (night === null || night.price === null)
      return { main: '–', marks: '', label: [words.price(night)], look: ' cal-none' };
    const marks = [
      // The mark before it keeps the sign in front of its number in a script from the right.
      ...(night.minStay > 1 ? [`\u200E≥${String(night.minStay)}`] : []),
      ...(night.isClosedToArrival ? ['CTA'] : []),
      ...(night.isClosedToDeparture ? ['CTD'] : []),
    ];
    return {
      main: price(night.price),
      marks: marks.join(' '),
      label: [words.price(night), ...words.terms(night)],
      look: `${night.isClosed ? ' cal-closed' : ''}${night.isByHand ? ' cal-by-hand' : ''}`,
    };
  };
  return (
    <div role="presentation" className="cal-block">
      {Array.from({ length: count }, (_, day) => {
        const night = from + day;
        const { main, marks, label, look } = shownOf(offset + day);
        const isChosen = night >= props.chosenFrom && night <= props.chosenTo;
        const size = `${marks === '' ? '' : ' cal-two'}${main.length > longest ? ' cal-long' : ''}`;
        return (
          <div
            key={day}
            role="gridcell"
            id={cellId(row, night)}
            aria-colindex={night + 2}
            aria-selected={isChosen}
            aria-label={[name, fullDay(addDays(firstNight, night)), ...label].join(', ')}
            data-night={night}
            data-marks={marks === '' ? undefined : marks}
            className={`cal-cell${look}${size}${night === props.active ? ' cal-active' : ''}`}
          >
            {main}
          </div>
        );
      })}
    </div>
  );
});
