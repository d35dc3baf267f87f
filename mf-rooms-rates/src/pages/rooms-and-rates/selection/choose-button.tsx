import { useState, type ReactElement } from 'react';
import { Button } from 'shared/ui';
import type { Listing } from './listing.ts';
import type { RateOffer, RoomOffer } from './rules.ts';
import { useListWords } from './use-list-words.ts';

/**
 * Does `work` once the browser has painted what was drawn last, so that a press shows at once and the longer work follows.
 * Only for presses: a hidden page is not painted, and the work would wait.
 */
function afterPaint(work: () => void): void {
  // A frame's callback runs before the frame is painted, and a task that it starts runs after.
  requestAnimationFrame(() => {
    setTimeout(work);
  });
}

/** What Google's price crawler reads of the button that it has to press (docs/decisions/0109). */
const crawlerStep = {
  'data-nav-criticalpath': 'true',
  'data-nav-interactiontype': 'CLICK',
  'data-nav-interactionorder': '1',
} as const;

interface ChooseButtonProps {
  readonly room: RoomOffer;
  readonly offer: RateOffer;
  readonly listing: Listing;
  readonly isChosen: boolean;
  /** A price crawler presses it. */
  readonly isMarked?: boolean;
  readonly kind?: 'primary' | 'secondary';
  /** The guest pressed it; the choice itself follows what is painted. */
  readonly onPressed?: () => void;
  readonly onChoose: () => void;
}

/** Takes a rate for the room. Shown as chosen from the press on: another step may follow, which takes longer to draw. */
export function ChooseButton(props: ChooseButtonProps): ReactElement {
  const { room, offer, listing, isChosen, isMarked, kind = 'secondary', onPressed, onChoose } = props;
  const { text, money } = useListWords();
  const [isPressed, setIsPressed] = useState(false);
  const looksChosen = isChosen || isPressed;
  const isSoldOut = !isChosen && (room.isSoldOut === true || offer.isGone === true);
  return (
    <Button
      className={looksChosen ? 'rr-choose rr-choose--chosen' : 'rr-choose'}
      kind={kind}
      {...(isMarked === true ? crawlerStep : {})}
      {...(looksChosen ? { icon: 'check' as const } : {})}
      // It keeps the focus that it may have.
      aria-disabled={isSoldOut || undefined}
      aria-label={text(
        isSoldOut ? 'live.sold-out-full' : isChosen ? 'rate.chosen-full' : 'rate.choose-full',
        {
          rate: offer.rate.name,
          room: room.roomType.name,
          price: money(offer.total, listing.currency),
        },
      )}
      onClick={() => {
        if (isPressed || isSoldOut) return;
        setIsPressed(true);
        onPressed?.();
        afterPaint(() => {
          onChoose();
          setIsPressed(false);
        });
      }}
    >
      {text(isSoldOut ? 'live.sold-out' : looksChosen ? 'rate.chosen' : 'rate.choose')}
    </Button>
  );
}
