import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $basket, type ReservationItem } from 'shared/runtime';
import { ChargedIn, FailedState, Loading, SectionHeading, Skeleton, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { serviceKey } from '../items/rules.ts';
import { $services, servicesRetried } from '../items/services.ts';
import { $activeItem } from '../selection/model.ts';
import { RoomTabs } from '../steps/room-tabs.tsx';
import { stepTitleId } from '../steps/use-step-focus.ts';
import { ExtraCard } from './extra-card.tsx';
import { extraOffers } from './rules.ts';
import './extras.css';

function ExtrasOf({ item }: { readonly item: ReservationItem }): ReactElement {
  const { basket, services, retry } = useUnit({
    basket: $basket,
    services: $services,
    retry: servicesRetried,
  });
  const text = useMessages(messages);
  const state = services[serviceKey(item)];
  if (state?.kind === 'failed')
    return (
      <FailedState title={text('extras.failed')} onRetry={retry}>
        {text('extras.failed-text')}
      </FailedState>
    );
  if (state?.kind !== 'loaded')
    return (
      <div className="stack stack--m">
        <Loading label={text('extras.loading')} />
        <Skeleton shape="block" height={132} lines={3} />
      </div>
    );
  const offers = extraOffers(item, basket.items, state.response, basket.currency);
  if (offers.length === 0) return <p className="muted">{text('extras.none')}</p>;
  return (
    <ul className="stack stack--m rr-extras">
      {offers.map((offer) => (
        <ExtraCard key={offer.service.serviceId} offer={offer} roomNumber={item.roomNumber} />
      ))}
    </ul>
  );
}

/** What can be added to the active room. */
export function ExtrasStep(): ReactElement | null {
  const { item, basket } = useUnit({ item: $activeItem, basket: $basket });
  const text = useMessages(messages);
  if (item === null) return null;
  const { roomNumber, roomType } = item;
  return (
    <div className="stack">
      <RoomTabs step="extras" rooms={basket.items} />
      <div className="rr-heading">
        <SectionHeading id={stepTitleId}>
          {basket.rooms.length === 1
            ? text('extras.one-heading', { room: roomType.name })
            : text('extras.heading', { number: roomNumber, room: roomType.name })}
        </SectionHeading>
        <ChargedIn currency={basket.currency} />
      </div>
      <ExtrasOf item={item} />
    </div>
  );
}
