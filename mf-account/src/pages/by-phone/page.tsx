import { useUnit } from 'effector-react';
import { $property, paths } from 'shared/runtime';
import { Button, Card, PageHeading, useMessages } from 'shared/ui';
import { HotelContact } from '../../hotel-contact.tsx';
import { messages } from '../../messages/index.ts';

type AccountPageName = 'register' | 'forgot-password' | 'reset-password' | 'confirm-email' | 'manage-account';

/** One of the account pages: what it is for, and who at the hotel does it. */
export const accountPage = (name: AccountPageName) =>
  function AccountPage() {
    const text = useMessages(messages);
    const property = useUnit($property);
    if (property === null) return null;
    return (
      <div className="page-width page page--narrow">
        <PageHeading lead={text(`account.${name}.text`)}>{text(`account.${name}.title`)}</PageHeading>
        <Card padding="large">
          <div className="stack">
            <HotelContact property={property} />
            <p>{text('account.noAccountNeeded')}</p>
            <div>
              <Button kind="primary" href={paths.search(property.propertyCode)}>
                {text('account.book')}
              </Button>
            </div>
          </div>
        </Card>
      </div>
    );
  };
