import { useUnit } from 'effector-react';
import { useState, type ReactElement } from 'react';
import { $basket, type ReservationItem } from 'shared/runtime';
import { FailedState, Loading, Skeleton, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { serviceKey } from '../items/rules.ts';
import { $services, servicesRetried } from '../items/services.ts';
import { OnDemandDisclosure } from '../selection/on-demand-disclosure.tsx';
import { Part } from '../yours/part.tsx';
import { ExtraCard } from './extra-card.tsx';
import { extraOffers, firstExtras, type ExtraOffer } from './rules.ts';
import './extras.css';

interface ExtrasListProps {
  readonly item: ReservationItem;
  readonly offers: readonly ExtraOffer[];
}

/** The first few extras of a room and what of it was chosen; the others on demand. */
function ExtrasList({ item, offers }: ExtrasListProps): ReactElement {
  const { rooms } = useUnit($basket);
  const text = useMessages(messages);
  // What was chosen when the page was opened stays where it is, whatever is chosen then.
  const [first] = useState(() => firstExtras(offers, rooms.length));
  const isFirst = ({ service }: ExtraOffer): boolean => first.includes(service.serviceId);
  const others = offers.filter((offer) => !isFirst(offer));
  const list = (shown: readonly ExtraOffer[], label: string): ReactElement => (
    <ul className="rr-extras" aria-label={label}>
      {shown.map((offer) => (
        <ExtraCard key={offer.service.serviceId} offer={offer} roomNumber={item.roomNumber} />
      ))}
    </ul>
  );
  const name = { number: item.roomNumber, room: item.roomType.name };
  return (
    <div className="rr-extras-of">
      {list(offers.filter(isFirst), text('extras.heading', name))}
      {others.length > 0 && (
        <OnDemandDisclosure kind="boxed" summary={text('extras.more', { count: others.length })}>
          {() => list(others, text('extras.more-for', name))}
        </OnDemandDisclosure>
      )}
    </div>
  );
}

function ExtrasOf({ item }: { readonly item: ReservationItem }): ReactElement | null {
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
  if (offers.length === 0) return null;
  return <ExtrasList item={item} offers={offers} />;
}

/** What can be added to each room; absent where the hotel has nothing to add. */
export function ExtrasPart(): ReactElement | null {
  const { basket, services } = useUnit({ basket: $basket, services: $services });
  const text = useMessages(messages);
  const rooms = basket.items.filter((item) => {
    const state = services[serviceKey(item)];
    return state?.kind !== 'loaded' || state.response.services.length > 0;
  });
  if (rooms.length === 0) return null;
  return (
    <Part title={text('page.title-extras')} lead={text('page.lead-extras')}>
      {rooms.map((item) => (
        <div
          key={item.roomNumber}
          role="group"
          aria-label={text('extras.heading', { number: item.roomNumber, room: item.roomType.name })}
          className="rr-part__of-room"
        >
          {basket.rooms.length > 1 && (
            <h3 className="rr-part__room">
              {text('extras.heading', { number: item.roomNumber, room: item.roomType.name })}
            </h3>
          )}
          {/* Another room has extras of its own. */}
          <ExtrasOf key={serviceKey(item)} item={item} />
        </div>
      ))}
    </Part>
  );
}
