import { useUnit } from 'effector-react';
import { $basket, createMessages } from 'shared/runtime';
import { useMessages } from 'shared/ui';
import { cardFormEnGb } from 'shared/ui/card/messages';
import { enGB } from '../../messages/en-GB.ts';
import { optionalEnGB } from '../../messages/optional.en-GB.ts';
import { guestRoomOf, placeOf, type RejectionReason } from './rejection-reasons.ts';
import type { BookingError } from './rules.ts';

/** Fields are called what the form calls them. */
const messages = createMessages({ ...enGB, ...optionalEnGB, ...cardFormEnGb });

interface RejectionReasonsProps {
  readonly error: Extract<BookingError, { readonly kind: 'rejected' }>;
}

/** Why a booking was rejected: field by field, else the server's message. */
export function RejectionReasons({ error: { message, reasons } }: RejectionReasonsProps) {
  const text = useMessages(messages);
  const { items } = useUnit($basket);
  const nameOf = (reason: RejectionReason): string => {
    const place = placeOf(reason);
    if (place !== null) return text(place.name);
    const room = guestRoomOf(reason);
    return room === null
      ? reason.path
      : text('checkout.refused.guest', { number: items[room]?.roomNumber ?? room + 1 });
  };
  const shown = reasons.filter(({ sentence }) => sentence === null || sentence !== message);
  if (shown.length === 0) return message !== null && <p>{message}</p>;
  return shown.map((reason) => (
    <p key={`${reason.path} ${reason.sentence ?? ''}`}>
      {`${nameOf(reason)}: ${reason.sentence ?? text('checkout.refused.unfit')}`}
    </p>
  ));
}
