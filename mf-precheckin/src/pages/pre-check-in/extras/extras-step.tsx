import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { FailedState, Loading, SectionHeading, Skeleton, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { StepForm } from '../components/step-form.tsx';
import type { StepProps } from '../components/step-props.ts';
import { ExtraCard } from './extra-card.tsx';
import { $roomExtras, extrasRetried, type RoomExtras } from './model.ts';

interface ExtrasStepProps extends StepProps {
  readonly item: number;
}

interface ExtrasListProps {
  readonly room: RoomExtras;
  readonly item: number;
  readonly currency: string;
}

function ExtrasList({ room, item, currency }: ExtrasListProps): ReactElement {
  const text = useMessages(messages);
  const retry = useUnit(extrasRetried);
  if (room.state === 'failed') {
    return (
      <FailedState title={text('extras.failed')} onRetry={() => retry()}>
        {text('extras.failed-text')}
      </FailedState>
    );
  }
  if (room.state === 'loading') {
    return (
      <div className="stack stack--m">
        <Loading label={text('extras.loading')} />
        <Skeleton shape="block" height={120} lines={3} />
      </div>
    );
  }
  if (room.offers.length === 0) return <p className="muted">{text('extras.none')}</p>;
  return (
    <ul className="stack stack--m pc-plain">
      {room.offers.map((offer) => (
        <ExtraCard key={offer.service.serviceId} offer={offer} item={item} currency={currency} />
      ))}
    </ul>
  );
}

/** What can be added to a room, beside what it has (product.md 4). */
export function ExtrasStep({ reservation, item }: ExtrasStepProps): ReactElement | null {
  const text = useMessages(messages);
  const rooms = useUnit($roomExtras);
  const booked = reservation.reservationItems[item];
  const room = rooms[item];
  if (booked === undefined || room === undefined) return null;
  const { currency } = reservation.paymentDetails;
  return (
    <StepForm title={text('extras.title')} lead={text('extras.lead')}>
      <SectionHeading>
        {reservation.reservationItems.length === 1
          ? text('extras.heading', { room: booked.roomType })
          : text('extras.heading-numbered', { number: item + 1, room: booked.roomType })}
      </SectionHeading>
      <ExtrasList room={room} item={item} currency={currency} />
    </StepForm>
  );
}
