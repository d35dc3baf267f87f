import { useUnit } from 'effector-react';
import {
  type ComponentProps,
  lazy,
  Suspense,
  useContext,
  useDeferredValue,
  useEffect,
  useState,
} from 'react';
import type { Property } from 'shared/contracts';
import { Select, Statistic } from 'shared/ui/desk';
import { Loading, saveFile, SectionHeading, useLocale } from 'shared/ui';
import { AskedByPress } from '../asked-by-press.ts';
import { useTexts, useWords } from '../use-desk.ts';
import { Waiting } from '../waiting.tsx';
import { DayChart } from './day-chart.tsx';
import { DaysForm } from './days-form.tsx';
import { type FigureName, figureFields, figureNames, firstRows, useFigures } from './figure.ts';
import { $file, $hasFailed, $numbers, type DeskNumbers, fileSaved, numbersRequested } from './model.ts';

// The figures and the chart are drawn before the table's scripts are run.
const FigureTable = lazy(() =>
  import('./figure-table.lazy.tsx').then((module) => ({ default: module.FigureTable })),
);

/** As high as the table will be, so that nothing under it moves when it comes. */
const rowRem = 2.58;
type TableProps = ComponentProps<typeof FigureTable>;
function LaterTable(props: TableProps) {
  const text = useWords();
  // What stands above it is drawn and painted first.
  const drawn = useDeferredValue<TableProps | null>(props, null);
  const room = { minBlockSize: `${String((Math.min(props.rows.length, firstRows) + 1) * rowRem)}rem` };
  if (drawn === null) return <div style={room} />;
  const waiting = (
    <div style={room}>
      <Loading label={text('desk.waiting')} />
    </div>
  );
  return (
    <Suspense fallback={waiting}>
      <FigureTable {...drawn} />
    </Suspense>
  );
}

interface Part {
  readonly property: Property;
  readonly numbers: DeskNumbers;
}

function Totals({ property, numbers: { now, before, currency } }: Part) {
  const text = useWords();
  const { money } = useTexts(property.timeZone);
  const written = useFigures(property.timeZone, currency);
  return (
    <div className="desk-numbers">
      {figureNames.map((name) => (
        <div key={name}>
          <Statistic
            title={text(`numbers.${name}`)}
            value={written(name, now.total[figureFields[name]])}
            formatter={(value) => value}
          />
          <p className="desk-small">
            {text('numbers.before', { value: written(name, before.total[figureFields[name]]) })}
          </p>
        </div>
      ))}
      <div>
        <Statistic
          title={text('numbers.fees')}
          value={money(now.fees, currency)}
          formatter={(value) => value}
        />
        <p className="desk-small">{text('numbers.before', { value: money(before.fees, currency) })}</p>
      </div>
    </div>
  );
}

function Days({ property, numbers }: Part) {
  const text = useWords();
  const { day } = useTexts(property.timeZone);
  const isFromRight = /^(ar|he|fa)\b/.test(useLocale());
  const [figure, setFigure] = useState<FigureName>('occupancy');
  const { now, currency } = numbers;
  const options = figureNames.map((value) => ({ value, label: text(`numbers.${value}`) }));
  return (
    <section className="desk-part">
      <SectionHeading>{text('numbers.days')}</SectionHeading>
      <Select
        aria-label={text('numbers.figure')}
        className="desk-role"
        options={options}
        value={figure}
        onChange={setFigure}
      />
      <DayChart
        numbers={numbers}
        figure={figure}
        timeZone={property.timeZone}
        isFromRight={isFromRight}
        label={text('numbers.chart', {
          figure: text(`numbers.${figure}`),
          from: day(now.from),
          to: day(now.to),
        })}
      />
      <p className="desk-legend desk-small">
        <span className="desk-key-now">{text('numbers.now')}</span>
        <span className="desk-key-before">{text('numbers.year-before')}</span>
      </p>
      <LaterTable
        label={text('numbers.days')}
        head={text('numbers.day')}
        timeZone={property.timeZone}
        currency={currency}
        rows={now.days.map(({ on, ...figures }) => ({ key: on, title: day(on), figures }))}
      />
    </section>
  );
}

function Journeys({ numbers: { journeys } }: Pick<Part, 'numbers'>) {
  const text = useWords();
  return (
    <section className="desk-part">
      <SectionHeading>{text('numbers.journeys')}</SectionHeading>
      <ul className="desk-lines">
        {journeys.map(({ step, count }) => (
          <li key={step}>
            <span>{text(`numbers.step.${step}`)}</span> <span>{count}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Occupancy, rates, pick-up and lead time of some days, beside the year before. */
export function Numbers({ property }: { readonly property: Property }) {
  const text = useWords();
  const { numbers, hasFailed, file, show, saved } = useUnit({
    hasFailed: $hasFailed,
    numbers: $numbers,
    file: $file,
    show: numbersRequested,
    saved: fileSaved,
  });
  const { propertyId, timeZone } = property;
  const isAsked = useContext(AskedByPress);
  useEffect(() => {
    if (!isAsked) show({ propertyId });
  }, [show, propertyId, isAsked]);
  useEffect(() => {
    // The mark at the beginning tells spreadsheets that the text is UTF-8.
    if (file === null) return;
    saveFile(file.fileName, 'text/csv;charset=utf-8', `\u{feff}${file.content}`);
    saved();
  }, [file, saved]);
  if (numbers === null) return <Waiting hasFailed={hasFailed} again={() => show({ propertyId })} />;
  const { now, currency } = numbers;
  return (
    <>
      <DaysForm property={property} numbers={numbers} />
      <Totals property={property} numbers={numbers} />
      <section className="desk-part">
        <SectionHeading>{text('numbers.channels')}</SectionHeading>
        <LaterTable
          label={text('numbers.channels')}
          head={text('numbers.channel')}
          timeZone={timeZone}
          currency={currency}
          rows={now.channels.map(({ channel, ...figures }) => ({
            key: channel,
            title: text(`numbers.channel.${channel}`),
            figures,
          }))}
        />
      </section>
      <Days property={property} numbers={numbers} />
      <Journeys numbers={numbers} />
    </>
  );
}
