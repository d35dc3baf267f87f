import { useUnit } from 'effector-react';
import { useState, type ReactElement } from 'react';
import { Disclosure, useMessages, VisuallyHidden } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { $unfolded, ratesUnfolded } from './model.ts';
import { RateRow } from './rate-row.tsx';
import { foldRates, type RateOffer, type RoomOffer } from './rules.ts';

interface RoomRatesProps {
  readonly offer: RoomOffer;
  readonly roomNumber: number;
  /** Of this room type; null while none is. */
  readonly chosenId: string | null;
  /** Where the room type stands, and among how many. */
  readonly index: number;
  readonly rooms: number;
}

/** The rates of a room type; of many only the best, and the others once they are asked for. */
export function RoomRates({ offer, roomNumber, chosenId, index, rooms }: RoomRatesProps): ReactElement {
  const { unfolded, unfold } = useUnit({ unfolded: $unfolded, unfold: ratesUnfolded });
  const text = useMessages(messages);
  const { roomTypeId, name } = offer.roomType;
  // What is chosen meanwhile stays where it was pressed.
  const [chosenAtFirst] = useState(chosenId);
  const { best, more } = foldRates(offer, { index, rooms, chosenId: chosenAtFirst });
  const isOpen = unfolded.includes(roomTypeId);
  const rows = (offers: readonly RateOffer[]) =>
    offers.map((each) => (
      <RateRow
        key={each.rate.ratePlanId}
        room={offer}
        offer={each}
        roomNumber={roomNumber}
        isChosen={chosenId === each.rate.ratePlanId}
      />
    ));
  return (
    <>
      <ul className="rr-room__rates" aria-label={text('rooms.rates-of', { name })}>
        {rows(best)}
      </ul>
      {more.length > 0 && (
        <Disclosure
          className="rr-room__more-rates"
          open={isOpen}
          onToggle={(open) => {
            unfold({ roomTypeId, isOpen: open });
          }}
          summary={
            <>
              {text('rooms.more-rates', { count: more.length })}
              <VisuallyHidden>{text('rooms.more-rates-of', { name })}</VisuallyHidden>
            </>
          }
        >
          {isOpen && (
            <ul className="rr-room__rates" aria-label={text('rooms.rates-more', { name })}>
              {rows(more)}
            </ul>
          )}
        </Disclosure>
      )}
    </>
  );
}
