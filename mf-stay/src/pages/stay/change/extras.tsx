import { useUnit } from 'effector-react';
import type { Stay } from 'shared/contracts';
import { CheckboxField, NumberStepper, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { useAmount } from '../use-amount.ts';
import { type ExtraOffer, extraOffers, extrasKey, withExtra } from './extras.ts';
import { $extras, roomEdited } from './model.ts';
import type { Draft, DraftRoom } from './rules.ts';

interface ExtrasProps {
  readonly stay: Stay;
  readonly draft: Draft;
  readonly room: DraftRoom;
  readonly number: number;
}

/** The extras of a room: what it has, and what it may have beside that. */
export function Extras({ stay, draft, room, number }: ExtrasProps) {
  const text = useMessages(messages);
  const amount = useAmount(stay.currency);
  const { extras, edit } = useUnit({ extras: $extras, edit: roomEdited });
  const offers = extraOffers(stay, draft, room, extras[extrasKey(draft, room)] ?? null);
  if (offers.length === 0) return null;
  const hintOf = ({ cost, max, isCounted }: ExtraOffer): string => {
    if (cost === null) return text('change.extra.gone');
    if (max === 0) return text('change.extra.sold-out');
    if (cost === 0) return text('change.extra.free');
    return text(isCounted ? 'change.extra.each' : 'change.extra.stay', { price: amount.minor(cost) });
  };
  return (
    <div className="stack stack--s" role="group" aria-label={text('change.extras.room', { number })}>
      <h4 className="stay-editor__group">{text('change.extras')}</h4>
      {offers.map((offer) =>
        offer.isCounted ? (
          <NumberStepper
            key={offer.serviceId}
            label={offer.name}
            labelLanguage={offer.language}
            hint={hintOf(offer)}
            value={offer.quantity}
            min={0}
            max={offer.max}
            maxReason={offer.max === 0 ? null : text('change.extra.most')}
            onChange={(quantity) => edit(withExtra(room, offer.serviceId, quantity))}
          />
        ) : (
          <CheckboxField
            key={offer.serviceId}
            label={<span {...offer.language}>{offer.name}</span>}
            hint={hintOf(offer)}
            checked={offer.quantity > 0}
            disabled={offer.max === 0}
            onChange={(isTaken) =>
              edit(
                withExtra(
                  room,
                  offer.serviceId,
                  isTaken ? Math.max(1, offer.cost === null ? offer.max : 1) : 0,
                ),
              )
            }
          />
        ),
      )}
    </div>
  );
}
