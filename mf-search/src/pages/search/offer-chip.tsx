import { useUnit } from 'effector-react';
import { $search } from 'shared/runtime';
import { Icon, IconButton, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { $offer, offerDropped } from './model.ts';

/** The offer or the rate that is searched for: the fields do not show it, and the guest must be able to drop it. */
export function OfferChip() {
  const text = useMessages(messages);
  const { offer, search, drop } = useUnit({ offer: $offer, search: $search, drop: offerDropped });
  const name = offer?.name ?? search.ratePlanCode;
  if (name === null) return null;
  return (
    <p className="se-chip">
      <Icon name="tag" size={16} />
      {/* A code of a link may be none of this hotel's: rooms and rates knows. */}
      {offer === null ? text('search.offer.code', { code: name }) : text('search.offer.yours', { name })}
      <IconButton icon="close" label={text('search.offer.drop', { name })} onClick={() => drop()} />
    </p>
  );
}
