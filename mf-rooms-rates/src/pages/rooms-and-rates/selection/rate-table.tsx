import type { ReactElement } from 'react';
import type { Listing } from './listing.ts';
import { RateRow } from './rate-row.tsx';
import { lowestPriced, type RateOffer, type RoomOffer } from './rules.ts';
import { useListWords } from './use-list-words.ts';
import './rate.css';

interface RateTableProps {
  readonly label: string;
  readonly room: RoomOffer;
  /** Those of the room's rates that stand in this table. */
  readonly rates: readonly RateOffer[];
  readonly listing: Listing;
  /** Of this room type; null while none is. */
  readonly chosenId: string | null;
  /** The rate that the guest's link named; null where it named another. */
  readonly linkedId: string | null;
  /** The rate that a price crawler presses; null where it is another room's. */
  readonly markedId: string | null;
  readonly onChoose: (ratePlanId: string) => void;
}

/**
 * Rates as the rows of a table whose columns can be compared; where it is narrow each row is a block of its own. The roles are said
 * because browsers take them away where a table is laid out in another way.
 */
export function RateTable(props: RateTableProps): ReactElement {
  const { label, room, rates, listing, chosenId, linkedId, markedId, onChoose } = props;
  const { text } = useListWords();
  // A single row has nothing beside it: no column needs a name, no price is the lowest.
  const isCompared = rates.length > 1;
  const lowest = lowestPriced(room);
  // The same columns in both tables of a room.
  const hasMeals = room.rates.some(
    ({ rate, included }) => typeof rate.boardBasis === 'string' || included.length > 0,
  );
  const columns = [
    'rate',
    'cancellation',
    ...(hasMeals ? ['included' as const] : []),
    'payment',
    'price',
  ] as const;
  return (
    <div className="rr-rates">
      <table role="table" className="rr-rates__table" aria-label={label}>
        {isCompared && (
          <thead role="rowgroup" className="rr-rates__head">
            <tr role="row">
              {columns.map((column) => (
                <th
                  key={column}
                  role="columnheader"
                  scope="col"
                  className={`rr-rates__${column}`}
                  colSpan={column === 'price' ? 2 : undefined}
                >
                  {text(`rates.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
        )}
        {rates.map((offer) => (
          <RateRow
            key={offer.rate.ratePlanId}
            room={room}
            offer={offer}
            listing={listing}
            isChosen={chosenId === offer.rate.ratePlanId}
            isLinked={linkedId === offer.rate.ratePlanId}
            isMarked={markedId === offer.rate.ratePlanId}
            isLowest={isCompared && offer === lowest}
            hasMeals={hasMeals}
            onChoose={() => {
              onChoose(offer.rate.ratePlanId);
            }}
          />
        ))}
      </table>
    </div>
  );
}
