import type { Property } from 'shared/contracts';
import { Button, useMessages } from 'shared/ui';
import { messages } from './messages/index.ts';

/** The hotel's telephone and e-mail as links. */
export function HotelContact({ property }: { readonly property: Property }) {
  const text = useMessages(messages);
  return (
    <p>
      <Button kind="link" icon="phone" href={`tel:${property.telephone.replace(/[^+\d]/g, '')}`}>
        {text('account.call', { telephone: property.telephone })}
      </Button>
      <Button kind="link" icon="mail" href={`mailto:${property.email}`}>
        {text('account.write', { email: property.email })}
      </Button>
    </p>
  );
}
