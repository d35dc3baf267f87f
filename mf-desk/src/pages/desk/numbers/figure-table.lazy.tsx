import { memo } from 'react';
import type { Figures } from 'shared/contracts/desk';
import { Table, type TableColumnsType } from 'shared/ui/desk';
import { MoreRows, useSome } from '../some-rows.tsx';
import { useWords } from '../use-desk.ts';
import { type FigureName, figureFields, figureNames, firstRows, useFigures } from './figure.ts';

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

/** Figures in rows, each with rooms sold beside its rates. */
export const FigureTable = memo(function FigureTable({ rows, label, head, timeZone, currency }: Props) {
  const text = useWords();
  const shown = useSome(rows, firstRows);
  const written = useFigures(timeZone, currency);
  const column = (name: FigureName) => ({
    title: text(`numbers.${name}`),
    key: name,
    align: 'end' as const,
    render: (_: unknown, { figures }: FigureRow) => written(name, figures[figureFields[name]]),
  });
  const columns: TableColumnsType<FigureRow> = [
    { title: head, dataIndex: 'title', rowScope: 'row' },
    {
      title: text('numbers.sold'),
      key: 'sold',
      align: 'end',
      render: (_, { figures }) => `${String(figures.roomsSold)}/${String(figures.roomsAvailable)}`,
    },
    ...figureNames.map(column),
  ];
  return (
    <div className="desk-wide" role="region" aria-label={label} tabIndex={0}>
      <Table<FigureRow>
        aria-label={label}
        rowKey="key"
        size="small"
        columns={columns}
        dataSource={[...shown.some]}
        pagination={false}
      />
      <MoreRows of={shown} label={label} />
    </div>
  );
});
