import { useUnit } from 'effector-react';
import type { Property } from 'shared/contracts';
import { paths } from 'shared/runtime';
import { Button, Notice, useMessages } from 'shared/ui';
import { afterMessages } from '../../messages/after.ts';
import { $isAccountMissing } from './model.ts';

/** product.md 8: the booking was made, the account with it was not; the way to make it. */
export function MissingAccount({ property }: { readonly property: Property }) {
  const text = useMessages(afterMessages);
  const isMissing = useUnit($isAccountMissing);
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
