import { useTexts } from '../use-desk.ts';
import { type FigureName, figureFields, useFigures } from './figure.ts';
import type { DeskNumbers } from './model.ts';
import { scaleOf } from './scale.ts';

interface Props {
  readonly numbers: DeskNumbers;
  readonly figure: FigureName;
  readonly timeZone: string;
  readonly label: string;
  readonly isFromRight: boolean;
}

/** The days under which a date is written: not more than fit. */
const dated = 4;

/** A figure by day as bars, with the year before as lines over them. Its values stand in the table of days. */
export function DayChart({ numbers, figure, timeZone, label, isFromRight }: Props) {
  const { day } = useTexts(timeZone);
  const written = useFigures(timeZone, numbers.currency);
  const field = figureFields[figure];
  const days = numbers.now.days.map((ofDay, index) => ({
    on: ofDay.on,
    now: ofDay[field],
    before: numbers.before.days[index]?.[field] ?? null,
  }));
  const { top, bottom, ticks } = scaleOf(days.flatMap(({ now, before }) => [now ?? 0, before ?? 0]));
  const heightOf = (value: number): number => ((top - value) / (top - bottom)) * 100;
  const leftOf = (index: number): number => (isFromRight ? days.length - 1 - index : index);
  const step = Math.max(1, Math.ceil(days.length / dated));
  return (
    <div className="desk-chart" role="img" aria-label={label}>
      <ol className="desk-scale" aria-hidden>
        {ticks.map((value) => (
          <li key={value} style={{ insetBlockStart: `${String(heightOf(value))}%` }}>
            {written(figure, value)}
          </li>
        ))}
      </ol>
      <svg viewBox={`0 0 ${String(days.length)} 100`} preserveAspectRatio="none" aria-hidden>
        {ticks.map((value) => (
          <line
            key={value}
            className="desk-grid-line"
            x1={0}
            x2={days.length}
            y1={heightOf(value)}
            y2={heightOf(value)}
          />
        ))}
        {days.map(({ on, now }, index) => (
          <rect
            key={on}
            className="desk-bar"
            x={leftOf(index) + 0.15}
            width={0.7}
            y={heightOf(Math.max(now ?? 0, 0))}
            height={heightOf(Math.min(now ?? 0, 0)) - heightOf(Math.max(now ?? 0, 0))}
          />
        ))}
        {days.map(({ on, before }, index) =>
          before === null ? null : (
            <line
              key={on}
              className="desk-before-line"
              x1={leftOf(index)}
              x2={leftOf(index) + 1}
              y1={heightOf(before)}
              y2={heightOf(before)}
            />
          ),
        )}
      </svg>
      <ol className="desk-dates" aria-hidden>
        {days.map(({ on }, index) =>
          index % step === 0 ? (
            <li key={on} style={{ flexGrow: Math.min(step, days.length - index) }}>
              {day(on)}
            </li>
          ) : null,
        )}
      </ol>
    </div>
  );
}
