import type { ReactElement } from 'react';
import { nightsText } from 'shared/domain';
import { Price } from 'shared/ui';
import { ChooseButton } from './choose-button.tsx';
import type { Listing } from './listing.ts';
import { rateFacts } from './rate-facts.ts';
import type { RoomOffer } from './rules.ts';
import { useListWords } from './use-list-words.ts';

interface RoomOfferBarProps {
  readonly offer: RoomOffer;
  readonly listing: Listing;
  /** Of this room type; null while none is. */
  readonly chosenId: string | null;
  readonly onPressed: () => void;
  readonly onChoose: (ratePlanId: string) => void;
}

/** Below all that there is to read about a room: what it costs, at the rate that was chosen or its lowest, and the button. */
export function RoomOfferBar(props: RoomOfferBarProps): ReactElement | null {
  const { offer, listing, chosenId, onPressed, onChoose } = props;
  const words = useListWords();
  const { text } = words;
  const shown =
    offer.rates.find(({ rate }) => rate.ratePlanId === chosenId) ??
    offer.rates.find(({ total }) => total === offer.from);
  if (shown === undefined) return null;
  const { rate, total, original } = shown;
  const { cancellation } = rateFacts(shown, listing, words);
  return (
    <div className="rr-offer-bar">
      <Price
        amount={total}
        original={original}
        currency={listing.currency}
        caption={
          <>
            {text('rooms.offer', { rate: rate.name, nights: nightsText(rate.nights.length, text) })}
            {cancellation !== null && <span className="rr-rate__night">{cancellation.text}</span>}
          </>
        }
      />
      <ChooseButton
        room={offer}
        offer={shown}
        listing={listing}
        isChosen={rate.ratePlanId === chosenId}
        kind="primary"
        onPressed={onPressed}
        onChoose={() => {
          onChoose(rate.ratePlanId);
        }}
      />
    </div>
  );
}
