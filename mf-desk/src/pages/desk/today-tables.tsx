import type { DeskTable } from 'shared/contracts/desk';
import { MoreRows, useSome } from './some-rows.tsx';
import { useWords } from './use-desk.ts';

interface Props {
  readonly tables: readonly DeskTable[];
  readonly count: number;
  readonly first: number;
}

/** Tables of the hotel's restaurants on a day. */
export function TodayTables({ tables, count, first }: Props) {
  const text = useWords();
  const shown = useSome(tables, first, count);
  return (
    <>
      <table className="desk-table" aria-label={text('today.tables')}>
        <thead>
          <tr>
            <th scope="col">{text('today.time')}</th>
            <th scope="col">{text('today.restaurant')}</th>
            <th scope="col">{text('today.party')}</th>
            <th scope="col" className="desk-from-tablet">
              {text('today.contact')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.some.map((table) => (
            <tr key={table.referenceNumber}>
              <td>{table.visitTime}</td>
              <td>
                {table.restaurantName}
                {typeof table.guestName === 'string' && <div className="muted">{table.guestName}</div>}
              </td>
              <td>{table.partySize}</td>
              <td className="desk-from-tablet">{table.contactNumber}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <MoreRows of={shown} label={text('today.tables')} />
    </>
  );
}
