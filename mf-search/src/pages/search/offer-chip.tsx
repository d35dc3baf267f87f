import type { Offer } from 'shared/contracts';
import { $search } from 'shared/runtime';
import { Icon, IconButton, reflect, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { $offer, offerDropped } from './model.ts';

interface OfferChipViewProps {
  /** The hotel's offer that is searched for; null where there is only a code. */
  readonly offer: Pick<Offer, 'name'> | null;
  readonly ratePlanCode: string | null;
  readonly onDrop: () => void;
}

/** The offer or the rate that is searched for: the fields do not show it, and the guest must be able to drop it. */
export function OfferChipView({ offer, ratePlanCode, onDrop }: OfferChipViewProps) {
  const text = useMessages(messages);
  const name = offer?.name ?? ratePlanCode;
  if (name === null) return null;
  return (
    <p className="se-chip">
      <Icon name="tag" size={16} />
      {/* A code of a link may be none of this hotel's: rooms and rates knows. */}
      {offer === null ? text('search.offer.code', { code: name }) : text('search.offer.yours', { name })}
      <IconButton icon="close" label={text('search.offer.drop', { name })} onClick={() => onDrop()} />
    </p>
  );
}

export const OfferChip = reflect({
  view: OfferChipView,
  bind: {
    offer: $offer,
    ratePlanCode: $search.map(({ ratePlanCode }) => ratePlanCode),
    onDrop: offerDropped,
  },
});
