import { useState, type ReactElement } from 'react';
import { Disclosure, VisuallyHidden } from 'shared/ui';
import { cancelledNow, type Listing } from './listing.ts';
import { RateTable } from './rate-table.tsx';
import { foldRates, type RoomOffer } from './rules.ts';
import { useListWords } from './use-list-words.ts';

interface RoomRatesProps {
  readonly offer: RoomOffer;
  readonly listing: Listing;
  /** Of this room type; null while none is. */
  readonly chosenId: string | null;
  /** The rate that the guest's link named; null where it named another. */
  readonly linkedId: string | null;
  /** The rate that a price crawler presses; null where it is another room's. */
  readonly markedId: string | null;
  /** Where the room type stands, and among how many. */
  readonly index: number;
  readonly rooms: number;
  /** Whether all of its rates are shown. */
  readonly isUnfolded: boolean;
  readonly onUnfold: (isOpen: boolean) => void;
  readonly onChoose: (ratePlanId: string) => void;
}

/** The rates of a room type; of many only the best, and the others once they are asked for. */
export function RoomRates(props: RoomRatesProps): ReactElement {
  const { offer, listing, chosenId, linkedId, markedId, index, rooms, isUnfolded } = props;
  const { onUnfold, onChoose } = props;
  const { text } = useListWords();
  const { name } = offer.roomType;
  // What is chosen meanwhile stays where it was pressed.
  const [chosenAtFirst] = useState(chosenId);
  const { best, more } = foldRates(offer, {
    index,
    rooms,
    chosenId: chosenAtFirst,
    linkedId,
    when: cancelledNow(listing),
  });
  const table = { room: offer, listing, chosenId, linkedId, markedId, onChoose };
  return (
    <div className="rr-room__rates">
      <RateTable {...table} label={text('rooms.rates-of', { name })} rates={best} />
      {more.length > 0 && (
        <Disclosure
          className="rr-room__more-rates"
          open={isUnfolded}
          onToggle={onUnfold}
          summary={
            <>
              {text('rooms.more-rates', { count: more.length })}
              <VisuallyHidden>{text('rooms.more-rates-of', { name })}</VisuallyHidden>
            </>
          }
        >
          {isUnfolded && <RateTable {...table} label={text('rooms.rates-more', { name })} rates={more} />}
        </Disclosure>
      )}
    </div>
  );
}
