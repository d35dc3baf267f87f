import { useUnit } from 'effector-react';
import { $property, type SlotProps } from 'shared/runtime';
import { Button, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';

/** What the shell's table booking dialog shows; `detail` is the reservation for which a table is wanted. */
export function TableBookingSlot({ onClose, detail }: SlotProps) {
  const text = useMessages(messages);
  const property = useUnit($property);
  if (property === null) return null;
  return (
    <div className="stack">
      <p>{text('table.text', { hotel: property.propertyName })}</p>
      {detail !== null && <p>{text('table.reference')}</p>}
      <div className="cluster">
        <Button kind="primary" icon="phone" href={`tel:${property.telephone.replace(/[^+\d]/g, '')}`}>
          {text('table.call', { telephone: property.telephone })}
        </Button>
        <Button icon="mail" href={`mailto:${property.email}`}>
          {text('table.write', { email: property.email })}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {text('table.close')}
        </Button>
      </div>
    </div>
  );
}
