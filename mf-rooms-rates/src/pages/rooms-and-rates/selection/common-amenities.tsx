import type { ReactElement } from 'react';
import { useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';

/** What every room has, once, so that the cards say what sets them apart. */
export function CommonAmenities({
  amenities,
}: {
  readonly amenities: readonly string[];
}): ReactElement | null {
  const text = useMessages(messages);
  if (amenities.length === 0) return null;
  return (
    <p className="rr-common">
      <strong>{text('rooms.all-have')}</strong> <span className="muted">{amenities.join(' · ')}</span>
    </p>
  );
}
