import { memo } from 'react';
import type { Figures } from 'shared/contracts/desk';
import { MoreRows, useSome } from '../some-rows.tsx';
import { useWords } from '../use-desk.ts';
import { figureFields, figureNames, firstRows, useFigures } from './figure.ts';

export interface FigureRow {
  readonly key: string;
  readonly title: string;
  readonly figures: Figures;
}

interface Props {
  readonly rows: readonly FigureRow[];
  readonly label: string;
  readonly head: string;
  readonly timeZone: string;
  readonly currency: string;
}

/** Figures in rows, each with rooms sold beside its rates; of plain elements, for antd's table adds styles that the page's policy refuses. */
export const FigureTable = memo(function FigureTable({ rows, label, head, timeZone, currency }: Props) {
  const text = useWords();
  const shown = useSome(rows, firstRows);
  const written = useFigures(timeZone, currency);
  return (
    <div className="desk-wide" role="region" aria-label={label} tabIndex={0}>
      <table className="desk-table" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col" className="desk-end">
              {text('numbers.sold')}
            </th>
            {figureNames.map((name) => (
              <th key={name} scope="col" className="desk-end">
                {text(`numbers.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.some.map(({ key, title, figures }) => (
            <tr key={key}>
              <th scope="row">{title}</th>
              <td className="desk-end">{`${String(figures.roomsSold)}/${String(figures.roomsAvailable)}`}</td>
              {figureNames.map((name) => (
                <td key={name} className="desk-end">
                  {written(name, figures[figureFields[name]])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <MoreRows of={shown} label={label} />
    </div>
  );
});
