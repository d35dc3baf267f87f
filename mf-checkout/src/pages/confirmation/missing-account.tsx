import type { Property } from 'shared/contracts';
import { paths } from 'shared/runtime';
import { Button, Notice, reflect, useMessages } from 'shared/ui';
import { bookedMessages } from '../../messages/booked.en-GB.ts';
import { $isAccountMissing } from './model.ts';

interface MissingAccountProps {
  readonly property: Property;
  readonly isMissing: boolean;
}

/** product.md 8: the booking was made, the account with it was not; the way to make it. */
export function MissingAccountView({ property, isMissing }: MissingAccountProps) {
  const text = useMessages(bookedMessages);
  if (!isMissing) return null;
  return (
    <Notice
      tone="warning"
      title={text('error.create-account-failed')}
      className="co-missing-account"
      action={
        <Button href={paths.register(property.propertyCode)}>{text('confirmation.account.action')}</Button>
      }
    >
      {text('confirmation.account.text')}
    </Notice>
  );
}

export const MissingAccount = reflect({ view: MissingAccountView, bind: { isMissing: $isAccountMissing } });
