import { useUnit } from 'effector-react';
import { $property, type SlotProps } from 'shared/runtime';
import { Button, useMessages } from 'shared/ui';
import { HotelContact } from '../../hotel-contact.tsx';
import { messages } from '../../messages/index.ts';

/** What the shell's login dialog shows. */
export function LoginSlot({ onClose }: SlotProps) {
  const text = useMessages(messages);
  const property = useUnit($property);
  if (property === null) return null;
  return (
    <div className="stack">
      <p>{text('account.login.text', { hotel: property.propertyName })}</p>
      <HotelContact property={property} />
      <p>{text('account.noAccountNeeded')}</p>
      <div>
        <Button kind="primary" onClick={onClose}>
          {text('account.book')}
        </Button>
      </div>
    </div>
  );
}
