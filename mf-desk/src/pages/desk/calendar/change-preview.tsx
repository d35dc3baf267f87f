import { useEffect, useRef } from 'react';
import type { EndpointOutput } from 'shared/contracts';
import type { previewDeskCalendar } from 'shared/contracts/desk';
import { Alert, Descriptions } from 'shared/ui/desk';
import { useWords } from '../use-desk.ts';
import { type CalendarRow, nameOf as nameOfRow, type Nights } from './nights.ts';
import { useCalendarTexts } from './use-calendar.ts';

interface Props {
  readonly outcome: EndpointOutput<typeof previewDeskCalendar>;
  readonly nights: Nights;
  readonly rows: readonly CalendarRow[];
}

/** What is to be thought of before the change is made; nothing where it has no lines. */
function Warning({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Alert
      type="warning"
      role="presentation"
      title={title}
      description={
        <ul className="desk-notes">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      }
    />
  );
}

/** What a change does, above all to nights that are sold. */
export function ChangePreview({ outcome, nights, rows }: Props) {
  const text = useWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It and the confirmation come below what may be the end of the screen.
    const body = box.current?.closest('.ant-drawer-body');
    body?.scrollTo({ top: body.scrollHeight });
  }, []);
  const { price, dayOfMonth } = useCalendarTexts(nights.currency);
  const range = (prices: readonly number[] | null): string | null =>
    prices === null ? null : [...new Set(prices)].map(price).join(' – ');
  const before = range(outcome.pricesBefore);
  const after = range(outcome.pricesAfter);
  const counts = [
    ['stock', outcome.stockNights],
    ['rates', outcome.rateNights],
    ['without-price', outcome.nightsWithoutPrice],
    ['taken', outcome.roomsTaken],
  ] as const;
  const nameOf = (id: string): string => rows.find(({ key }) => key === id)?.name ?? id;
  const rateOf = (roomTypeId: string, ratePlanId: string): string => {
    const row = rows.find((each) => each.roomTypeId === roomTypeId && each.ratePlanId === ratePlanId);
    return row === undefined ? ratePlanId : nameOfRow(row);
  };
  const lowered = outcome.loweredMinStays ?? [];
  const more = outcome.belowTakenCount - outcome.belowTaken.length;
  return (
    <div ref={box}>
      <Descriptions
        column={1}
        size="small"
        items={[
          ...counts.map(([key, count]) => ({
            key,
            label: text(`calendar.preview.${key}`),
            children: String(count),
          })),
          ...(before === null || after === null
            ? []
            : [
                {
                  key: 'prices',
                  label: text('calendar.preview.prices', { currency: nights.currency }),
                  children: text('calendar.preview.from-to', { before, after }),
                },
              ]),
        ]}
      />
      <Warning
        title={text('calendar.preview.shorter')}
        lines={lowered.map(({ roomTypeId, ratePlanId, before: longest, nights: count }) =>
          text('calendar.preview.shorter-rate', { rate: rateOf(roomTypeId, ratePlanId), longest, count }),
        )}
      />
      <Warning
        title={text('calendar.preview.below')}
        lines={[
          ...outcome.belowTaken.map(
            ({ roomTypeId, date, taken }) => `${dayOfMonth(date)}, ${nameOf(roomTypeId)}: ${String(taken)}`,
          ),
          ...(more > 0 ? [`+ ${String(more)}`] : []),
        ]}
      />
    </div>
  );
}
