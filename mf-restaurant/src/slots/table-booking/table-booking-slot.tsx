import './table.css';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $property, type SlotProps } from 'shared/runtime';
import { ContactLinks, EmptyState, FailedState, Loading, Skeleton, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { Booked } from './booked-view.tsx';
import { $booked } from './create-model.ts';
import { $loadFailed, $restaurants, $today, formOpened, loadRetried } from './model.ts';
import { TableForm } from './table-form.tsx';

/** What the shell's table booking dialog shows; `detail` is the confirmation token of the stay for which a table is wanted. */
export function TableBookingSlot({ onClose, detail }: SlotProps) {
  const text = useMessages(messages);
  const { property, today, restaurants, failed, booked, opened, retry } = useUnit({
    property: $property,
    today: $today,
    restaurants: $restaurants,
    failed: $loadFailed,
    booked: $booked,
    opened: formOpened,
    retry: loadRetried,
  });
  useEffect(() => {
    opened(detail);
  }, [opened, detail]);
  if (property === null || today === null) return null;
  if (booked !== null) return <Booked table={booked} onClose={onClose} />;
  if (failed)
    return (
      <FailedState title={text('table.failed.title')} onRetry={() => retry()} contact={property}>
        {text('table.failed.text')}
      </FailedState>
    );
  if (restaurants === null)
    return (
      <div className="stack rt-form">
        <Skeleton lines={2} />
        <Skeleton shape="block" height={84} />
        <Skeleton shape="block" height={84} />
        <Loading label={text('table.loading')} />
      </div>
    );
  if (restaurants.length === 0)
    return (
      <EmptyState
        icon="cutlery"
        title={text('table.closed.title')}
        action={<ContactLinks contact={property} />}
      >
        {text('table.closed.text', { hotel: property.propertyName })}
      </EmptyState>
    );
  return <TableForm property={property} today={today} />;
}
